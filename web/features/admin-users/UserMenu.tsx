import { Ellipsis, IdCard, Mail, Pencil, ShieldOff, Trash2 } from 'lucide-react'
import type { UserView } from '#shared/contract/account.ts'
import { fullName } from '#shared/users.ts'
import { useUser } from '#web/session.ts'
import { DropdownMenu, MenuItem, MenuSeparator } from '#web/ui/DropdownMenu.tsx'
import { menuIdOf } from './row-focus.ts'
import type { OpenUserDialog } from './user-dialog.ts'

export function UserMenu({ user, onOpen }: { user: UserView; onOpen: OpenUserDialog }) {
  const isOwn = useUser().id === user.id
  const trigger = (
    <button
      type="button"
      id={menuIdOf(user.id)}
      aria-label={`More actions for ${fullName(user)}`}
      className="flex size-11 shrink-0 cursor-pointer items-center justify-center rounded-md text-muted hover:bg-sunken hover:text-ink data-[state=open]:bg-sunken"
    >
      <Ellipsis aria-hidden="true" className="size-5" />
    </button>
  )
  return (
    <DropdownMenu trigger={trigger} align="end">
      <MenuItem onSelect={() => onOpen('details', user)}>
        <IdCard aria-hidden="true" className="size-4" /> View details
      </MenuItem>
      <MenuItem onSelect={() => onOpen('edit', user)}>
        <Pencil aria-hidden="true" className="size-4" /> Edit
      </MenuItem>
      <MenuItem onSelect={() => onOpen('message', user)}>
        <Mail aria-hidden="true" className="size-4" /> Send message
      </MenuItem>
      {user.secondFactor && !isOwn ? (
        <MenuItem onSelect={() => onOpen('second-step', user)}>
          <ShieldOff aria-hidden="true" className="size-4" /> Reset second step
        </MenuItem>
      ) : null}
      <MenuSeparator />
      <MenuItem tone="danger" onSelect={() => onOpen('delete', user)}>
        <Trash2 aria-hidden="true" className="size-4" /> Delete
      </MenuItem>
    </DropdownMenu>
  )
}
