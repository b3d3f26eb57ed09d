import type { ProcedureView } from '#shared/contract/procedures.ts'
import { derivePurpose } from '#shared/procedures/derive-purpose.ts'
import { useFacts } from '#web/features/forms/model/use-facts.ts'
import { useMessages } from '#web/messages.ts'
import { Badge } from '#web/ui/Badge.tsx'
import { guideMessages } from './guide/messages.ts'
import { sayPurpose } from './say-purpose.ts'

type BadgedProcedure = Pick<ProcedureView, 'title' | 'description' | 'courtType' | 'isPopular'>

export function ProcedureBadges({ procedure }: { procedure: BadgedProcedure }) {
  const say = useMessages(guideMessages)
  const { sayBadge } = useFacts()
  return (
    <p className="flex flex-wrap gap-2">
      <Badge tone="bench">{sayBadge(procedure.courtType)}</Badge>
      <Badge>{sayPurpose(derivePurpose(procedure), say)}</Badge>
      {procedure.isPopular ? <Badge tone="brass">{say('popular')}</Badge> : null}
    </p>
  )
}
