import { useRef } from 'react'
import type { UserView } from '#shared/contract/account.ts'
import { useMedia } from '#web/use-device.ts'
import { UserCard } from './UserCard.tsx'
import { remToPixels, useVisibleLines } from './use-visible-lines.ts'
import type { UserLineProps } from './user-dialog.ts'

/** Cards of equal height, one to three in a row; like the table, it renders only those in view. */
export function UserCards({ users, ...lines }: UserLineProps & { users: readonly UserView[] }) {
  const list = useRef<HTMLUListElement>(null)
  const hasTwo = useMedia('(min-width: 40rem)')
  const hasThree = useMedia('(min-width: 64rem)')
  const inLine = hasThree ? 3 : hasTwo ? 2 : 1
  const lineHeight = remToPixels(24)
  const count = Math.ceil(users.length / inLine)
  const { first, end } = useVisibleLines(list, count, lineHeight)
  return (
    <ul
      ref={list}
      aria-label="Users"
      className="grid auto-rows-[23rem] gap-4 sm:grid-cols-2 lg:grid-cols-3"
      style={{ paddingTop: first * lineHeight, paddingBottom: (count - end) * lineHeight }}
    >
      {users.slice(first * inLine, end * inLine).map((user, at) => (
        <UserCard key={user.id} user={user} place={first * inLine + at + 1} total={users.length} {...lines} />
      ))}
    </ul>
  )
}
