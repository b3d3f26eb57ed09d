import { Notice } from '#web/ui/Notice.tsx'
import { readReason } from './changes.ts'

/** What failed, and the server's own reason. */
export function Failure({ title, error }: { title: string; error: unknown }) {
  if (!error) return null
  return (
    <Notice tone="seal" role="alert" title={title}>
      <p>{readReason(error)}</p>
    </Notice>
  )
}
