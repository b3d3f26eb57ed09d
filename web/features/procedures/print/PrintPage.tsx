import { useQuery } from '@tanstack/react-query'
import { getRouteApi, Link } from '@tanstack/react-router'
import { ChevronLeft, Printer } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { useFullAddress } from '#web/address.ts'
import { LawChanged } from '#web/features/law/parts/LawChanged.tsx'
import { useMessages } from '#web/messages.ts'
import { PageTitle } from '#web/shell/PageTitle.tsx'
import { Button } from '#web/ui/Button.tsx'
import { ErrorState } from '#web/ui/ErrorState.tsx'
import { Skeleton } from '#web/ui/Skeleton.tsx'
import { guideMessages } from '../guide/messages.ts'
import { viewGuide } from '../model/view-guide.ts'
import { procedureQuery, progressQuery } from '../queries.ts'
import { ChecklistSheet } from './ChecklistSheet.tsx'
import { GuideSheet } from './GuideSheet.tsx'
import './guide-sheet.css'

const route = getRouteApi('/procedures/$slug/print')

/** The guide or its checklist, printed as soon as it has loaded. */
export function PrintPage() {
  const { slug } = route.useParams()
  const { part, ...find } = route.useSearch()
  const isChecklist = part === 'checklist'
  const say = useMessages(guideMessages)
  const fullAddress = useFullAddress()
  const guide = useQuery(procedureQuery(slug))
  const progress = useQuery(progressQuery(slug))
  const isReady = guide.data !== undefined && !progress.isPending
  usePrintOnce(isReady)
  if (guide.isError)
    return (
      <div className="mx-auto w-full max-w-3xl px-4 py-10">
        <ErrorState title={say('notLoaded')} message={say('refresh')} onRetry={() => guide.refetch()} />
      </div>
    )
  if (!isReady)
    return (
      <div className="mx-auto w-full max-w-3xl px-4 py-10">
        <Skeleton count={1} className="h-[60rem]" label={say('loading')} />
      </div>
    )
  const Sheet = isChecklist ? ChecklistSheet : GuideSheet
  const inHand = viewGuide(guide.data, find, progress.data?.done ?? [])
  const procedure = inHand.guide
  return (
    <div className="mx-auto w-full max-w-[52rem] px-4 py-4 sm:px-6 print:max-w-none print:p-0">
      <PageTitle title={`${procedure.title}: ${isChecklist ? say('checklist') : say('completeGuide')}`} />
      <div data-chrome="" className="mb-4 flex flex-wrap items-center justify-between gap-3">
        <Link
          to="/procedures/$slug"
          params={{ slug }}
          search={find}
          className="-ml-1 inline-flex min-h-11 items-center gap-1 text-sm text-muted no-underline hover:underline"
        >
          <ChevronLeft aria-hidden="true" className="size-4" />
          {say('backToGuide')}
        </Link>
        <Button onClick={() => window.print()}>
          <Printer aria-hidden="true" className="size-4" />
          {say('print')}
        </Button>
      </div>
      <LawChanged kind="guide" id={slug} />
      <Sheet
        inHand={inHand}
        link={fullAddress({ to: '/procedures/$slug', params: { slug }, search: { answer: inHand.answer } })}
      />
    </div>
  )
}

/** Waits for the fonts: printing earlier would use others. */
function usePrintOnce(isReady: boolean) {
  const isPrinted = useRef(false)
  useEffect(() => {
    if (!isReady || isPrinted.current) return
    isPrinted.current = true
    void document.fonts.ready.then(() => window.print())
  }, [isReady])
}
