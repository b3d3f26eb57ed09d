import { ArrowDown, ArrowUp } from 'lucide-react'
import { useRef } from 'react'
import type { UserView } from '#shared/contract/account.ts'
import { joinClasses } from '#web/ui/class-names.ts'
import type { Sort } from './list-users.ts'
import { UserRow } from './UserRow.tsx'
import { remToPixels, useVisibleLines } from './use-visible-lines.ts'
import { tableColumns } from './user-columns.ts'
import type { UserLineProps } from './user-dialog.ts'
import { toggleSort } from './users-find.ts'

type UserTableProps = UserLineProps & {
  users: readonly UserView[]
  sort: Sort
  onSort: (sort: Sort) => void
}

/** Renders only the rows in view, however many users there are; the others are blank space of the right height. */
export function UserTable({ users, sort, onSort, ...lines }: UserTableProps) {
  const body = useRef<HTMLTableSectionElement>(null)
  const lineHeight = remToPixels(4)
  const { first, end } = useVisibleLines(body, users.length, lineHeight)
  return (
    <table
      aria-label="Users"
      aria-rowcount={users.length + 1}
      className="w-full table-fixed border-separate border-spacing-0 text-sm"
    >
      <thead>
        <tr aria-rowindex={1}>
          {tableColumns.map(column => (
            <SortHead key={column.key} column={column} sort={sort} onSort={onSort} />
          ))}
          <th scope="col" className={joinClasses(headClass, 'w-62')}>
            <span className="sr-only">Actions</span>
          </th>
        </tr>
      </thead>
      <tbody ref={body}>
        <Gap height={first * lineHeight} />
        {users.slice(first, end).map((user, at) => (
          <UserRow key={user.id} user={user} line={first + at + 2} {...lines} />
        ))}
        <Gap height={(users.length - end) * lineHeight} />
      </tbody>
    </table>
  )
}

function Gap({ height }: { height: number }) {
  if (height <= 0) return null
  return (
    // biome-ignore lint/a11y/noAriaHiddenOnFocusable: nothing in a gap takes focus
    <tr aria-hidden="true" style={{ height }}>
      <td colSpan={tableColumns.length + 1} />
    </tr>
  )
}

const headClass = 'sticky top-0 z-10 border-b border-edge bg-paper text-left font-semibold'

type SortHeadProps = { column: (typeof tableColumns)[number]; sort: Sort; onSort: (sort: Sort) => void }

function SortHead({ column: { key, label, width }, sort, onSort }: SortHeadProps) {
  const isSorted = sort.key === key
  const Arrow = sort.descending ? ArrowDown : ArrowUp
  const order = sort.descending ? 'descending' : 'ascending'
  return (
    <th scope="col" aria-sort={isSorted ? order : undefined} className={joinClasses(headClass, width)}>
      <button
        type="button"
        className="flex min-h-11 w-full cursor-pointer items-center gap-1.5 px-2 text-left hover:text-bench-ink"
        onClick={() => onSort(toggleSort(sort, key))}
      >
        {label}
        {isSorted ? <Arrow aria-hidden="true" className="size-4 shrink-0" /> : null}
      </button>
    </th>
  )
}
