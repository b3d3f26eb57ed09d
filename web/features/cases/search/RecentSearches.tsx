import { useMutation, useQuery } from '@tanstack/react-query'
import { History, X } from 'lucide-react'
import { useState } from 'react'
import type { RecentSearch } from '#shared/contract/recent-searches.ts'
import { useAnswers } from '#web/answers.ts'
import { notifyFailure } from '#web/Failure.tsx'
import { useLanguage } from '#web/language.ts'
import { formatRelativeTime } from '#web/relative-time.ts'
import { Button } from '#web/ui/Button.tsx'
import { Dialog } from '#web/ui/Dialog.tsx'
import { ErrorState } from '#web/ui/ErrorState.tsx'
import { Skeleton } from '#web/ui/Skeleton.tsx'
import { recentListQuery, removeAllRecent, removeRecent } from '../queries.ts'
import { categoryKeys } from '../shared/messages.ts'
import { useWords } from './messages.ts'
import { typeKeys } from './search-labels.ts'

/** The user's recent searches, to be run again or removed. */
export function RecentSearches({ onChoose }: { onChoose: (search: RecentSearch) => void }) {
  const { say } = useWords()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button variant="quiet" className="px-3 max-sm:px-1.5" onClick={() => setOpen(true)}>
        <History aria-hidden="true" className="size-4" />
        {say('recent')}
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
  const { say, word } = useWords()
  const { sayFailure } = useAnswers()
  const notifyNotRemoved = useNotRemoved()
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
      title={say('recent')}
      description={say('recentLead')}
      size="wide"
      footer={list.length > 0 ? <ClearAll isAsking={isAsking} onAsk={setAsking} clear={clear} /> : null}
    >
      {recent.isPending ? <Skeleton count={3} className="h-14" label={say('recentLoading')} /> : null}
      {recent.isError ? (
        <ErrorState
          title={say('recentNotLoaded')}
          message={sayFailure(recent.error, word('checkConnection'))}
          onRetry={() => recent.refetch()}
        />
      ) : null}
      {recent.data?.length === 0 ? <p className="py-4 text-muted">{say('recentNone')}</p> : null}
      {list.length > 0 ? (
        <ul aria-label={say('recent')} className="-mx-2 divide-y divide-rule">
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
  const { say } = useWords()
  if (!isAsking)
    return (
      <Button variant="secondary" onClick={() => onAsk(true)}>
        {say('clearAll')}
      </Button>
    )
  return (
    <>
      <p role="alert" className="mr-auto self-center text-sm font-semibold">
        {say('forgetAll')}
      </p>
      <Button variant="secondary" onClick={() => onAsk(false)}>
        {say('keepThem')}
      </Button>
      <Button variant="danger" loading={clear.isPending} onClick={() => clear.mutate()}>
        {say('clearAll')}
      </Button>
    </>
  )
}

type RecentRowProps = { search: RecentSearch; onChoose: (search: RecentSearch) => void }

function RecentRow({ search, onChoose }: RecentRowProps) {
  const { say, word } = useWords()
  const language = useLanguage()
  const notifyNotRemoved = useNotRemoved()
  const remove = useMutation({ mutationFn: () => removeRecent(search.id), onError: notifyNotRemoved })
  const facts = [
    say(typeKeys[search.searchType].name),
    search.category && word(categoryKeys[search.category]),
    word('judgments', { count: search.total }),
    formatRelativeTime(search.at, undefined, language),
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
        aria-label={say('removeNamed', { name: search.query })}
        aria-busy={remove.isPending || undefined}
        onClick={() => remove.mutate()}
        className="mt-1 flex size-11 shrink-0 cursor-pointer items-center justify-center rounded-md text-muted hover:bg-sunken hover:text-ink"
      >
        <X aria-hidden="true" className="size-4" />
      </button>
    </li>
  )
}

function useNotRemoved() {
  const { say } = useWords()
  return (error: unknown) => notifyFailure(say('searchNotRemoved'), error)
}
