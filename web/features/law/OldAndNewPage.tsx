import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { Download, Printer } from 'lucide-react'
import { useCallback, useState } from 'react'
import { listSectionPairsCall, type SectionPair } from '#shared/contract/law.ts'
import { writeCsv } from '#shared/csv.ts'
import { deriveErrorMessage } from '#web/api.ts'
import { BackLink } from '#web/BackLink.tsx'
import { query } from '#web/calls.ts'
import { useMessages } from '#web/messages.ts'
import { saveFile } from '#web/save-file.ts'
import { Button } from '#web/ui/Button.tsx'
import { Chip, ChipRow } from '#web/ui/Chip.tsx'
import { EmptyState } from '#web/ui/EmptyState.tsx'
import { ErrorState } from '#web/ui/ErrorState.tsx'
import { SearchField } from '#web/ui/SearchField.tsx'
import { Skeleton } from '#web/ui/Skeleton.tsx'
import { useFilters } from '#web/use-filters.ts'
import { findPairs } from './find-pairs.ts'
import { type LawSay, lawMessages } from './messages.ts'
import { PairTable } from './PairTable.tsx'
import { codes } from './pairs-search.ts'

const route = getRouteApi('/law/old-and-new')
const shownFirst = 150

/** Finds the new section for an old one and the reverse. */
export function OldAndNewPage() {
  const say = useMessages(lawMessages)
  const pairs = useQuery(query(listSectionPairsCall))
  const { view, type, choose } = useFilters(route.useSearch(), route.useNavigate())
  const search = useCallback((q: string) => type({ q }), [type])
  const found = findPairs(pairs.data ?? [], view.q, view.code)
  return (
    <div className="mx-auto w-full max-w-5xl px-4 py-6 sm:px-6 sm:py-8 print:p-0">
      <div data-chrome="">
        <BackLink to={{ to: '/resources' }}>{say('resourceHub')}</BackLink>
      </div>
      <h1 className="text-3xl">{say('pairsTitle')}</h1>
      <p className="mt-2 mb-6 max-w-2xl text-lg text-muted print:hidden">{say('pairsHint')}</p>
      <div className="flex flex-col gap-4 print:hidden">
        <div className="max-w-xl">
          <SearchField
            label={say('sectionOrMatter')}
            placeholder={say('sectionOrMatterExample')}
            maxLength={100}
            value={view.q}
            onChange={search}
          />
        </div>
        <ChipRow label={say('statutes')}>
          {codes.map(({ id, label }) => (
            <Chip key={id} pressed={id === view.code} onClick={() => choose({ code: id })}>
              {say(label)}
            </Chip>
          ))}
        </ChipRow>
      </div>
      {pairs.isError ? (
        <ErrorState
          title={say('tableNotLoaded')}
          message={deriveErrorMessage(pairs.error, say('checkConnection'))}
          onRetry={() => void pairs.refetch()}
        />
      ) : pairs.data ? (
        <Found key={`${view.q} ${view.code}`} found={found} onClear={() => type({ q: '', code: 'all' })} />
      ) : (
        <div className="mt-6">
          <Skeleton count={6} className="h-11" label={say('loadingTable')} />
        </div>
      )}
    </div>
  )
}

function Found({ found, onClear }: { found: readonly SectionPair[]; onClear: () => void }) {
  const say = useMessages(lawMessages)
  const [isWhole, setWhole] = useState(false)
  if (found.length === 0)
    return (
      <EmptyState
        title={say('noPair')}
        hint={say('noPairHint')}
        action={
          <Button variant="secondary" onClick={onClear}>
            {say('wholeTable')}
          </Button>
        }
      />
    )
  const shown = isWhole ? found : found.slice(0, shownFirst)
  const save = () =>
    saveFile(
      'old_and_new_sections.csv',
      new Blob([writePairsCsv(found, say)], { type: 'text/csv;charset=utf-8' }),
    )
  const print = () => {
    setWhole(true)
    // Prints after the remaining rows have been rendered.
    requestAnimationFrame(() => requestAnimationFrame(() => window.print()))
  }
  return (
    <section aria-label={say('theTable')} className="mt-4">
      <div className="mb-2 flex flex-wrap items-center justify-between gap-x-4 print:hidden">
        <p role="status" className="font-semibold">
          {say('entries', { count: found.length })}
        </p>
        <div className="-mx-4 flex">
          <Button variant="quiet" onClick={save}>
            <Download aria-hidden="true" className="size-4" />
            CSV
          </Button>
          <Button variant="quiet" onClick={print}>
            <Printer aria-hidden="true" className="size-4" />
            {say('print')}
          </Button>
        </div>
      </div>
      <PairTable pairs={shown} />
      {shown.length < found.length ? (
        <div className="mt-4 text-center print:hidden">
          <Button variant="secondary" onClick={() => setWhole(true)}>
            {say('showAllEntries', { count: found.length.toLocaleString('en-IN') })}
          </Button>
        </div>
      ) : null}
      <p className="mt-4 text-sm text-muted">{say('pairsNote')}</p>
    </section>
  )
}

const headings = ['oldAct', 'oldSection', 'newAct', 'newSectionColumn', 'matter', 'note'] as const

function writePairsCsv(pairs: readonly SectionPair[], say: LawSay): string {
  const rows = pairs.map(({ old, current, name, isInForce }) => [
    old?.act ?? '',
    old?.section ?? '',
    current?.act ?? '',
    current?.section ?? '',
    name,
    isInForce ? '' : say('notInForce'),
  ])
  return writeCsv([headings.map(key => say(key)), ...rows])
}
