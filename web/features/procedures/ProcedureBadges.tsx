import type { ProcedureView } from '#shared/contract/procedures.ts'
import { derivePurpose } from '#shared/procedures/derive-purpose.ts'
import { Badge } from '#web/ui/Badge.tsx'

type BadgedProcedure = Pick<ProcedureView, 'title' | 'description' | 'courtType' | 'isPopular'>

export function ProcedureBadges({ procedure }: { procedure: BadgedProcedure }) {
  return (
    <p className="flex flex-wrap gap-2">
      <Badge tone="bench">{procedure.courtType}</Badge>
      <Badge>{derivePurpose(procedure)}</Badge>
      {procedure.isPopular ? <Badge tone="brass">Popular</Badge> : null}
    </p>
  )
}
