import { CheckCheck } from 'lucide-react'
import { useState } from 'react'
import type { UserView } from '#shared/contract/account.ts'
import { Button } from '#web/ui/Button.tsx'
import { ApproveDialog } from './ApproveDialog.tsx'
import type { Remarks } from './remarks.ts'

type ApprovalBarProps = {
  /** Those of the list that wait for approval. */
  waiting: readonly UserView[]
  chosen: ReadonlySet<number>
  remarks: Remarks
  onChoose: (ids: ReadonlySet<number>) => void
}

/** Stays in sight while the list scrolls. Only who is in the list can be chosen: nobody is approved unseen. */
export function ApprovalBar({ waiting, chosen, remarks, onChoose }: ApprovalBarProps) {
  const [isAsking, setAsking] = useState(false)
  const people = waiting.filter(({ id }) => chosen.has(id))
  if (waiting.length === 0 && !isAsking) return null
  const isAll = people.length === waiting.length && waiting.length > 0
  return (
    <section
      aria-label="Approve several"
      data-bar="foot"
      className="sticky bottom-0 z-20 flex flex-wrap items-center gap-x-4 gap-y-1 rounded-t-md border border-rule bg-sheet px-4 py-2 shadow-float print:hidden"
    >
      <label className="mr-auto flex min-h-11 cursor-pointer items-center gap-3 text-sm">
        <input
          type="checkbox"
          className="size-5 shrink-0 accent-bench"
          checked={isAll}
          onChange={() => onChoose(new Set(isAll ? [] : waiting.map(({ id }) => id)))}
        />
        {describeAll(waiting.length)}
      </label>
      {people.length > 0 ? (
        <Button onClick={() => setAsking(true)}>
          <CheckCheck aria-hidden="true" className="size-4" />
          Approve {people.length === 1 ? 'the one chosen' : `${people.length} chosen`}
        </Button>
      ) : null}
      {isAsking ? (
        <ApproveDialog
          people={people}
          remarks={remarks}
          onDone={() => onChoose(new Set())}
          onClose={() => setAsking(false)}
        />
      ) : null}
    </section>
  )
}

function describeAll(count: number): string {
  return count === 1 ? 'Choose the one who waits' : `Choose all ${count.toLocaleString('en-IN')} who wait`
}
