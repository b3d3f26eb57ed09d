import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import type { UserView } from '#shared/contract/account.ts'
import { approveUsersCall, mostApprovedAtOnce } from '#shared/contract/admin-users.ts'
import { describeState } from '#shared/states.ts'
import { fullName } from '#shared/users.ts'
import { send } from '#web/calls.ts'
import { Failure } from '#web/Failure.tsx'
import { Button } from '#web/ui/Button.tsx'
import { ConfirmDialog } from '#web/ui/ConfirmDialog.tsx'
import { Dialog } from '#web/ui/Dialog.tsx'
import { Notice } from '#web/ui/Notice.tsx'
import { notify } from '#web/ui/toast-store.ts'
import { reloadList, replaceInList } from './queries.ts'
import { describeRemark, type Remarks } from './remarks.ts'

type ApproveDialogProps = {
  people: readonly UserView[]
  remarks: Remarks
  onDone: () => void
  onClose: () => void
}
type Refusal = { id: number; name: string; reason: string }

/** The mails leave at once, so that there is a question before and no undo after. */
export function ApproveDialog({ people: given, remarks, onDone, onClose }: ApproveDialogProps) {
  const [people] = useState(given)
  const [refused, setRefused] = useState<Refusal[]>([])
  const approval = useMutation({
    mutationFn: () => approveAll(people),
    onSuccess: ({ approved, refusals }) => {
      onDone()
      if (refusals.length > 0) return setRefused(refusals)
      notify({
        tone: 'success',
        title: `${countPeople(approved)} approved`,
        description: 'Each is told by mail.',
      })
      onClose()
    },
    onSettled: reloadList,
  })

  if (refused.length > 0)
    return (
      <Dialog
        open
        onOpenChange={onClose}
        title={`${countPeople(refused.length)} could not be approved`}
        description={`${countPeople(people.length - refused.length)} approved, and told by mail.`}
        footer={<Button onClick={onClose}>Close</Button>}
      >
        <ul className="flex flex-col gap-3">
          {refused.map(({ id, name, reason }) => (
            <li key={id}>
              <p className="font-semibold">{name}</p>
              <p className="text-sm text-muted">{reason}</p>
            </li>
          ))}
        </ul>
      </Dialog>
    )
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title={`Approve ${countPeople(people.length)}?`}
      description="They can sign in at once, and each is told by mail."
      confirmLabel="Approve"
      loading={approval.isPending}
      onConfirm={() => approval.mutate()}
    >
      {approval.isError ? <Failure title="Failed to approve" error={approval.error} /> : null}
      <ul aria-label="People to approve" className="flex flex-col gap-3">
        {people.map(person => (
          <Person key={person.id} person={person} remarks={remarks} />
        ))}
      </ul>
    </ConfirmDialog>
  )
}

function Person({ person, remarks }: { person: UserView; remarks: Remarks }) {
  const found = remarks.get(person.id) ?? []
  return (
    <li className="border-b border-rule pb-3 last:border-b-0">
      <p className="font-semibold">{fullName(person)}</p>
      <p className="text-sm text-muted">
        {person.barCouncilId ?? 'No number'} · {describeState(person) ?? 'State not given'}
        {person.emailVerified ? '' : ' · email not confirmed'}
      </p>
      {found.length > 0 ? (
        <div className="mt-2">
          <Notice tone="brass">
            {found.map(remark => (
              <p key={describeRemark(remark)}>{describeRemark(remark)}</p>
            ))}
          </Notice>
        </div>
      ) : null}
    </li>
  )
}

/** In parts, as many at a time as one call takes. What was approved is shown even if a later part fails. */
async function approveAll(people: readonly UserView[]): Promise<{ approved: number; refusals: Refusal[] }> {
  const refusals: Refusal[] = []
  let approved = 0
  for (let from = 0; from < people.length; from += mostApprovedAtOnce) {
    const ids = people.slice(from, from + mostApprovedAtOnce).map(({ id }) => id)
    const answer = await send(approveUsersCall, { body: { ids } })
    for (const user of answer.approved) await replaceInList(user)
    approved += answer.approved.length
    refusals.push(...answer.refused.map(each => ({ ...each, name: nameOf(people, each.id) })))
  }
  return { approved, refusals }
}

function nameOf(people: readonly UserView[], id: number): string {
  const person = people.find(each => each.id === id)
  return person ? fullName(person) : `No. ${id}`
}

function countPeople(count: number): string {
  return count === 1 ? '1 person' : `${count.toLocaleString('en-IN')} people`
}
