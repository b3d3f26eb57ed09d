import type { ReactNode } from 'react'
import type { UnderstoodQuery } from '#shared/contract/cases.ts'
import { Button } from '#web/ui/Button.tsx'
import { EmptyState } from '#web/ui/EmptyState.tsx'
import type { Asked } from '../queries.ts'
import { anything, type CaseLawView, noNarrowing } from '../search-params.ts'
import { dropQuotes, listRemedies, type Remedy } from './empty-help.ts'

type NoResultsProps = {
  asked: Asked
  view: CaseLawView
  understood: UnderstoodQuery
  onAsk: (asked: Asked) => void
  onChange: (next: Partial<CaseLawView>) => void
}

/** Says so, and what may bring something: each help is one press. */
export function NoResults({ asked, view, understood, onAsk, onChange }: NoResultsProps) {
  if (view.page > 1)
    return (
      <EmptyState
        title="There are no more judgments"
        action={<Help label="To the first page" onPress={() => onChange({ page: 1 })} />}
      />
    )
  const remedies = listRemedies(asked, view, understood)
  const acts: Record<Remedy, ReactNode> = {
    'remove-filters': <Help label="Remove the filters" onPress={() => onChange(noNarrowing)} />,
    'all-categories': <Help label="Search all categories" onPress={() => onChange({ category: anything })} />,
    'drop-quotes': (
      <Help
        label="Search without quotes"
        onPress={() => onAsk({ ...asked, query: dropQuotes(asked.query) })}
      />
    ),
    'as-issue': (
      <Help label="Search as a legal issue" onPress={() => onAsk({ ...asked, searchType: 'legal_issue' })} />
    ),
    'as-keyword': (
      <Help label="Search as keywords" onPress={() => onAsk({ ...asked, searchType: 'keyword' })} />
    ),
  }
  return (
    <EmptyState
      title="No judgment found"
      hint="Fewer or more general words find more. A section with its act ('138 NI Act'), a citation or a case name leads straight to a judgment."
      action={remedies.map(remedy => <span key={remedy}>{acts[remedy]}</span>)}
    />
  )
}

function Help({ label, onPress }: { label: string; onPress: () => void }) {
  return (
    <Button variant="secondary" onClick={onPress}>
      {label}
    </Button>
  )
}
