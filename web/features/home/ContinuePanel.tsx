import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { ChevronRight } from 'lucide-react'
import { useEffect, useMemo } from 'react'
import { listKept, openAnswerStorage } from '#web/features/drafts/model/kept-answers.ts'
import { recentDraftsQuery } from '#web/features/drafts/queries.ts'
import { useLanguage } from '#web/language.ts'
import { useMessages } from '#web/messages.ts'
import { formatRelativeTime } from '#web/relative-time.ts'
import { useUser } from '#web/session.ts'
import { Button } from '#web/ui/Button.tsx'
import { Skeleton } from '#web/ui/Skeleton.tsx'
import { homeMessages } from './messages.ts'
import { keepRecentRoom, readRecentRoom } from './recent-room.ts'
import { listRecentWork, type RecentWork } from './recent-work.ts'

export function ContinuePanel() {
  const say = useMessages(homeMessages)
  return (
    <section
      aria-labelledby="continue"
      className="flex flex-col rounded-md border border-rule bg-paper p-4 sm:p-5"
    >
      <div className="flex min-h-11 items-center justify-between gap-3">
        <h2 id="continue" className="text-lg max-sm:text-base">
          {say('continueTitle')}
        </h2>
        <Link to="/drafts" className="flex min-h-11 shrink-0 items-center text-sm underline">
          {say('allDrafts')}
        </Link>
      </div>
      <div className="mt-1 flex flex-1 flex-col">
        <RecentWorks />
      </div>
    </section>
  )
}

function RecentWorks() {
  const say = useMessages(homeMessages)
  const { id } = useUser()
  const drafts = useQuery(recentDraftsQuery)
  const works = useMemo(
    () => listRecentWork(drafts.data ?? [], listKept(openAnswerStorage(), id)),
    [drafts.data, id],
  )
  useEffect(() => {
    if (drafts.data) keepRecentRoom(id, works.length)
  }, [id, drafts.data, works.length])
  if (drafts.isPending)
    return (
      <div className={rooms[readRecentRoom(id)]}>
        <Skeleton className="h-14" label={say('loadingDrafts')} />
      </div>
    )
  return (
    <>
      {drafts.data ? null : <DraftsFailure isRetrying={drafts.isFetching} onRetry={() => drafts.refetch()} />}
      {drafts.data && works.length === 0 ? <NoDrafts /> : null}
      <ul className="flex flex-col divide-y divide-rule">
        {works.map(work => (
          <li key={`${work.formId} ${work.draftId}`}>
            <RecentLink work={work} />
          </li>
        ))}
      </ul>
    </>
  )
}

/** As high as so many drafts, so that nothing below moves when they come. */
const rooms = ['', 'min-h-21', 'min-h-42', 'min-h-63']

function RecentLink({ work }: { work: RecentWork }) {
  const say = useMessages(homeMessages)
  const when = formatRelativeTime(new Date(work.changedAt), new Date(), useLanguage())
  return (
    <Link
      to="/form-builder/{-$id}"
      params={{ id: String(work.formId) }}
      search={{ draft: work.draftId }}
      className="group -mx-2 flex h-21 items-center gap-3 rounded-sm px-2 py-1 no-underline hover:bg-sunken"
    >
      <span className="min-w-0 flex-1">
        <span className="line-clamp-2 leading-snug font-semibold group-hover:underline">{work.title}</span>
        <span className="block truncate text-sm text-muted">
          {say(work.isOnDevice ? 'onDeviceWhen' : 'savedWhen', { when })}
        </span>
      </span>
      <ChevronRight aria-hidden="true" className="size-5 shrink-0 text-muted" />
    </Link>
  )
}

function NoDrafts() {
  const say = useMessages(homeMessages)
  return (
    <div className="my-auto min-h-21 content-center rounded-md border border-dashed border-edge p-4 text-center text-sm text-muted">
      <p>{say('nothingBegun')}</p>
    </div>
  )
}

function DraftsFailure({ isRetrying, onRetry }: { isRetrying: boolean; onRetry: () => void }) {
  const say = useMessages(homeMessages)
  return (
    <div role="alert" className="flex flex-wrap items-center justify-between gap-2 py-2 text-sm">
      <p className="text-seal-ink">{say('draftsFailed')}</p>
      <Button variant="secondary" loading={isRetrying} onClick={onRetry}>
        {say('tryAgain')}
      </Button>
    </div>
  )
}
