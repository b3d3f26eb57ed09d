import { useAnswers } from '#web/answers.ts'
import { ApiError, deriveErrorBody } from '#web/api.ts'
import { accountMessages } from '#web/features/account/messages.ts'
import { listFieldErrors, type RegisterField } from '#web/features/account/register-values.ts'
import { useMessages } from '#web/messages.ts'
import { fillWithNodes } from '#web/say.ts'
import { Button } from '#web/ui/Button.tsx'
import { Notice } from '#web/ui/Notice.tsx'

type RegisterFailureProps = {
  error: unknown
  onGoTo: (field: RegisterField) => void
  onUse: (username: string) => void
}

export function RegisterFailure({ error, onGoTo, onUse }: RegisterFailureProps) {
  const say = useMessages(accountMessages)
  const { sayFailure, sayRule } = useAnswers()
  const body = deriveErrorBody(error)
  return (
    <Notice tone="seal" role="alert" title={sayFailure(error, say('registrationFailed'))}>
      {error instanceof ApiError ? null : <p className="mt-1">{sayFailure(error)}</p>}
      {body?.suggestion ? (
        <Suggestion field={body.field} text={sayRule(body.suggestion) ?? ''} onUse={onUse} />
      ) : null}
      <FieldErrors error={error} onGoTo={onGoTo} />
    </Notice>
  )
}

type SuggestionProps = { field?: string; text: string; onUse: (username: string) => void }

/** For a username the suggestion is a free name; for another field it is advice. */
function Suggestion({ field, text, onUse }: SuggestionProps) {
  const say = useMessages(accountMessages)
  if (field !== 'username') return <p className="mt-1">{text}</p>
  return (
    <p className="mt-2 flex flex-wrap items-center gap-3">
      <span>
        {fillWithNodes(say('usernameIsFree', { username: '{username}' }), {
          username: <strong>{text}</strong>,
        })}
      </span>
      <Button variant="secondary" onClick={() => onUse(text)}>
        {say('useUsername', { username: text })}
      </Button>
    </p>
  )
}

function FieldErrors({ error, onGoTo }: Omit<RegisterFailureProps, 'onUse'>) {
  const say = useMessages(accountMessages)
  const { sayAnswer } = useAnswers()
  const errors = listFieldErrors(error)
  if (errors.length === 0) return null
  return (
    <div className="mt-2">
      <p className="font-semibold">{say('fixThese')}</p>
      <ul className="list-disc pl-5">
        {errors.map(wrong => (
          <li key={wrong.field + wrong.message}>
            <button
              type="button"
              className="min-h-11 cursor-pointer text-left align-top underline"
              onClick={() => onGoTo(wrong.field)}
            >
              {say('fieldIsWrong', { label: say(wrong.field), message: sayAnswer(wrong) })}
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}
