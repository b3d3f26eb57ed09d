import { readErrorBody, readErrorMessage } from '#web/api.ts'
import { listFieldErrors, type RegisterField } from '#web/features/account/register-values.ts'
import { Button } from '#web/ui/Button.tsx'
import { Notice } from '#web/ui/Notice.tsx'

type RegisterFailureProps = {
  error: unknown
  onGoTo: (field: RegisterField) => void
  onUse: (username: string) => void
}

export function RegisterFailure({ error, onGoTo, onUse }: RegisterFailureProps) {
  const body = readErrorBody(error)
  return (
    <Notice tone="seal" role="alert" title={readErrorMessage(error, 'Registration failed')}>
      {body?.suggestion ? <Suggestion field={body.field} text={body.suggestion} onUse={onUse} /> : null}
      <FieldErrors error={error} onGoTo={onGoTo} />
    </Notice>
  )
}

type SuggestionProps = { field?: string; text: string; onUse: (username: string) => void }

/** For a username the suggestion is a free one; for another field it is advice. */
function Suggestion({ field, text, onUse }: SuggestionProps) {
  if (field !== 'username') return <p className="mt-1">{text}</p>
  return (
    <p className="mt-2 flex flex-wrap items-center gap-3">
      <span>
        <strong>{text}</strong> is free.
      </span>
      <Button variant="secondary" onClick={() => onUse(text)}>
        Use {text}
      </Button>
    </p>
  )
}

function FieldErrors({ error, onGoTo }: Omit<RegisterFailureProps, 'onUse'>) {
  const errors = listFieldErrors(error)
  if (errors.length === 0) return null
  return (
    <div className="mt-2">
      <p className="font-semibold">Please fix these issues</p>
      <ul className="list-disc pl-5">
        {errors.map(({ field, label, message }) => (
          <li key={field + message}>
            <button
              type="button"
              className="min-h-11 cursor-pointer text-left underline"
              onClick={() => onGoTo(field)}
            >
              {label}: {message}
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}
