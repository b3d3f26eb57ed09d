import { useState } from 'react'
import type { LawChange } from '#shared/contract/law-changes.ts'
import { useAnswers } from '#web/answers.ts'
import { formatAsOf, formatDay } from '#web/dates.ts'
import { useLanguage } from '#web/language.ts'
import { useMessages } from '#web/messages.ts'
import { Button } from '#web/ui/Button.tsx'
import { ConfirmDialog } from '#web/ui/ConfirmDialog.tsx'
import { joinClasses } from '#web/ui/class-names.ts'
import { notify } from '#web/ui/toast-store.ts'
import { LawLink } from '../parts/LawChanged.tsx'
import { countDone, groupThings, stateOf } from './group-things.ts'
import { changeMessages } from './messages.ts'
import { useWithdrawal } from './queries.ts'
import { ThingList } from './ThingList.tsx'

const edges = { open: 'border-l-seal', done: 'border-l-bench', withdrawn: 'border-l-edge' }

/** One change: what it is, who marked it, and what is to be rechecked because of it. */
export function ChangeCard({ change }: { change: LawChange }) {
  const say = useMessages(changeMessages)
  const language = useLanguage()
  const { what, since, markedBy, markedAt, withdrawnAt, withdrawnBy, things } = change
  const state = stateOf(change)
  const facts = [
    say('since', { date: formatAsOf(since, language) }),
    say('markedBy', { name: markedBy, date: formatDay(markedAt, language) }),
    withdrawnAt && say('withdrawnBy', { name: withdrawnBy ?? '', date: formatDay(withdrawnAt, language) }),
  ]
  return (
    <li
      className={joinClasses(
        'rounded-md border-y border-r border-l-4 border-y-rule border-r-rule bg-sheet p-4 shadow-sheet sm:p-5',
        edges[state],
      )}
    >
      <h3 className="text-lg">
        <LawLink law={change} />
      </h3>
      <p className="mt-1 [overflow-wrap:anywhere]">{what}</p>
      <p className="mt-1 text-sm text-muted">{facts.filter(Boolean).join(' · ')}</p>
      <p role="status" className="mt-2 text-sm font-semibold">
        {things.length === 0
          ? say('nothingCites')
          : say('progress', { done: countDone(things), all: things.length })}
      </p>
      {state === 'withdrawn' ? null : (
        <div className="mt-2 flex flex-col gap-4 empty:hidden">
          {groupThings(things).map(group => (
            <ThingList key={group.kind} change={change} {...group} />
          ))}
        </div>
      )}
      <div className="mt-3 -ml-4">
        <Withdrawal change={change} />
      </div>
    </li>
  )
}

function Withdrawal({ change }: { change: LawChange }) {
  const say = useMessages(changeMessages)
  const { sayFailure } = useAnswers()
  const [isAsking, setAsking] = useState(false)
  const withdrawal = useWithdrawal(change)
  const { name } = change
  const isWithdrawn = change.withdrawnAt !== null

  function set(withdrawn: boolean, title?: string) {
    withdrawal.mutate(withdrawn, {
      onSuccess: () => (title ? notify({ title, description: name, tone: 'success' }) : undefined),
      onError: error =>
        notify({ title: say('notWithdrawn'), description: sayFailure(error), tone: 'danger' }),
      onSettled: () => setAsking(false),
    })
  }

  if (isWithdrawn)
    return (
      <Button
        variant="quiet"
        loading={withdrawal.isPending}
        aria-label={say('putBackNamed', { name })}
        onClick={() => set(false)}
      >
        {say('putBack')}
      </Button>
    )
  return (
    <>
      <Button variant="quiet" aria-label={say('withdrawNamed', { name })} onClick={() => setAsking(true)}>
        {say('withdraw')}
      </Button>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title={say('withdrawQuestion', { name })}
        description={say('withdrawHint')}
        confirmLabel={say('withdraw')}
        loading={withdrawal.isPending}
        onConfirm={() => set(true, say('withdrawn'))}
      />
    </>
  )
}
