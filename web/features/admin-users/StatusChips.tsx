import { userStatuses } from '#shared/users.ts'
import { capitalize } from '#web/features/users/model/describe-value.ts'
import { Chip, ChipRow } from '#web/ui/Chip.tsx'
import type { StatusFilter } from './list-users.ts'

const filters: readonly StatusFilter[] = ['all', ...userStatuses]

type StatusChipsProps = {
  chosen: StatusFilter
  counts: Record<StatusFilter, number>
  onChoose: (status: StatusFilter) => void
}

export function StatusChips({ chosen, counts, onChoose }: StatusChipsProps) {
  return (
    <ChipRow label="Filter by status">
      {filters.map(status => (
        <Chip key={status} pressed={status === chosen} onClick={() => onChoose(status)}>
          {capitalize(status)}
          <span className="tabular-nums font-normal">{counts[status].toLocaleString('en-IN')}</span>
        </Chip>
      ))}
    </ChipRow>
  )
}
