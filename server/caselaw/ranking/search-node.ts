import type { SearchType } from '#shared/cases/search-choices.ts'
import type { Correction, WeightedTerm } from '../library/look-up.ts'
import type { TextNode } from '../library/search-query.ts'
import { writtenForms } from '../text/word-keys.ts'
import { correctNode } from './correct-node.ts'

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
export function searchNodeOf(
  reading: TextNode | null,
  searchType: SearchType,
  { terms, corrections, rewritten }: Besides,
): TextNode | null {
  const corrected = reading && withForms(correctNode(reading, corrections))
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
}

/** Excluded or quoted words, names and expansions are searched only as they are. */
function withForms(node: TextNode): TextNode {
  if (node.kind === 'and' || node.kind === 'or') return { ...node, nodes: node.nodes.map(withForms) }
  const isTyped = node.kind === 'words' && !node.fields && !node.fuzzy && (node.boost ?? 1) >= 1
  return isTyped ? { ...node, forms: true } : node
}

function anyOf(words: readonly string[], boost: number): TextNode {
  return { kind: 'words', text: words.join(' '), match: 'any', fields: ['body'], boost }
}
