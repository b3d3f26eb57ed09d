import type { LaterEvent } from '#shared/cases/later-history.ts'
import { listLaterPieces, type NotePart, type Piece } from '#shared/cases/note-parts.ts'
import { textParts } from '#shared/cases/text-parts.ts'
import type { CaseView } from '#shared/contract/cases.ts'
import { namePart, partKeys, type SayCase } from '../shared/messages.ts'
import type { SayJudgment } from './messages.ts'

/** Everything that find-in-judgment searches, in the order of the page. */
export function listPieces(
  judgment: CaseView,
  parts: readonly NotePart[],
  describe?: (event: LaterEvent) => string,
): Piece[] {
  const later = judgment.note ? listLaterPieces(judgment.note, describe) : []
  return [...later, ...parts.flatMap(part => part.pieces), ...judgment.paragraphs]
}

export type ContentsEntry = { id: string; title: string; isInText?: boolean }

export function listContents(
  judgment: CaseView,
  parts: readonly NotePart[],
  { say, word }: { say: SayJudgment; word: SayCase },
  hasHistory = false,
): ContentsEntry[] {
  const { cites, citedByCount, lawyers, hasFullText } = judgment
  const hasLawyers = lawyers.petitioner.length > 0 || lawyers.respondent.length > 0
  return [
    ...parts.map(({ id, title }) => ({ id, title: namePart(id, word) ?? title })),
    ...when(cites.length > 0, { id: 'precedents', title: word('precedents') }),
    ...when(hasHistory, { id: 'history', title: say('history') }),
    ...when(citedByCount > 0, { id: 'cited-by', title: say('citedBy') }),
    { id: 'like', title: say('like') },
    ...when(hasFullText, { id: 'text', title: say('text') }),
    ...listTextParts(judgment, word),
    ...when(hasLawyers, { id: 'lawyers', title: say('lawyers') }),
  ]
}

/** Where each part of the text begins, as far as it is known. */
function listTextParts({ paragraphs }: CaseView, word: SayCase): ContentsEntry[] {
  return textParts.flatMap(part => {
    const first = paragraphs.find(paragraph => paragraph.part === part)
    const title = `${word(partKeys[part])} ${word('inferred')}`
    return first ? [{ id: first.id, title, isInText: true }] : []
  })
}

/** Finds a paragraph by its printed number: '12', '12.', '(12)'. */
export function findParagraph(judgment: Pick<CaseView, 'paragraphs'>, typed: string): string | undefined {
  const wanted = bare(typed)
  if (wanted === '') return undefined
  const printed = judgment.paragraphs.find(({ label }) => bare(label) === wanted)
  return (printed ?? judgment.paragraphs.find(({ id }) => id === `p${wanted}`))?.id
}

function when(holds: boolean, entry: ContentsEntry): ContentsEntry[] {
  return holds ? [entry] : []
}

function bare(label: string): string {
  return label.replace(/[\s.()[\]]/g, '').toLowerCase()
}
