import { useQuery } from '@tanstack/react-query'
import { Newspaper } from 'lucide-react'
import { useState } from 'react'
import type { UpdateView } from '#shared/contract/updates.ts'
import { useAnswers } from '#web/answers.ts'
import { updatesQuery } from '#web/features/updates/queries.ts'
import { useMessages } from '#web/messages.ts'
import { Button } from '#web/ui/Button.tsx'
import { EmptyState } from '#web/ui/EmptyState.tsx'
import { ErrorState } from '#web/ui/ErrorState.tsx'
import { Skeleton } from '#web/ui/Skeleton.tsx'
import { resourcesMessages } from './messages.ts'
import { UpdateCard } from './UpdateCard.tsx'

const firstShown = 5

export function HubUpdates() {
  const say = useMessages(resourcesMessages)
  const { sayFailure } = useAnswers()
  const query = useQuery(updatesQuery)
  if (query.isPending) return <Skeleton count={4} className="h-64" label={say('loadingUpdates')} />
  if (!query.data) {
    return (
      <ErrorState
        title={say('updatesNotLoaded')}
        message={sayFailure(query.error, say('checkConnection'))}
        onRetry={() => query.refetch()}
      />
    )
  }
  if (query.data.length === 0) {
    return (
      <EmptyState
        icon={<Newspaper aria-hidden="true" />}
        title={say('noUpdates')}
        hint={say('noUpdatesHint')}
      />
    )
  }
  return (
    <div className="flex flex-col gap-10">
      <HighPriority updates={query.data.filter(update => update.priority === 'high')} />
      <LatestUpdates updates={query.data} />
    </div>
  )
}

function HighPriority({ updates }: { updates: UpdateView[] }) {
  const say = useMessages(resourcesMessages)
  if (updates.length === 0) return null
  return (
    <section aria-labelledby="high-priority">
      <h2 id="high-priority" className="text-2xl">
        {say('highPriority')}
      </h2>
      <ul className="mt-5 grid gap-4 md:grid-cols-2">
        {updates.map(update => (
          <li key={update.id}>
            <UpdateCard update={update} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function LatestUpdates({ updates }: { updates: UpdateView[] }) {
  const say = useMessages(resourcesMessages)
  const [isWhole, setIsWhole] = useState(false)
  const shown = isWhole ? updates : updates.slice(0, firstShown)
  return (
    <section aria-labelledby="latest-updates">
      <h2 id="latest-updates" className="text-2xl">
        {say('latest')}
      </h2>
      <ul id="latest-list" className="mt-5 flex flex-col gap-4">
        {shown.map(update => (
          <li key={update.id}>
            <UpdateCard update={update} />
          </li>
        ))}
      </ul>
      {updates.length > firstShown ? (
        <Button
          variant="secondary"
          className="mt-5"
          aria-expanded={isWhole}
          aria-controls="latest-list"
          onClick={() => setIsWhole(!isWhole)}
        >
          {say(isWhole ? 'firstFive' : 'allUpdates')}
        </Button>
      ) : null}
    </section>
  )
}
