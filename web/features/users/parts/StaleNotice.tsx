import { Notice } from '#web/ui/Notice.tsx'
import { describeValue, labelOf } from '../model/describe-value.ts'
import type { Change } from '../model/stale-edit.ts'

type StaleNoticeProps = { title: string; changes: readonly Change[]; again: string }

/** What changed while a form was open. Untouched fields already show the new values. */
export function StaleNotice({ title, changes, again }: StaleNoticeProps) {
  return (
    <Notice tone="brass" role="alert" title={title}>
      <p>Somebody else has saved this in the meantime. Your changes are not saved yet.</p>
      {changes.length > 0 ? (
        <ul className="mt-2 flex flex-col gap-1">
          {changes.map(change => (
            <ChangeLine key={change.field} change={change} />
          ))}
        </ul>
      ) : (
        <p className="mt-1">None of these boxes is affected.</p>
      )}
      <p className="mt-2">What you typed still stands: “{again}” writes it over theirs.</p>
    </Notice>
  )
}

function ChangeLine({ change: { field, before, now, typed } }: { change: Change }) {
  return (
    <li>
      <span className="font-semibold">{labelOf(field)}:</span> {describeValue(field, before)}{' '}
      <span aria-hidden="true">→</span>
      <span className="sr-only">became</span> {describeValue(field, now)}
      {typed === undefined ? null : <>; you typed {describeValue(field, typed)}</>}
    </li>
  )
}
