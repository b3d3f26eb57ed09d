import { deriveErrorMessage } from '#web/api.ts'
import { Notice } from '#web/ui/Notice.tsx'

/** What failed, and the server's own reason. */
export function Failure({ title, error }: { title: string; error: unknown }) {
  if (!error) return null
  return (
    <Notice tone="seal" role="alert" title={title}>
      <p>{deriveErrorMessage(error)}</p>
    </Notice>
  )
}
