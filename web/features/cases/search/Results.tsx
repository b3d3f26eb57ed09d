import { type ReactNode, useEffect, useRef } from 'react'
import type { CaseSearchAnswer } from '#shared/contract/cases.ts'
import { useMedia } from '#web/use-device.ts'
import type { Asked } from '../queries.ts'
import type { CaseLawView } from '../search-params.ts'
import { SaveSearch } from '../searches/SaveSearch.tsx'
import { CopyLink } from './CopyLink.tsx'
import { Facets } from './Facets.tsx'
import { FacetsDialog } from './FacetsDialog.tsx'
import { FilterBar } from './FilterBar.tsx'
import { ListTools } from './ListTools.tsx'
import { useWords } from './messages.ts'
import { NoResults } from './NoResults.tsx'
import { ResultCard } from './ResultCard.tsx'
import { ResultsPager } from './ResultsPager.tsx'
import { SummaryPanel } from './SummaryPanel.tsx'
import { formatTook } from './search-labels.ts'
import { UnderstoodLine } from './UnderstoodLine.tsx'

type ResultsProps = {
  asked: Asked
  view: CaseLawView
  answer: CaseSearchAnswer
  /** The next page or filter is loading; the last answer is shown meanwhile. */
  isTurning: boolean
  clear: ReactNode
  onAsk: (asked: Asked) => void
  onChange: (next: Partial<CaseLawView>) => void
}

export function Results({ asked, view, answer, isTurning, clear, onAsk, onChange }: ResultsProps) {
  const { say, word } = useWords()
  const { results, total, facets, summary, understood } = answer
  const { list, turn } = useTurning(answer.page, isTurning)
  const hasRoom = useMedia('(min-width: 40rem)')
  const tools =
    total > 1 || view.within.length > 0 ? (
      <ListTools asked={asked} view={view} total={total} onChange={onChange} />
    ) : null
  return (
    <section aria-label={say('results')} className="flex flex-col gap-5">
      <div className="flex flex-col gap-3">
        <div className="flex flex-wrap items-center gap-1.5 sm:gap-x-3">
          <h2 className="mr-auto text-base sm:text-xl">
            {word('judgments', { count: total.toLocaleString('en-IN') })}{' '}
            <span className="font-sans text-sm font-normal text-muted max-sm:block max-sm:text-xs">
              {say('tookTime', { time: formatTook(answer.tookMs) })}
            </span>
          </h2>
          <CopyLink asked={asked} isKept={view.recent !== undefined || view.saved !== undefined} />
          <SaveSearch asked={asked} view={view} />
          <FacetsDialog
            view={view}
            facets={facets}
            total={total}
            onChange={onChange}
            tools={hasRoom ? null : tools}
          />
          {clear}
        </div>
        <UnderstoodLine understood={understood} />
        <FilterBar view={view} onChange={onChange} />
        {hasRoom ? tools : null}
      </div>
      <div className="grid items-start gap-6 lg:grid-cols-[15rem_minmax(0,1fr)] xl:grid-cols-[17rem_minmax(0,1fr)] xl:gap-8">
        <aside
          aria-label={say('filters')}
          className="sticky top-4 max-h-[calc(100dvh-2rem)] overflow-y-auto pr-1 max-lg:hidden"
        >
          <Facets view={view} facets={facets} onChange={onChange} />
        </aside>
        <div
          aria-busy={isTurning}
          className="flex min-w-0 flex-col gap-5 transition-opacity aria-busy:opacity-60 aria-busy:delay-300"
        >
          {summary && answer.page === 1 ? <SummaryPanel summary={summary} /> : null}
          {results.length === 0 ? (
            <NoResults asked={asked} view={view} answer={answer} onAsk={onAsk} onChange={onChange} />
          ) : (
            <ol ref={list} aria-label={say('judgmentList')} className="flex flex-col gap-4">
              {results.map(result => (
                <ResultCard key={result.id} result={result} />
              ))}
            </ol>
          )}
          <ResultsPager view={view} total={total} onTurn={turn} />
        </div>
      </div>
    </section>
  )
}

/** After turning the page the focus moves to the first result. */
function useTurning(page: number, isTurning: boolean) {
  const list = useRef<HTMLOListElement>(null)
  const wanted = useRef(false)
  const last = useRef(page)
  useEffect(() => {
    if (isTurning || last.current === page) return
    last.current = page
    if (!wanted.current) return
    wanted.current = false
    const first = list.current?.querySelector<HTMLElement>('[data-result]')
    first?.focus({ preventScroll: true })
    first?.closest('li')?.scrollIntoView({ block: 'start' })
  }, [page, isTurning])
  const turn = () => {
    wanted.current = true
  }
  return { list, turn }
}
