import type { CaseView } from '#shared/contract/cases.ts'
import type { CaseNote } from './judgment.ts'
import { describeLater, type LaterEvent } from './later-history.ts'

type LaterNote = Pick<CaseNote, 'laterHistory' | 'laterEvents'>

/**
 * A text that links lead to and that find-in-judgment searches; `id` is part of addresses and comes from the server.
 */
export type Piece = { id: string; text: string; label?: string }
export type NotePart = { id: string; title: string; pieces: Piece[]; isList: boolean }

/** The parts of our note; empty parts are left out. */
export function listNoteParts(judgment: CaseView): NotePart[] {
  const { facts, legalIssues, arguments: sides, headnotes } = judgment
  const { summary, ratio, keyFindings } = judgment.judgment
  const parts: NotePart[] = [
    { id: 'facts', title: 'Facts', pieces: one('facts', facts), isList: false },
    { id: 'issues', title: 'Issues', pieces: many('issue', legalIssues), isList: true },
    {
      id: 'arguments',
      title: 'Arguments',
      pieces: [
        ...one('petitioner', sides.petitioner, 'For the petitioner'),
        ...one('respondent', sides.respondent, 'For the respondent'),
      ],
      isList: false,
    },
    { id: 'summary', title: 'Judgment', pieces: one('summary', summary), isList: false },
    { id: 'ratio', title: 'Ratio', pieces: one('ratio', ratio), isList: false },
    { id: 'findings', title: 'Key findings', pieces: many('finding', keyFindings), isList: true },
    { id: 'headnotes', title: 'Headnotes', pieces: many('headnote', headnotes), isList: true },
  ]
  return parts.filter(part => part.pieces.length > 0)
}

/** The later history, a sentence for each event, then further remarks. */
export function listLaterPieces(
  { laterEvents, laterHistory }: LaterNote,
  describe: (event: LaterEvent) => string = describeLater,
): Piece[] {
  const events = laterEvents.map((event, at) => ({ id: `later-${at + 1}`, text: describe(event) }))
  return [...events, ...one('later-history', laterHistory)]
}

function one(id: string, text: string | null | undefined, label?: string): Piece[] {
  return text?.trim() ? [{ id, text, label }] : []
}

function many(name: string, texts: readonly string[]): Piece[] {
  return texts.map((text, at) => ({ id: `${name}-${at + 1}`, text }))
}
