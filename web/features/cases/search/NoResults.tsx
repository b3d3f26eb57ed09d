import type { ReactNode } from 'react'
import type { CaseReference, CaseSearchAnswer } from '#shared/contract/cases.ts'
import { NothingFound } from '#web/features/nearest/parts/NothingFound.tsx'
import { anything } from '#web/search.ts'
import { Button } from '#web/ui/Button.tsx'
import { EmptyState } from '#web/ui/EmptyState.tsx'
import type { Asked } from '../queries.ts'
import { type CaseLawView, noNarrowing } from '../search-params.ts'
import { dropQuotes, listRemedies, type Remedy, shortenSearch } from './empty-help.ts'
import { useWords } from './messages.ts'

type NoResultsProps = {
  asked: Asked
  view: CaseLawView
  answer: Pick<CaseSearchAnswer, 'understood' | 'nearest'>
  onAsk: (asked: Asked) => void
  onChange: (next: Partial<CaseLawView>) => void
}

/** Says that nothing was found and offers what may help, each by one press. */
export function NoResults({ asked, view, answer: { understood, nearest }, onAsk, onChange }: NoResultsProps) {
  const { say } = useWords()
  if (view.page > 1)
    return (
      <EmptyState
        title={say('noMore')}
        action={<Help label={say('firstPage')} onPress={() => onChange({ page: 1 })} />}
      />
    )
  const remedies = listRemedies(asked, view, understood)
  const acts: Record<Remedy, ReactNode> = {
    'remove-filters': <Help label={say('removeFilters')} onPress={() => onChange(noNarrowing)} />,
    'all-categories': <Help label={say('searchAll')} onPress={() => onChange({ category: anything })} />,
    'drop-quotes': (
      <Help
        label={say('withoutQuotes')}
        onPress={() => onAsk({ ...asked, query: dropQuotes(asked.query) })}
      />
    ),
    'as-issue': (
      <Help label={say('asIssue')} onPress={() => onAsk({ ...asked, searchType: 'legal_issue' })} />
    ),
    'as-keyword': (
      <Help label={say('asKeywords')} onPress={() => onAsk({ ...asked, searchType: 'keyword' })} />
    ),
  }
  return (
    <div className="flex flex-col gap-6">
      <EmptyState
        title={say('nothingFound')}
        hint={say('nothingFoundHint')}
        action={remedies.map(remedy => <span key={remedy}>{acts[remedy]}</span>)}
      />
      <NothingFound
        search={shortenSearch(asked.query)}
        place="case-law"
        {...(nearest.length > 0 ? { judgments: nearest.map(toNear) } : {})}
      />
    </div>
  )
}

function toNear({ id, caseTitle, year }: CaseReference) {
  return { id, title: caseTitle, year }
}

function Help({ label, onPress }: { label: string; onPress: () => void }) {
  return (
    <Button variant="secondary" onClick={onPress}>
      {label}
    </Button>
  )
}
