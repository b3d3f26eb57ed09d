import { Button } from '#web/ui/Button.tsx'
import { Notice } from '#web/ui/Notice.tsx'
import type { Upload } from './use-upload.ts'

/** The progress of an upload, its result, or why it failed. */
export function UploadNote({ upload, onForget }: { upload: Upload; onForget: () => void }) {
  if (upload.state === 'none') return null
  if (upload.state === 'sending') return <Sending {...upload} onForget={onForget} />
  if (upload.state === 'failed')
    return (
      <Notice tone="seal" role="alert" title={`${upload.name} could not be read`}>
        <p>{upload.message}</p>
        {upload.suggestion ? <p>{upload.suggestion}</p> : null}
      </Notice>
    )
  return (
    <Notice tone="bench" role="status" title={`Text of ${upload.name}`}>
      <p>
        {upload.letters.toLocaleString('en-IN')} characters, now in the box above.
        {upload.cut ? ' Cut at 1,00,000 characters: the end of the file was left out.' : ''}
      </p>
      <p className="text-muted">
        The file itself is not kept. Once you search, its text stands in your recent searches until you clear
        them.
      </p>
    </Notice>
  )
}

function Sending({ name, share, onForget }: { name: string; share: number; onForget: () => void }) {
  const isSent = share >= 1
  const percent = Math.round(share * 100)
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-sm border-l-4 border-edge bg-sunken px-4 py-3 text-sm">
      <p role="status" className="min-w-0 flex-1 basis-40 truncate font-semibold">
        {isSent ? `Reading ${name} …` : `Sending ${name} …`}
      </p>
      <progress
        aria-label="Sent"
        max={100}
        value={isSent ? undefined : percent}
        className="h-2 w-40 accent-bench"
      />
      <Button variant="quiet" onClick={onForget}>
        Cancel
      </Button>
    </div>
  )
}
