import { rankWeights } from '#server/caselaw/ranking/rank.ts'
import { type RankPart, rankParts } from '#shared/contract/cases.ts'

/** The engine complete, or without some of its parts. */
export type Setting = {
  name: string
  weights: Record<RankPart, number>
  /** Whether neighbouring words of the query count beside its words. */
  pairs: boolean
  /** Whether the terms of the law that a query's words stand for are looked for too. */
  concepts: boolean
}

export const wholeEngine: Setting = { name: 'the engine', weights: rankWeights, pairs: true, concepts: true }

const names: Record<RankPart, string> = {
  text: 'text (found by it, not ordered by it)',
  reliance: 'reliance (votes of similar judgments)',
  cited: 'citations received',
  sections: 'sections',
  title: 'title',
  importance: 'importance',
  court: 'court',
  recency: 'recency',
  meaning: 'meaning',
}

/** The engine without each of its parts, and its text alone. Meaning needs a model: without one it is no part. */
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
