import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { Download, Printer } from 'lucide-react'
import { useCallback, useState } from 'react'
import { listSectionPairsCall, type SectionPair } from '#shared/contract/law.ts'
import { writeCsv } from '#shared/csv.ts'
import { deriveErrorMessage } from '#web/api.ts'
import { BackLink } from '#web/BackLink.tsx'
import { query } from '#web/calls.ts'
import { saveFile } from '#web/save-file.ts'
import { Button } from '#web/ui/Button.tsx'
import { Chip, ChipRow } from '#web/ui/Chip.tsx'
import { EmptyState } from '#web/ui/EmptyState.tsx'
import { ErrorState } from '#web/ui/ErrorState.tsx'
import { SearchField } from '#web/ui/SearchField.tsx'
import { Skeleton } from '#web/ui/Skeleton.tsx'
import { useFilters } from '#web/use-filters.ts'
import { findPairs } from './find-pairs.ts'
import { PairTable } from './PairTable.tsx'
import { codes } from './pairs-search.ts'

const route = getRouteApi('/law/old-and-new')
const shownFirst = 150

/** Finds the new section for an old one and the reverse. */
export function OldAndNewPage() {
  const pairs = useQuery(query(listSectionPairsCall))
  const { view, type, choose } = useFilters(route.useSearch(), route.useNavigate())
  const search = useCallback((q: string) => type({ q }), [type])
  const found = findPairs(pairs.data ?? [], view.q, view.code)
  return (
    <div className="mx-auto w-full max-w-5xl px-4 py-6 sm:px-6 sm:py-8 print:p-0">
      <div data-chrome="">
        <BackLink to={{ to: '/resources' }}>Resource Hub</BackLink>
      </div>
      <h1 className="text-3xl">Old and new sections</h1>
      <p className="mt-2 mb-6 max-w-2xl text-lg text-muted print:hidden">
        The Penal Code, the Code of Criminal Procedure and the Evidence Act against the three statutes of
        2023, both ways.
      </p>
      <div className="flex flex-col gap-4 print:hidden">
        <div className="max-w-xl">
          <SearchField
            label="Section or matter"
            placeholder="498A, BNS 103, धारा 302, cheating"
            maxLength={100}
            value={view.q}
            onChange={search}
          />
        </div>
        <ChipRow label="Statutes">
          {codes.map(({ id, label }) => (
            <Chip key={id} pressed={id === view.code} onClick={() => choose({ code: id })}>
              {label}
            </Chip>
          ))}
        </ChipRow>
      </div>
      {pairs.isError ? (
        <ErrorState
          title="The table could not be loaded"
          message={deriveErrorMessage(pairs.error, 'Check the connection and try again.')}
          onRetry={() => void pairs.refetch()}
        />
      ) : pairs.data ? (
        <Found key={`${view.q} ${view.code}`} found={found} onClear={() => type({ q: '', code: 'all' })} />
      ) : (
        <div className="mt-6">
          <Skeleton count={6} className="h-11" label="Loading the table..." />
        </div>
      )}
    </div>
  )
}

function Found({ found, onClear }: { found: readonly SectionPair[]; onClear: () => void }) {
  const [isWhole, setWhole] = useState(false)
  if (found.length === 0)
    return (
      <EmptyState
        title="No such section"
        hint="The table knows the numbers of the six statutes and a short name of each."
        action={
          <Button variant="secondary" onClick={onClear}>
            Show the whole table
          </Button>
        }
      />
    )
  const shown = isWhole ? found : found.slice(0, shownFirst)
  const save = () =>
    saveFile('old_and_new_sections.csv', new Blob([writePairsCsv(found)], { type: 'text/csv;charset=utf-8' }))
  const print = () => {
    setWhole(true)
    // Prints after the remaining rows have been rendered.
    requestAnimationFrame(() => requestAnimationFrame(() => window.print()))
  }
  return (
    <section aria-label="The table" className="mt-4">
      <div className="mb-2 flex flex-wrap items-center justify-between gap-x-4 print:hidden">
        <p role="status" className="font-semibold">
          {found.length.toLocaleString('en-IN')} {found.length === 1 ? 'entry' : 'entries'}
        </p>
        <div className="-mx-4 flex">
          <Button variant="quiet" onClick={save}>
            <Download aria-hidden="true" className="size-4" />
            CSV
          </Button>
          <Button variant="quiet" onClick={print}>
            <Printer aria-hidden="true" className="size-4" />
            Print
          </Button>
        </div>
      </div>
      <PairTable pairs={shown} />
      {shown.length < found.length ? (
        <div className="mt-4 text-center print:hidden">
          <Button variant="secondary" onClick={() => setWhole(true)}>
            Show all {found.length.toLocaleString('en-IN')}
          </Button>
        </div>
      ) : null}
      <p className="mt-4 text-sm text-muted">
        A section that took the place of another is not always the same in words: read it before you cite it.
        For offences before 1 July 2024 the Penal Code still governs.
      </p>
    </section>
  )
}

const headings = ['Old Act', 'Old section', 'New Act', 'New section', 'Matter', 'Note']

function writePairsCsv(pairs: readonly SectionPair[]): string {
  const rows = pairs.map(({ old, current, name, isInForce }) => [
    old?.act ?? '',
    old?.section ?? '',
    current?.act ?? '',
    current?.section ?? '',
    name,
    isInForce ? '' : 'not in force',
  ])
  return writeCsv([headings, ...rows])
}
