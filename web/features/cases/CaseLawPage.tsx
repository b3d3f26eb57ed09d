import { useQuery } from '@tanstack/react-query'
import { Bookmark, LockKeyhole, Send } from 'lucide-react'
import { type RefObject, useEffect, useRef } from 'react'
import { ButtonLink } from '#web/ButtonLink.tsx'
import { MeantSections } from '#web/features/law/parts/MeantSections.tsx'
import { PageTitle } from '#web/shell/PageTitle.tsx'
import { Button } from '#web/ui/Button.tsx'
import { joinClasses } from '#web/ui/class-names.ts'
import { Notice } from '#web/ui/Notice.tsx'
import { useOnline } from '#web/use-device.ts'
import { corpusQuery } from './queries.ts'
import { Analysing } from './search/Analysing.tsx'
import { BrowseList } from './search/BrowseList.tsx'
import { useWords, type Words } from './search/messages.ts'
import { Results } from './search/Results.tsx'
import { SearchBox } from './search/SearchBox.tsx'
import { SearchFailure } from './search/SearchFailure.tsx'
import { typeKeys } from './search/search-labels.ts'
import { type CaseLawState, useCaseLaw } from './search/use-case-law.ts'
import { viewOfRecent } from './search-params.ts'

/** A longer text is a brief or a question: it names sections in passing. */
const longestNamed = 60

/** AI Case Law: search judgments, with the passage that answers. */
export function CaseLawPage() {
  const { say, word } = useWords()
  const state = useCaseLaw()
  const { view, asked, answer, error, isAnalysing, ask, change } = state
  const field = useRef<HTMLTextAreaElement>(null)
  const isOnline = useOnline()
  const hasResults = !isAnalysing && asked !== null && answer !== undefined
  const outcome = useRef<HTMLDivElement>(null)
  useScrollToOutcome(outcome, isAnalysing)
  const wantsField = useRef(false)
  // On a phone the box must unfold before it can take the focus.
  useEffect(() => {
    if (asked !== null || !wantsField.current) return
    wantsField.current = false
    field.current?.focus()
  }, [asked])
  function clear() {
    wantsField.current = asked !== null
    state.clear()
    field.current?.focus()
  }
  return (
    <div className="mx-auto flex min-h-dvh w-full max-w-7xl flex-col gap-6 px-4 py-6 max-sm:gap-4 sm:px-6 sm:py-10">
      <PageTitle title={word('caseLaw')} />
      <PageHead isShort={asked !== null} />
      <div className="flex flex-col gap-3">
        <SearchBox
          view={view}
          asked={asked}
          isKept={state.isKept}
          isBusy={isAnalysing}
          hasFailed={Boolean(error) && !isAnalysing}
          field={field}
          onAsk={ask}
          onCategory={category => change({ category })}
          onRecent={search => change(viewOfRecent(search))}
        />
        <PrivacyLine isPast={asked !== null && !error} />
        {/* A search that failed while offline says so itself. */}
        {isOnline || error ? null : (
          <Notice tone="brass" role="status" title={say('offline')}>
            <p>{say('offlineLead')}</p>
          </Notice>
        )}
      </div>
      <p role="status" className="sr-only">
        {announce(state, { say, word })}
      </p>
      {asked && asked.query.length <= longestNamed ? <MeantSections search={asked.query} /> : null}
      <div ref={outcome} className="flex scroll-mt-4 flex-col gap-6 empty:hidden">
        {isAnalysing ? <Analysing searchType={asked?.searchType ?? view.searchType} /> : null}
        {error && !isAnalysing ? (
          <SearchFailure error={error} onRetry={state.retry} clear={<ClearButton onClear={clear} />} />
        ) : null}
        {hasResults ? (
          <Results
            asked={asked}
            view={view}
            answer={answer}
            isTurning={state.isTurning}
            clear={<ClearButton onClear={clear} />}
            onAsk={wanted => ask(wanted, state.isKept)}
            onChange={change}
          />
        ) : null}
      </div>
      {!isAnalysing && (!hasResults || answer.total === 0) ? (
        <BrowseList
          category={view.category}
          pages={hasResults || error ? 1 : view.page}
          onCategory={category => change({ category })}
          onMore={() => change({ page: view.page + 1 }, { replace: true })}
        />
      ) : null}
    </div>
  )
}

/** After a search, a phone hides the explanation to save space. */
function PageHead({ isShort }: { isShort: boolean }) {
  const { say, word } = useWords()
  return (
    <header className="grid grid-cols-[1fr_auto] items-center gap-x-4 gap-y-1 sm:gap-x-6">
      <h1 className="text-2xl">{word('caseLaw')}</h1>
      <p
        className={joinClasses(
          'col-span-full row-start-2 max-w-3xl text-muted sm:col-span-1',
          isShort && 'max-sm:hidden',
        )}
      >
        {say('lead')}
      </p>
      <ButtonLink to="/case-law/saved" variant="secondary" className="max-sm:px-3 sm:row-span-2 sm:self-end">
        <Bookmark aria-hidden="true" className="size-4" />
        <span>
          <span className="sm:hidden">{say('savedShort')}</span>
          <span className="max-sm:sr-only">{word('savedJudgments')}</span>
        </span>
      </ButtonLink>
    </header>
  )
}

function ClearButton({ onClear }: { onClear: () => void }) {
  const { say } = useWords()
  return (
    <Button variant="secondary" className="max-sm:px-2" onClick={onClear}>
      {say('clearResults')}
    </Button>
  )
}

/** Announced by screen readers; a failure is an alert of its own. */
function announce(
  { asked, answer, isAnalysing, isTurning, view }: CaseLawState,
  { say, word }: Words,
): string {
  if (isAnalysing) return say(typeKeys[asked?.searchType ?? view.searchType].busy)
  if (!asked || !answer || isTurning) return ''
  return say('found', { judgments: word('judgments', { count: answer.total }) })
}

/** Says whether questions leave the server, which matters before a client's matter is typed in. */
function PrivacyLine({ isPast }: { isPast: boolean }) {
  const { say } = useWords()
  const corpus = useQuery(corpusQuery).data
  if (!corpus) return <p className={joinClasses('min-h-6 text-sm', isPast && 'max-sm:hidden')} />
  const Icon = corpus.model ? Send : LockKeyhole
  return (
    <p
      className={joinClasses('flex min-h-6 items-center gap-2 text-sm text-muted', isPast && 'max-sm:hidden')}
    >
      <Icon aria-hidden="true" className="size-4 shrink-0" />
      {corpus.model ? say('sentTo', { model: corpus.model }) : say('nothingLeaves')}
    </p>
  )
}

/** After a search, scrolls to the outcome if it is above the screen or in its lower part. */
function useScrollToOutcome(outcome: RefObject<HTMLElement | null>, isAnalysing: boolean) {
  const wasOpened = useRef(false)
  useEffect(() => {
    const isFirst = !wasOpened.current
    wasOpened.current = true
    // A page opened with a search in its address stays at the top.
    if (!isAnalysing || isFirst) return
    const top = outcome.current?.getBoundingClientRect().top ?? 0
    if (top < 0 || top > window.innerHeight * 0.6) outcome.current?.scrollIntoView({ block: 'start' })
  }, [outcome, isAnalysing])
}
