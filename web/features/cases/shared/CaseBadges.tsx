import { findWarning, type LaterEvent } from '#shared/cases/later-history.ts'
import type { CaseReference } from '#shared/contract/cases.ts'
import { useMessages } from '#web/messages.ts'
import { Badge } from '#web/ui/Badge.tsx'
import { caseMessages, categoryKeys, treatmentKeys } from './messages.ts'

type Weighed = Pick<CaseReference, 'importance' | 'category' | 'categoryInferred'> & {
  laterEvents?: readonly LaterEvent[]
}

/** Whether a judgment may still be cited, its weight as authority, and its field, marked where it was guessed. */
export function CaseBadges({ judgment }: { judgment: Weighed }) {
  const word = useMessages(caseMessages)
  const { importance, category, categoryInferred, laterEvents = [] } = judgment
  const warning = findWarning(laterEvents)
  return (
    <>
      {warning ? <Badge tone="seal">{word(treatmentKeys[warning.kind])}</Badge> : null}
      {importance === 'landmark' ? <Badge tone="brass">{word('landmark')}</Badge> : null}
      {importance === 'important' ? <Badge tone="bench">{word('important')}</Badge> : null}
      {category ? (
        <Badge>
          {word(categoryKeys[category])}
          {categoryInferred ? <span className="font-normal">{word('inferred')}</span> : null}
        </Badge>
      ) : null}
    </>
  )
}
