import { useQuery } from '@tanstack/react-query'
import { TriangleAlert } from 'lucide-react'
import { useMemo } from 'react'
import type { UserView } from '#shared/contract/account.ts'
import { fullName } from '#shared/users.ts'
import { Notice } from '#web/ui/Notice.tsx'
import { usersQuery } from './queries.ts'
import { describeRemark, findRemarks, type Remark, summarizeRemarks } from './remarks.ts'
import type { OpenUserDialog } from './user-dialog.ts'

/** In a line of the list, for those who wait. */
export function RemarkMark({ remarks }: { remarks: readonly Remark[] | undefined }) {
  const summary = summarizeRemarks(remarks)
  if (!summary) return null
  return (
    <span className="flex items-center gap-1 text-xs font-semibold text-brass-ink">
      <TriangleAlert aria-hidden="true" className="size-3.5 shrink-0" />
      <span className="truncate">{summary}</span>
    </span>
  )
}

/** In full, in the details; the other account is one press away. */
export function UserRemarks({ user, onOpen }: { user: UserView; onOpen: OpenUserDialog }) {
  const { data } = useQuery(usersQuery)
  const remarks = useMemo(() => findRemarks(data ?? []).get(user.id) ?? [], [data, user.id])
  if (remarks.length === 0) return null
  return (
    <Notice tone="brass" title="Worth a look before a decision">
      <ul className="mt-1 flex flex-col gap-1">
        {remarks.map(remark => (
          <li key={describeRemark(remark)}>
            {describeRemark(remark)}
            {remark.kind === 'same' ? (
              <button
                type="button"
                className="ml-2 inline-flex min-h-11 cursor-pointer items-center underline"
                onClick={() => onOpen('details', remark.other)}
              >
                Open {fullName(remark.other)}
              </button>
            ) : null}
          </li>
        ))}
      </ul>
    </Notice>
  )
}
