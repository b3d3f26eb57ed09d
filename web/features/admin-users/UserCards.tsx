import { useRef } from 'react'
import type { UserView } from '#shared/contract/account.ts'
import { useMedia } from '#web/use-media.ts'
import { UserCard } from './UserCard.tsx'
import type { UserLineProps } from './UserList.tsx'
import { remToPixels, useVisibleLines } from './use-visible-lines.ts'

/** Cards of one height, one or two in a line; like the table, only those in sight exist. */
export function UserCards({ users, ...lines }: UserLineProps & { users: readonly UserView[] }) {
  const list = useRef<HTMLUListElement>(null)
  const inLine = useMedia('(min-width: 40rem)') ? 2 : 1
  const lineHeight = remToPixels(16.5)
  const count = Math.ceil(users.length / inLine)
  const { first, end } = useVisibleLines(list, count, lineHeight)
  return (
    <ul
      ref={list}
      aria-label="Users"
      className="grid auto-rows-[15.5rem] gap-4 sm:grid-cols-2"
      style={{ paddingTop: first * lineHeight, paddingBottom: (count - end) * lineHeight }}
    >
      {users.slice(first * inLine, end * inLine).map((user, at) => (
        <UserCard key={user.id} user={user} place={first * inLine + at + 1} total={users.length} {...lines} />
      ))}
    </ul>
  )
}
