import { deriveErrorBody } from '#web/api.ts'
import { Button } from '#web/ui/Button.tsx'
import { Notice } from '#web/ui/Notice.tsx'

/** Why there is no file, and what can be done: at the limit of the month, text and print stay free. */
export function DownloadFailure({ error, onText }: { error: unknown; onText: () => void }) {
  const body = deriveErrorBody(error)
  const isLimit = body?.code === 'limit_reached'
  const message =
    body?.message ?? 'The server could not be reached. Your answers are safe; try again in a moment.'
  return (
    <Notice
      tone="seal"
      role="alert"
      title={isLimit ? 'This month’s documents are used up' : 'Nothing was downloaded'}
    >
      <p>{message}</p>
      {body?.suggestion ? <p>{body.suggestion}</p> : null}
      {isLimit ? (
        <div className="mt-2 flex flex-wrap gap-2">
          <Button variant="secondary" onClick={onText}>
            Download as .txt
          </Button>
          <Button variant="secondary" onClick={() => window.print()}>
            Print
          </Button>
        </div>
      ) : null}
    </Notice>
  )
}
