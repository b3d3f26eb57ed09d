import { Link } from '@tanstack/react-router'
import type { CaseNote } from '#shared/cases/judgment.ts'
import { findWarning } from '#shared/cases/later-history.ts'
import { listLaterPieces } from '#shared/cases/note-parts.ts'
import { formatAsOf } from '#web/dates.ts'
import { useLanguage } from '#web/language.ts'
import { useMessages } from '#web/messages.ts'
import { Notice } from '#web/ui/Notice.tsx'
import { MarkedText } from './MarkedText.tsx'
import { describeLater, judgmentMessages } from './messages.ts'

type Later = Pick<CaseNote, 'laterHistory' | 'laterEvents' | 'laterCheckedOn'>

/** Shown first, so that an overruled judgment is not cited by mistake. */
export function LaterHistory({ note }: { note: Later }) {
  const say = useMessages(judgmentMessages)
  const language = useLanguage()
  const pieces = listLaterPieces(note, event => describeLater(event, say))
  if (pieces.length === 0 && !note.laterCheckedOn) return null
  return (
    <section aria-label={say('laterHistory')} className="mt-5 max-w-4xl">
      <Notice tone={findWarning(note.laterEvents) ? 'seal' : 'brass'}>
        <div className="flex flex-col gap-1.5 text-base">
          {pieces.length === 0 ? <p>{say('noLater')}</p> : null}
          {pieces.map(({ id, text }, at) => (
            <p key={id} id={id} tabIndex={-1} className="judgment-target">
              {at === 0 ? <strong>{say('later')} </strong> : null}
              <MarkedText piece={id} text={text} />
              <LaterLink caseId={note.laterEvents[at]?.caseId} />
            </p>
          ))}
          {note.laterCheckedOn ? (
            <p className="text-sm text-muted">
              {say('checkedOn', { date: formatAsOf(note.laterCheckedOn, language) })}
            </p>
          ) : null}
        </div>
      </Notice>
    </section>
  )
}

function LaterLink({ caseId }: { caseId: string | null | undefined }) {
  const say = useMessages(judgmentMessages)
  if (!caseId) return null
  return (
    <>
      {' '}
      <Link to="/case-law/$id" params={{ id: caseId }} className="whitespace-nowrap font-semibold underline">
        {say('openIt')}
      </Link>
    </>
  )
}
