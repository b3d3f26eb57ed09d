import { X } from 'lucide-react'
import { useAnswers } from '#web/answers.ts'
import { ApiError } from '#web/api.ts'
import { useMessages } from '#web/messages.ts'
import { Button } from '#web/ui/Button.tsx'
import { annexureMessages } from './messages.ts'
import { NotSaved, type Upload } from './use-uploads.ts'

type UploadRowProps = { upload: Upload; onRetry: () => void; onDrop: () => void }

/** A file being uploaded, or the reason why its upload failed. */
export function UploadRow({ upload, onRetry, onDrop }: UploadRowProps) {
  const say = useMessages(annexureMessages)
  const { sayFailure } = useAnswers()
  const { title, share, failure } = upload
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-1 rounded-md border border-rule p-3">
      <span className="min-w-0 flex-1 font-medium break-words">{title}</span>
      <Button variant="quiet" aria-label={say('letGo', { title })} onClick={onDrop}>
        <X aria-hidden="true" className="size-4" />
      </Button>
      {failure === undefined ? (
        <span className="flex w-full items-center gap-3 text-sm text-muted">
          <progress className="h-2 flex-1 accent-bench" value={share} max={1} aria-label={title} />
          {share === undefined ? say('waiting') : say('sending', { share: Math.round(share * 100) })}
        </span>
      ) : (
        <span className="flex w-full flex-wrap items-center gap-3 text-sm text-seal-ink" role="alert">
          <span className="min-w-0 flex-1">
            {failure instanceof ApiError
              ? sayFailure(failure)
              : say(failure instanceof NotSaved ? 'saveFirst' : 'cutOff')}
          </span>
          {isRefused(failure) ? null : (
            <Button variant="secondary" onClick={onRetry}>
              {say('again')}
            </Button>
          )}
        </span>
      )}
    </li>
  )
}

/** The file itself is at fault: it would be refused again. */
function isRefused(failure: unknown): boolean {
  return failure instanceof ApiError && [400, 413, 415].includes(failure.status)
}
