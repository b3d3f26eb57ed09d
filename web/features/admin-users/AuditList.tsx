import type { AuditEntry } from '#shared/contract/admin-users.ts'
import { formatMoment } from '#web/dates.ts'
import { type AuditChange, describeAct, listAuditChanges } from './audit-sentences.ts'

export function AuditList({ entries }: { entries: readonly AuditEntry[] }) {
  if (entries.length === 0) return <p className="mt-1 text-sm text-muted">Nothing has been decided yet.</p>
  return (
    <ol className="mt-2 flex flex-col">
      {entries.map(entry => (
        <li key={entry.id} className="border-t border-rule py-3 text-sm">
          <p className="flex flex-wrap justify-between gap-x-4">
            <span className="font-semibold">{describeAct(entry)}</span>
            <time dateTime={entry.at} className="text-muted">
              {formatMoment(entry.at)}
            </time>
          </p>
          <ul>
            {listAuditChanges(entry).map(change => (
              <ChangeLine key={change.label} change={change} />
            ))}
          </ul>
        </li>
      ))}
    </ol>
  )
}

function ChangeLine({ change: { label, before, after } }: { change: AuditChange }) {
  return (
    <li className="wrap-anywhere">
      <span className="text-muted">{label}:</span> {before}
      {before && after ? (
        <>
          {' '}
          <span aria-hidden="true">→</span>
          <span className="sr-only">became</span>{' '}
        </>
      ) : null}
      {after}
    </li>
  )
}
