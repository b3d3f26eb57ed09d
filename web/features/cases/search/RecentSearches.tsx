import { useMutation, useQuery } from '@tanstack/react-query'
import { History, X } from 'lucide-react'
import { useState } from 'react'
import type { RecentSearch } from '#shared/contract/recent-searches.ts'
import { deriveErrorMessage } from '#web/api.ts'
import { countOf } from '#web/count-of.ts'
import { notifyFailure } from '#web/Failure.tsx'
import { formatRelativeTime } from '#web/relative-time.ts'
import { Button } from '#web/ui/Button.tsx'
import { Dialog } from '#web/ui/Dialog.tsx'
import { ErrorState } from '#web/ui/ErrorState.tsx'
import { Skeleton } from '#web/ui/Skeleton.tsx'
import { recentListQuery, removeAllRecent, removeRecent } from '../queries.ts'
import { typeWords } from './search-labels.ts'

/** The user's recent searches, to be run again or removed. */
export function RecentSearches({ onChoose }: { onChoose: (search: RecentSearch) => void }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button variant="quiet" className="px-3 max-sm:px-1.5" onClick={() => setOpen(true)}>
        <History aria-hidden="true" className="size-4" />
        Recent searches
      </Button>
      <RecentDialog
        open={isOpen}
        onOpenChange={setOpen}
        onChoose={search => {
          setOpen(false)
          onChoose(search)
        }}
      />
    </>
  )
}

type RecentDialogProps = {
  open: boolean
  onOpenChange: (open: boolean) => void
  onChoose: (search: RecentSearch) => void
}

function RecentDialog({ open, onOpenChange, onChoose }: RecentDialogProps) {
  const recent = useQuery({ ...recentListQuery, enabled: open })
  const [isAsking, setAsking] = useState(false)
  const clear = useMutation({
    mutationFn: removeAllRecent,
    onSuccess: () => setAsking(false),
    onError: notifyNotRemoved,
  })
  function close(next: boolean) {
    setAsking(false)
    onOpenChange(next)
  }
  const list = recent.data ?? []
  return (
    <Dialog
      open={open}
      onOpenChange={close}
      title="Recent searches"
      description="Running one of today’s again is not counted. Nobody but you can see them."
      size="wide"
      footer={list.length > 0 ? <ClearAll isAsking={isAsking} onAsk={setAsking} clear={clear} /> : null}
    >
      {recent.isPending ? <Skeleton count={3} className="h-14" label="Loading recent searches..." /> : null}
      {recent.isError ? (
        <ErrorState
          title="Your recent searches could not be loaded"
          message={deriveErrorMessage(recent.error, 'Check the connection and try again.')}
          onRetry={() => recent.refetch()}
        />
      ) : null}
      {recent.data?.length === 0 ? (
        <p className="py-4 text-muted">Nothing yet. What you search for stands here.</p>
      ) : null}
      {list.length > 0 ? (
        <ul aria-label="Recent searches" className="-mx-2 divide-y divide-rule">
          {list.map(search => (
            <RecentRow key={search.id} search={search} onChoose={onChoose} />
          ))}
        </ul>
      ) : null}
    </Dialog>
  )
}

type ClearAllProps = {
  isAsking: boolean
  onAsk: (isAsking: boolean) => void
  clear: { isPending: boolean; mutate: () => void }
}

/** Asks for confirmation in place instead of in a second dialog. */
function ClearAll({ isAsking, onAsk, clear }: ClearAllProps) {
  if (!isAsking)
    return (
      <Button variant="secondary" onClick={() => onAsk(true)}>
        Clear all
      </Button>
    )
  return (
    <>
      <p role="alert" className="mr-auto self-center text-sm font-semibold">
        Forget every search? This cannot be undone.
      </p>
      <Button variant="secondary" onClick={() => onAsk(false)}>
        Keep them
      </Button>
      <Button variant="danger" loading={clear.isPending} onClick={() => clear.mutate()}>
        Clear all
      </Button>
    </>
  )
}

type RecentRowProps = { search: RecentSearch; onChoose: (search: RecentSearch) => void }

function RecentRow({ search, onChoose }: RecentRowProps) {
  const remove = useMutation({ mutationFn: () => removeRecent(search.id), onError: notifyNotRemoved })
  const facts = [
    typeWords[search.searchType].name,
    search.category,
    countOf(search.total, 'judgment'),
    formatRelativeTime(search.at),
  ]
  return (
    <li className="flex items-start gap-1">
      <button
        type="button"
        onClick={() => onChoose(search)}
        className="min-h-11 min-w-0 flex-1 cursor-pointer rounded-md px-2 py-2.5 text-left hover:bg-sunken"
      >
        <span className="line-clamp-2 font-semibold [overflow-wrap:anywhere]">{search.query}</span>
        <span className="mt-0.5 block text-sm text-muted">{facts.filter(Boolean).join(' · ')}</span>
      </button>
      <button
        type="button"
        aria-label={`Remove: ${search.query}`}
        aria-busy={remove.isPending || undefined}
        onClick={() => remove.mutate()}
        className="mt-1 flex size-11 shrink-0 cursor-pointer items-center justify-center rounded-md text-muted hover:bg-sunken hover:text-ink"
      >
        <X aria-hidden="true" className="size-4" />
      </button>
    </li>
  )
}

function notifyNotRemoved(error: unknown) {
  notifyFailure('The search was not removed', error)
}
