import type { AuditEntry } from '#shared/contract/admin-users.ts'
import { formatMoment } from '#web/dates.ts'

export type AuditChange = { label: string; before: string; after: string }

type AuditListProps<Entry extends AuditEntry> = {
  entries: readonly Entry[]
  describeAct: (entry: Entry) => string
  listChanges: (entry: Entry) => readonly AuditChange[]
}

/** Who did what and when, the last act first, with what it changed; in the words of what it was done to. */
export function AuditList<Entry extends AuditEntry>({
  entries,
  describeAct,
  listChanges,
}: AuditListProps<Entry>) {
  return (
    <ol aria-label="History" className="divide-y divide-rule">
      {entries.map(entry => (
        <li key={entry.id} className="py-3 text-sm">
          <p className="flex flex-wrap justify-between gap-x-4">
            <span className="font-semibold">{describeAct(entry)}</span>
            <time dateTime={entry.at} className="text-muted">
              {formatMoment(entry.at)}
            </time>
          </p>
          <ul>
            {listChanges(entry).map(change => (
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
