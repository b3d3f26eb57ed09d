import type { ReactNode } from 'react'
import { Button } from '#web/ui/Button.tsx'
import { Notice } from '#web/ui/Notice.tsx'
import { useOnline } from '#web/use-device.ts'
import { describeFailure } from './describe-failure.ts'
import { useWords } from './messages.ts'

type SearchFailureProps = { error: unknown; onRetry: () => void; clear: ReactNode }

/** The search failed; what was typed is kept. */
export function SearchFailure({ error, onRetry, clear }: SearchFailureProps) {
  const words = useWords()
  const { title, message, hint, canRetry } = describeFailure(error, useOnline(), words)
  return (
    <Notice tone="seal" role="alert" title={title}>
      {message ? <p>{message}</p> : null}
      {hint ? <p>{hint}</p> : null}
      <div className="mt-3 flex flex-wrap gap-3">
        {canRetry ? <Button onClick={onRetry}>{words.word('tryAgain')}</Button> : null}
        {clear}
      </div>
    </Notice>
  )
}
