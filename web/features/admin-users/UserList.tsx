import { Users } from 'lucide-react'
import type { UserView } from '#shared/contract/account.ts'
import { Button } from '#web/ui/Button.tsx'
import { EmptyState } from '#web/ui/EmptyState.tsx'
import { useMedia } from '#web/use-device.ts'
import type { Sort } from './list-users.ts'
import { UserCards } from './UserCards.tsx'
import { UserTable } from './UserTable.tsx'
import type { UserLineProps } from './user-dialog.ts'

type UserListProps = UserLineProps & {
  users: readonly UserView[]
  sort: Sort
  onSort: (sort: Sort) => void
  onClear: () => void
}

/** A table where there is room for one, cards elsewhere. */
export function UserList({ users, sort, onSort, onClear, ...lines }: UserListProps) {
  const isWide = useMedia('(min-width: 80rem)')
  if (users.length === 0) {
    return (
      <EmptyState
        icon={<Users aria-hidden="true" />}
        title="No users found"
        hint="Nobody matches this search and status."
        action={
          <Button variant="secondary" onClick={onClear}>
            Show everybody
          </Button>
        }
      />
    )
  }
  if (!isWide) return <UserCards users={users} {...lines} />
  return <UserTable users={users} sort={sort} onSort={onSort} {...lines} />
}
