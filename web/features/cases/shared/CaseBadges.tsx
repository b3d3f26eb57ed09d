import type { CaseReference } from '#shared/contract/cases.ts'
import { Badge } from '#web/ui/Badge.tsx'

type Weighed = Pick<CaseReference, 'importance' | 'category' | 'categoryInferred'>

/** How much the judgment weighs, and its field; a field that was guessed says so. */
export function CaseBadges({ judgment: { importance, category, categoryInferred } }: { judgment: Weighed }) {
  return (
    <>
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
