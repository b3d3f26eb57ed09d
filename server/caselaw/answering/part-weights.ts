import type { Paragraph } from '#shared/cases/judgment.ts'
import type { TextPart } from '#shared/cases/text-parts.ts'

type Part = Pick<Paragraph, 'id' | 'part'>
/** The parts of a judgment, and what our note and the headnotes say that was held. */
type Kind = TextPart | 'held' | 'other'

/**
 * What a part counts among the passages of a judgment, and among the sentences that answer in its place: what
 * was held most and what counsel argued least. Facts are worth showing, but answer nothing; a question never does.
 */
const weights: Record<Kind, { shown: number; quoted: number }> = {
  held: { shown: 1.3, quoted: 1.5 },
  analysis: { shown: 1.1, quoted: 1.2 },
  outcome: { shown: 1, quoted: 1 },
  other: { shown: 1, quoted: 1 },
  facts: { shown: 0.9, quoted: 0.7 },
  issues: { shown: 0.8, quoted: 0 },
  arguments: { shown: 0.6, quoted: 0.5 },
}

export function weightOf(part: Part, use: 'shown' | 'quoted'): number {
  return weights[kindOf(part)][use]
}

/** Our note says by its ids what each part is (readable-parts.ts). */
const kindsOfNote: Record<string, Kind> = {
  facts: 'facts',
  issues: 'issues',
  petitioner: 'arguments',
  respondent: 'arguments',
}

function kindOf({ id, part }: Part): Kind {
  if (part) return part
  return isHeld(id) ? 'held' : (kindsOfNote[id] ?? 'other')
}

function isHeld(id: string): boolean {
  return isDecision(id) || id.startsWith('finding')
}

/** What is shown of a judgment in which nothing matches word for word. */
export function isDecision(id: string): boolean {
  return id === 'ratio' || id === 'summary' || id.startsWith('headnote')
}
