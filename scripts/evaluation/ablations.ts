import { rankWeights } from '#server/caselaw/ranking/rank.ts'
import { type RankPart, rankParts } from '#shared/contract/cases.ts'

/** The complete engine, or the engine without some of its parts. */
export type Setting = {
  name: string
  weights: Record<RankPart, number>
  /** Whether pairs of neighbouring words in the query are also used. */
  pairs: boolean
  /** Whether the legal terms for the query's words are also searched. */
  concepts: boolean
}

export const wholeEngine: Setting = { name: 'the engine', weights: rankWeights, pairs: true, concepts: true }

const names: Record<RankPart, string> = {
  text: 'text (found by it, not ordered by it)',
  reliance: 'reliance (votes of similar judgments)',
  said: 'what similar judgments say where they cite',
  cited: 'citations received',
  sections: 'sections',
  title: 'title',
  importance: 'importance',
  court: 'court',
  recency: 'recency',
  meaning: 'meaning',
}

/**
 * The engine without each of its parts, and with its text ranking alone. 'meaning' needs a model, so it
 * is not measured here.
 */
export function listAblations(): Setting[] {
  const measured = rankParts.filter(part => part !== 'meaning')
  const textAlone = withoutParts(measured.filter(part => part !== 'text'))
  return [
    { ...wholeEngine, name: '- word pairs', pairs: false },
    { ...wholeEngine, name: '- concepts of the thesaurus', concepts: false },
    ...measured.map(part => ({ ...wholeEngine, name: `- ${names[part]}`, weights: withoutParts([part]) })),
    { ...wholeEngine, name: 'text alone: words and pairs', weights: textAlone },
    { ...wholeEngine, name: 'text alone: words', weights: textAlone, pairs: false },
  ]
}

function withoutParts(parts: readonly RankPart[]): Record<RankPart, number> {
  return { ...rankWeights, ...Object.fromEntries(parts.map(part => [part, 0])) }
}
