import { useAnswers } from '#web/answers.ts'
import { deriveErrorMessage } from '#web/api.ts'
import { Notice } from '#web/ui/Notice.tsx'
import { notify } from '#web/ui/toast-store.ts'

/** What failed, and the server's own reason. */
export function Failure({ title, error }: { title: string; error: unknown }) {
  return error ? <Failed title={title} error={error} /> : null
}

function Failed({ title, error }: { title: string; error: unknown }) {
  const { sayFailure } = useAnswers()
  return (
    <Notice tone="seal" role="alert" title={title}>
      <p>{sayFailure(error)}</p>
    </Notice>
  )
}

/** For what has no place on the page to say that it failed. */
export function notifyFailure(title: string, error: unknown) {
  notify({ title, description: deriveErrorMessage(error), tone: 'danger' })
}
