import type { ReactNode } from 'react'
import type { NotePart, Piece } from '#shared/cases/note-parts.ts'
import { useMessages } from '#web/messages.ts'
import { caseMessages, namePart } from '../shared/messages.ts'
import { MarkedText } from './MarkedText.tsx'

/** What we wrote about the judgment, in our own words. */
export function NoteParts({ parts }: { parts: readonly NotePart[] }) {
  const word = useMessages(caseMessages)
  return parts.map(({ id, title, pieces, isList }) => (
    <JudgmentPart key={id} id={id} title={namePart(id, word) ?? title}>
      {isList ? (
        <PieceList pieces={pieces} />
      ) : (
        pieces.map(piece => <PieceText key={piece.id} piece={piece} isWhole={piece.id === id} />)
      )}
    </JudgmentPart>
  ))
}

function PieceList({ pieces }: { pieces: readonly Piece[] }) {
  return (
    <ol className="flex list-decimal flex-col gap-2 pl-6 marker:text-brass-ink">
      {pieces.map(({ id, text }) => (
        <li key={id} id={id} tabIndex={-1} className="judgment-target pl-1">
          <MarkedText piece={id} text={text} />
        </li>
      ))}
    </ol>
  )
}

/** A part with a single piece uses the part's id, so that its address leads to the heading. */
function PieceText({ piece: { id, label, text }, isWhole }: { piece: Piece; isWhole: boolean }) {
  const word = useMessages(caseMessages)
  return (
    <div
      id={isWhole ? undefined : id}
      tabIndex={isWhole ? undefined : -1}
      className={isWhole ? undefined : 'judgment-target not-last:mb-4'}
    >
      {label ? (
        <h3 className="mb-1 font-sans text-sm font-semibold text-muted">{namePart(id, word) ?? label}</h3>
      ) : null}
      <p className="whitespace-pre-line">
        <MarkedText piece={id} text={text} />
      </p>
    </div>
  )
}

type JudgmentPartProps = { id: string; title: ReactNode; children: ReactNode }

/** A section with a heading, which addresses and the contents link to. */
export function JudgmentPart({ id, title, children }: JudgmentPartProps) {
  return (
    <section id={id} tabIndex={-1} aria-labelledby={`${id}-title`} className="judgment-part judgment-target">
      <h2 id={`${id}-title`} className="judgment-heading">
        {title}
      </h2>
      {children}
    </section>
  )
}
