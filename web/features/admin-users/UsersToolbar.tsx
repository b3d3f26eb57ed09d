import { RotateCw, UserPlus } from 'lucide-react'
import { useCallback } from 'react'
import { userStatuses } from '#shared/users.ts'
import { capitalize } from '#web/features/users/model/describe-value.ts'
import { Button } from '#web/ui/Button.tsx'
import { Chip, ChipRow } from '#web/ui/Chip.tsx'
import { SelectField } from '#web/ui/SelectField.tsx'
import type { Sort, StatusFilter } from './list-users.ts'
import { usersCountId } from './row-focus.ts'
import { SearchField } from './SearchField.tsx'
import { columns } from './user-columns.ts'
import { deriveUsersView, type UsersFind, type UsersView, writeSort } from './users-find.ts'

type UsersToolbarProps = {
  view: UsersView
  counts: Record<StatusFilter, number>
  shown: number
  total: number
  isReloading: boolean
  onReload: () => void
  onCreate: () => void
  onFind: (next: Partial<UsersFind>) => void
}

export function UsersToolbar(props: UsersToolbarProps) {
  const { view, counts, shown, total, onFind } = props
  const search = useCallback((text: string) => onFind({ search: text }), [onFind])
  return (
    <div className="flex flex-col gap-4">
      <div className="flex flex-wrap items-end gap-3">
        <div className="min-w-0 flex-1 basis-64">
          <SearchField value={view.search} onChange={search} />
        </div>
        <Button variant="secondary" loading={props.isReloading} onClick={props.onReload}>
          {props.isReloading ? null : <RotateCw aria-hidden="true" className="size-4" />}
          Refresh
        </Button>
        <Button className="max-sm:flex-1" onClick={props.onCreate}>
          <UserPlus aria-hidden="true" className="size-4" />
          Create user
        </Button>
      </div>
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <StatusChips
          chosen={view.status}
          counts={counts}
          onChoose={status => onFind({ status: status === 'all' ? '' : status })}
        />
        <p
          id={usersCountId}
          role="status"
          tabIndex={-1}
          className="py-2.5 text-sm text-muted focus:outline-none"
        >
          Showing {shown.toLocaleString('en-IN')} of {total.toLocaleString('en-IN')}{' '}
          {total === 1 ? 'user' : 'users'}
        </p>
        <div className="min-w-0 flex-1 basis-40 sm:max-w-64">
          <SortField sort={view.sort} onSort={sort => onFind({ sort: writeSort(sort) })} />
        </div>
      </div>
    </div>
  )
}

const options = columns.flatMap(({ key, label, up, down }) => [
  { value: writeSort({ key, descending: false }), label: `${label}, ${up}` },
  { value: writeSort({ key, descending: true }), label: `${label}, ${down}` },
])

/** Of cards, and of the lines that have no head of their own in the table. */
function SortField({ sort, onSort }: { sort: Sort; onSort: (sort: Sort) => void }) {
  return (
    <SelectField
      label="Sort by"
      options={options}
      value={writeSort(sort)}
      onChange={event => onSort(deriveUsersView({ sort: event.target.value }).sort)}
    />
  )
}

const filters: readonly StatusFilter[] = ['all', ...userStatuses]

type StatusChipsProps = {
  chosen: StatusFilter
  counts: Record<StatusFilter, number>
  onChoose: (status: StatusFilter) => void
}

function StatusChips({ chosen, counts, onChoose }: StatusChipsProps) {
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
