import { useMutation } from '@tanstack/react-query'
import { Copy, Rss } from 'lucide-react'
import { useState } from 'react'
import type { SavedSearch } from '#shared/contract/saved-searches.ts'
import { useAnswers } from '#web/answers.ts'
import { copyText } from '#web/copy-text.ts'
import { formatDay } from '#web/dates.ts'
import { useLanguage } from '#web/language.ts'
import { useMessages } from '#web/messages.ts'
import { Button } from '#web/ui/Button.tsx'
import { Dialog } from '#web/ui/Dialog.tsx'
import { Notice } from '#web/ui/Notice.tsx'
import { TextField } from '#web/ui/TextField.tsx'
import { notify } from '#web/ui/toast-store.ts'
import { searchesMessages } from './messages.ts'
import { closeFeed, openFeed } from './queries.ts'

/** A feed for readers of feeds: its address is a secret that is shown once and can be taken back. */
export function FeedDialog({ search, onClose }: { search: SavedSearch; onClose: () => void }) {
  const say = useMessages(searchesMessages)
  const language = useLanguage()
  const { sayFailure } = useAnswers()
  const [address, setAddress] = useState<string>()
  const opening = useMutation({
    mutationFn: () => openFeed(search),
    onSuccess: opened => setAddress(opened.address),
  })
  const closing = useMutation({
    mutationFn: () => closeFeed(search),
    onSuccess: () => {
      notify({ title: say('feedOff'), description: search.name })
      onClose()
    },
  })
  const failure = opening.error ?? closing.error
  const isOn = search.feedAt !== null
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={say('feedOf', { name: search.name })}
      footer={
        <>
          {isOn ? (
            <Button variant="secondary" loading={closing.isPending} onClick={() => closing.mutate()}>
              {say('turnFeedOff')}
            </Button>
          ) : null}
          {address ? (
            <Button onClick={onClose}>{say('done')}</Button>
          ) : (
            <Button loading={opening.isPending} onClick={() => opening.mutate()}>
              <Rss aria-hidden="true" className="size-4" />
              {say(isOn ? 'newFeed' : 'makeFeed')}
            </Button>
          )}
        </>
      }
    >
      <div className="flex flex-col gap-3">
        <p>{say('feedLead')}</p>
        <p>{say('feedSecret')}</p>
        {address ? <FeedAddress address={address} /> : null}
        {isOn && !address ? (
          <p className="text-muted">{say('feedSince', { date: formatDay(search.feedAt ?? '', language) })}</p>
        ) : null}
        {failure ? <Notice tone="seal" role="alert" title={sayFailure(failure)} /> : null}
      </div>
    </Dialog>
  )
}

function FeedAddress({ address }: { address: string }) {
  const say = useMessages(searchesMessages)
  async function copy() {
    if (await copyText(address)) notify({ title: say('feedCopied'), tone: 'success' })
  }
  return (
    <div className="flex flex-wrap items-end gap-2">
      <div className="min-w-0 flex-1 basis-60">
        <TextField
          label={say('feedAddress')}
          help={say('feedOnce')}
          readOnly
          value={address}
          onFocus={event => event.target.select()}
        />
      </div>
      <Button variant="secondary" className="mb-[1.625rem]" onClick={() => void copy()}>
        <Copy aria-hidden="true" className="size-4" />
        {say('copy')}
      </Button>
    </div>
  )
}
