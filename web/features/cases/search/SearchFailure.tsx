import { Button } from '#web/ui/Button.tsx'
import { Notice } from '#web/ui/Notice.tsx'
import { describeFailure } from './describe-failure.ts'
import { useOnline } from './use-online.ts'

/** Nothing was found out; everything that was typed stands where it stood. */
export function SearchFailure({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const { title, message, hint, canRetry } = describeFailure(error, useOnline())
  return (
    <Notice tone="seal" role="alert" title={title}>
      {message ? <p>{message}</p> : null}
      {hint ? <p>{hint}</p> : null}
      {canRetry ? (
        <Button variant="secondary" className="mt-3" onClick={onRetry}>
          Try again
        </Button>
      ) : null}
    </Notice>
  )
}
