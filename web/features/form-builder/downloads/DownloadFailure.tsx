import { useAnswers } from '#web/answers.ts'
import { deriveErrorBody } from '#web/api.ts'
import { useMessages } from '#web/messages.ts'
import { Button } from '#web/ui/Button.tsx'
import { Notice } from '#web/ui/Notice.tsx'
import { builderMessages } from '../messages.ts'

/**
 * Explains why there is no file and what the user can do: at the monthly limit, text and print are still
 * free.
 */
export function DownloadFailure({ error, onText }: { error: unknown; onText: () => void }) {
  const say = useMessages(builderMessages)
  const { sayFailure, sayRule } = useAnswers()
  const body = deriveErrorBody(error)
  const isLimit = body?.code === 'limit_reached'
  return (
    <Notice tone="seal" role="alert" title={say(isLimit ? 'monthUsedUp' : 'nothingDownloaded')}>
      <p>{sayFailure(error, say('answersSafe'))}</p>
      {body?.suggestion ? <p>{sayRule(body.suggestion)}</p> : null}
      {isLimit ? (
        <div className="mt-2 flex flex-wrap gap-2">
          <Button variant="secondary" onClick={onText}>
            {say('downloadText')}
          </Button>
          <Button variant="secondary" onClick={() => window.print()}>
            {say('print')}
          </Button>
        </div>
      ) : null}
    </Notice>
  )
}
