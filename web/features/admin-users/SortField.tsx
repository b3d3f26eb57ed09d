import { SelectField } from '#web/ui/SelectField.tsx'
import type { Sort } from './list-users.ts'
import { columns } from './user-columns.ts'
import { readUsersView, writeSort } from './users-find.ts'

const options = columns.flatMap(({ key, label, up, down }) => [
  { value: writeSort({ key, descending: false }), label: `${label}, ${up}` },
  { value: writeSort({ key, descending: true }), label: `${label}, ${down}` },
])

/** Of cards, and of the lines that have no head of their own in the table. */
export function SortField({ sort, onSort }: { sort: Sort; onSort: (sort: Sort) => void }) {
  return (
    <SelectField
      label="Sort by"
      options={options}
      value={writeSort(sort)}
      onChange={event => onSort(readUsersView({ sort: event.target.value }).sort)}
    />
  )
}
