import type { ProcedureView } from '#shared/contract/procedures.ts'
import { contact } from '#web/claims.ts'
import { formatDay } from '#web/dates.ts'

/** When the law of the guide was checked, and a link to report a mistake. */
export function LawLine({ procedure }: { procedure: ProcedureView }) {
  const subject = `Error in procedure ${procedure.id}: ${procedure.title}`
  return (
    <p className="flex flex-wrap items-center gap-x-4 text-sm text-muted">
      <span>Law checked on {formatDay(procedure.lawCheckedOn)}</span>
      <span>
        {procedure.reviewedBy ? `Reviewed by ${procedure.reviewedBy}` : 'Not yet reviewed by an advocate'}
      </span>
      <a
        href={`mailto:${contact.email}?subject=${encodeURIComponent(subject)}`}
        className="inline-flex min-h-11 items-center text-bench-ink underline"
      >
        Report an error
      </a>
    </p>
  )
}
