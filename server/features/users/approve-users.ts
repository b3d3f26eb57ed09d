import { AppError } from '#server/lib/app-error.ts'
import { type AdminNeeds, changeStatus } from './change-user.ts'
import type { UserRow } from './shared-store.ts'

type Approvals = { approved: UserRow[]; refused: { id: number; reason: string }[] }

/** Each in a transaction of its own, with its audit row and its mail, as if they had been approved one by one. */
export async function approveUsers(
  needs: AdminNeeds,
  actor: { id: number; username: string },
  ids: readonly number[],
): Promise<Approvals> {
  const approvals: Approvals = { approved: [], refused: [] }
  for (const id of new Set(ids)) {
    try {
      approvals.approved.push(await changeStatus(needs, actor, id, { status: 'approved' }))
    } catch (error) {
      if (!(error instanceof AppError)) throw error
      approvals.refused.push({ id, reason: error.message })
    }
  }
  return approvals
}
