import { findWarning, type LaterEvent } from '#shared/cases/later-history.ts'
import type { CaseReference } from '#shared/contract/cases.ts'
import { Badge } from '#web/ui/Badge.tsx'

type Weighed = Pick<CaseReference, 'importance' | 'category' | 'categoryInferred'> & {
  laterEvents?: readonly LaterEvent[]
}

/** Whether a judgment may still be cited, its weight as authority, and its field, marked where it was guessed. */
export function CaseBadges({ judgment }: { judgment: Weighed }) {
  const { importance, category, categoryInferred, laterEvents = [] } = judgment
  const warning = findWarning(laterEvents)
  return (
    <>
      {warning ? (
        <Badge tone="seal">
          <span className="first-letter:uppercase">{warning.kind}</span>
        </Badge>
      ) : null}
      {importance === 'landmark' ? <Badge tone="brass">Landmark</Badge> : null}
      {importance === 'important' ? <Badge tone="bench">Important</Badge> : null}
      {category ? (
        <Badge>
          {category}
          {categoryInferred ? <span className="font-normal">(inferred)</span> : null}
        </Badge>
      ) : null}
    </>
  )
}
