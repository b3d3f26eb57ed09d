import type { SearchType } from '#shared/cases/search-choices.ts'
import type { TermStatistics } from '../library/case-index.ts'
import type { TextNode } from '../library/index-query.ts'
import { tokenise, writtenForms } from '../text/word-keys.ts'
import { correctNode } from './correct-node.ts'
import type { Correction } from './correct-spelling.ts'
import { withForms } from './with-forms.ts'
import type { WordFamilies } from './word-families.ts'

/** More words add nothing about a brief and cost time. */
const termLimit = 40

/** The words with the highest weight in a long text: frequency times rarity, highest first. */
export function selectTerms(text: string, terms: Pick<TermStatistics, 'rarity'>): WeightedTerm[] {
  const counts = new Map<string, number>()
  for (const word of tokenise(text)) counts.set(word, (counts.get(word) ?? 0) + 1)
  return [...counts]
    .map(([word, count]) => ({ word, count, weight: count * terms.rarity(word) }))
    .sort((one, other) => other.weight - one.weight)
    .slice(0, termLimit)
    .map(({ word, count }) => ({ word, count }))
}

export type WeightedTerm = { word: string; count: number }

/** The index gives a repeated word more weight, so a word is repeated as often as it counts, up to this. */
const mostRepeated = 12

function repeatTerms(terms: readonly WeightedTerm[]): string[] {
  const most = Math.max(1, ...terms.map(({ count }) => count))
  const scale = Math.min(1, mostRepeated / most)
  return terms.flatMap(({ word, count }) =>
    writtenForms(word).flatMap(form => Array<string>(Math.max(1, Math.round(count * scale))).fill(form)),
  )
}

/**
 * What the index is asked: the query with corrections and other forms of its words, and the words that a
 * model adds. A keyword search has no additions of a model.
 */
export function textNodeOf(
  reading: TextNode | null,
  searchType: SearchType,
  { terms, corrections, rewritten, families }: Besides,
): TextNode | null {
  const corrected = reading && withForms(correctNode(reading, corrections), families)
  if (searchType === 'keyword') return corrected
  // The words of a brief are enough: its provisions count in the ranking, and more alternatives would only
  // cost time.
  const nodes: TextNode[] = [
    ...(terms.length > 0 ? [anyOf(repeatTerms(terms), 1)] : corrected ? [corrected] : []),
    ...(rewritten.length > 0 ? [anyOf(rewritten, 0.5)] : []),
  ]
  return nodes.length > 1 ? { kind: 'or', nodes } : (nodes[0] ?? null)
}

type Besides = {
  terms: readonly WeightedTerm[]
  corrections: readonly Correction[]
  rewritten: readonly string[]
  families: WordFamilies
}

function anyOf(words: readonly string[], boost: number): TextNode {
  return { kind: 'words', text: words.join(' '), match: 'any', fields: ['body'], boost }
}
