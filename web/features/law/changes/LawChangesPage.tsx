import { useQuery } from '@tanstack/react-query'
import { Scale } from 'lucide-react'
import { useState } from 'react'
import type { LawChange } from '#shared/contract/law-changes.ts'
import { useAnswers } from '#web/answers.ts'
import { BackLink } from '#web/BackLink.tsx'
import { useMessages } from '#web/messages.ts'
import { Button } from '#web/ui/Button.tsx'
import { EmptyState } from '#web/ui/EmptyState.tsx'
import { ErrorState } from '#web/ui/ErrorState.tsx'
import { Skeleton } from '#web/ui/Skeleton.tsx'
import { ChangeCard } from './ChangeCard.tsx'
import { type ChangeState, stateOf } from './group-things.ts'
import { MarkDialog } from './MarkDialog.tsx'
import { changeMessages } from './messages.ts'
import { lawChangesQuery } from './queries.ts'

const states = [
  { state: 'open', title: 'openTitle' },
  { state: 'done', title: 'doneTitle' },
  { state: 'withdrawn', title: 'withdrawnTitle' },
] as const satisfies { state: ChangeState; title: string }[]

/** What an administrator has marked as changed in the law, with what cites it. */
export function LawChangesPage() {
  const say = useMessages(changeMessages)
  const { sayFailure } = useAnswers()
  const { data, error, refetch } = useQuery(lawChangesQuery)
  const [isMarking, setMarking] = useState(false)
  const markButton = <Button onClick={() => setMarking(true)}>{say('markChange')}</Button>
  return (
    <div className="mx-auto flex min-h-dvh w-full max-w-5xl flex-col gap-6 px-4 pt-4 pb-10 sm:px-6">
      <header className="flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
        <div className="min-w-0 max-w-2xl">
          <BackLink to={{ to: '/admin-panel' }}>{say('adminPanel')}</BackLink>
          <h1 className="text-2xl">{say('lawChanged')}</h1>
          <p className="mt-1 text-muted">{say('lead')}</p>
        </div>
        {data?.length ? markButton : null}
      </header>
      {data ? (
        data.length === 0 ? (
          <EmptyState
            icon={<Scale aria-hidden="true" />}
            title={say('none')}
            hint={say('noneHint')}
            action={markButton}
          />
        ) : (
          states.map(({ state, title }) => (
            <Changes
              key={state}
              title={say(title)}
              changes={data.filter(change => stateOf(change) === state)}
            />
          ))
        )
      ) : error ? (
        <ErrorState title={say('couldNotLoad')} message={sayFailure(error)} onRetry={() => refetch()} />
      ) : (
        <Skeleton count={3} className="h-40" label={say('loading')} />
      )}
      {isMarking ? <MarkDialog onClose={() => setMarking(false)} /> : null}
    </div>
  )
}

function Changes({ title, changes }: { title: string; changes: LawChange[] }) {
  if (changes.length === 0) return null
  return (
    <section aria-label={title}>
      <h2 className="mb-3 text-xl">{title}</h2>
      <ul className="flex flex-col gap-4">
        {changes.map(change => (
          <ChangeCard key={change.id} change={change} />
        ))}
      </ul>
    </section>
  )
}
