import { Link } from '@tanstack/react-router'
import type { CaseNote } from '#shared/cases/judgment.ts'
import { findWarning } from '#shared/cases/later-history.ts'
import { listLaterPieces } from '#shared/cases/note-parts.ts'
import { formatLongDay } from '#web/dates.ts'
import { Notice } from '#web/ui/Notice.tsx'
import { MarkedText } from './MarkedText.tsx'

type Later = Pick<CaseNote, 'laterHistory' | 'laterEvents' | 'laterCheckedOn'>

/** Shown first, so that an overruled judgment is not cited by mistake. */
export function LaterHistory({ note }: { note: Later }) {
  const pieces = listLaterPieces(note)
  if (pieces.length === 0 && !note.laterCheckedOn) return null
  return (
    <section aria-label="Later history" className="mt-5 max-w-4xl">
      <Notice tone={findWarning(note.laterEvents) ? 'seal' : 'brass'}>
        <div className="flex flex-col gap-1.5 text-base">
          {pieces.length === 0 ? <p>No later decision that changes it is known to us.</p> : null}
          {pieces.map(({ id, text }, at) => (
            <p key={id} id={id} tabIndex={-1} className="judgment-target">
              {at === 0 ? <strong>Later: </strong> : null}
              <MarkedText piece={id} text={text} />
              <LaterLink caseId={note.laterEvents[at]?.caseId} />
            </p>
          ))}
          {note.laterCheckedOn ? (
            <p className="text-sm text-muted">
              Later history checked on {formatLongDay(note.laterCheckedOn)}.
            </p>
          ) : null}
        </div>
      </Notice>
    </section>
  )
}

function LaterLink({ caseId }: { caseId: string | null | undefined }) {
  if (!caseId) return null
  return (
    <>
      {' '}
      <Link to="/case-law/$id" params={{ id: caseId }} className="whitespace-nowrap font-semibold underline">
        Open it
      </Link>
    </>
  )
}
