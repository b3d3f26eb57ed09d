import { Button } from '#web/ui/Button.tsx'
import { Notice } from '#web/ui/Notice.tsx'
import { useWords } from './messages.ts'
import type { Upload } from './use-upload.ts'

/** The progress of an upload, its result, or why it failed. */
export function UploadNote({ upload, onForget }: { upload: Upload; onForget: () => void }) {
  const { say } = useWords()
  if (upload.state === 'none') return null
  if (upload.state === 'sending') return <Sending {...upload} onForget={onForget} />
  if (upload.state === 'failed')
    return (
      <Notice tone="seal" role="alert" title={say('fileNotRead', { name: upload.name })}>
        <p>{upload.message}</p>
        {upload.suggestion ? <p>{upload.suggestion}</p> : null}
      </Notice>
    )
  return (
    <Notice tone="bench" role="status" title={say('textOfFile', { name: upload.name })}>
      <p>
        {say('lettersInBox', { letters: upload.letters.toLocaleString('en-IN') })}
        {upload.cut ? ` ${say('fileCut')}` : ''}
      </p>
      <p className="text-muted">{say('fileNotKept')}</p>
    </Notice>
  )
}

function Sending({ name, share, onForget }: { name: string; share: number; onForget: () => void }) {
  const { say } = useWords()
  const isSent = share >= 1
  const percent = Math.round(share * 100)
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-sm border-l-4 border-edge bg-sunken px-4 py-3 text-sm">
      <p role="status" className="min-w-0 flex-1 basis-40 truncate font-semibold">
        {say(isSent ? 'readingFile' : 'sendingFile', { name })}
      </p>
      <progress
        aria-label={say('sent')}
        max={100}
        value={isSent ? undefined : percent}
        className="h-2 w-40 accent-bench"
      />
      <Button variant="quiet" onClick={onForget}>
        {say('cancel')}
      </Button>
    </div>
  )
}
