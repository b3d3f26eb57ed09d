import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query'
import { type RefObject, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { drawPagesCall, type FormValues, pagesAtOnce } from '#shared/contract/forms.ts'
import type { CourtProfileName } from '#shared/courts.ts'
import type { Language } from '#shared/languages.ts'
import { useAnswers } from '#web/answers.ts'
import { send } from '#web/calls.ts'
import { useMessages } from '#web/messages.ts'
import { Button } from '#web/ui/Button.tsx'
import { ErrorState } from '#web/ui/ErrorState.tsx'
import { useBuilder, usePapersInSight } from '../builder-context.ts'
import { builderMessages } from '../messages.ts'
import './pages.css'

type Drawing = { number: number; values: FormValues }
type Asked = Drawing & { formId: number; paper: string; courtProfile: CourtProfileName; language: Language }

let drawings = 0
const startDrawing = (values: FormValues): Drawing => ({ number: ++drawings, values })

/**
 * The paper as it will be printed: pictures of the pages of its PDF, with the page numbers of the whole
 * set. They are drawn when they are asked for, and do not follow what is typed.
 */
export function PageView({ profile }: { profile: CourtProfileName }) {
  const say = useMessages(builderMessages)
  const { sayFailure } = useAnswers()
  const { form, store, language } = useBuilder()
  const { shownId } = usePapersInSight()
  const [drawing, setDrawing] = useState(() => startDrawing(store.values()))
  const isOlder = useSyncExternalStore(store.subscribe, () => store.values() !== drawing.values)
  const asked = { ...drawing, formId: form.id, paper: shownId, courtProfile: profile, language }
  const { data, error, isFetching, refetch } = useQuery({
    ...picturesQuery(asked, 1),
    placeholderData: keepPreviousData,
  })
  const again = () => setDrawing(startDrawing(store.values()))

  if (error)
    return (
      <div className="min-h-64 flex-1 bg-sunken p-3 sm:p-5">
        <ErrorState
          title={say('pagesNotDrawn')}
          message={sayFailure(error, say('checkConnection'))}
          onRetry={isOlder ? again : () => void refetch()}
        />
      </div>
    )
  return (
    <div className="flex min-h-0 flex-1 flex-col bg-sunken">
      <div className="flex min-h-12 flex-wrap items-center gap-x-3 border-b border-rule bg-sheet px-3 text-sm text-muted">
        <p role="status" className="py-1">
          {data && !isFetching ? describePages(data) : say('drawingPages')}
          {isOlder && !isFetching ? ` ${say('pagesOlder')}` : null}
        </p>
        {isOlder ? (
          <Button variant="quiet" className="ml-auto" onClick={again}>
            {say('drawAgain')}
          </Button>
        ) : null}
      </div>
      <section
        aria-label={say('documentPreview')}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the arrow keys scroll it
        tabIndex={0}
        className="min-h-64 flex-1 p-3 sm:p-5 lg:overflow-y-auto lg:overscroll-contain"
      >
        <ol className="flex flex-col gap-4">
          {Array.from({ length: data?.pages ?? 1 }, (_, index) => (
            <Page
              // biome-ignore lint/suspicious/noArrayIndexKey: pages have no other name than their number
              key={index}
              page={index + 1}
              pages={data?.pages}
              number={data && data.firstNumber + index}
              asked={asked}
            />
          ))}
        </ol>
      </section>
    </div>
  )

  function describePages({ pages, firstNumber }: { pages: number; firstNumber: number }): string {
    return say('pagesDrawn', { count: pages, first: firstNumber, last: firstNumber + pages - 1 })
  }
}

type PageProps = { page: number; pages: number | undefined; number: number | undefined; asked: Asked }

/** Its picture is fetched, with those beside it, when it comes near the screen. */
function Page({ page, pages, number, asked }: PageProps) {
  const say = useMessages(builderMessages)
  const item = useRef<HTMLLIElement>(null)
  const isNear = useIsNear(item)
  const from = page - ((page - 1) % pagesAtOnce)
  const { data } = useQuery({
    ...picturesQuery(asked, from),
    enabled: isNear && pages !== undefined,
    placeholderData: keepPreviousData,
  })
  const picture = data?.pictures[page - from]
  return (
    <li ref={item}>
      <div className="page-edge">
        {picture && pages ? (
          <img src={`data:image/png;base64,${picture}`} alt={say('pageOf', { page, pages })} />
        ) : null}
      </div>
      <p aria-hidden="true" className="mt-1 text-center text-xs text-muted tabular-nums">
        {number}
      </p>
    </li>
  )
}

function picturesQuery({ number, values, formId, paper, courtProfile, language }: Asked, from: number) {
  return queryOptions({
    queryKey: ['page-pictures', number, formId, paper, courtProfile, language, from],
    queryFn: ({ signal }) =>
      send(
        drawPagesCall,
        { params: { id: formId }, body: { language, courtProfile, values, paper, from } },
        signal,
      ),
    gcTime: 60_000,
  })
}

/** True once the element has come within a screen of what is seen. */
function useIsNear(element: RefObject<HTMLElement | null>): boolean {
  const [isNear, setIsNear] = useState(false)
  useEffect(() => {
    if (!element.current || isNear) return
    const look = new IntersectionObserver(
      entries => entries.some(({ isIntersecting }) => isIntersecting) && setIsNear(true),
      { rootMargin: '100%' },
    )
    look.observe(element.current)
    return () => look.disconnect()
  }, [element, isNear])
  return isNear
}
