import type { Beginning } from '../library/look-up.ts'
import type { TextNode } from '../library/search-query.ts'
import type { NearTerm } from '../text/near-marks.ts'

/** A beginning, the words of the library that have it, and how many there are. */
export type Expansion = Beginning & { beginning: string; isRefused: boolean }
/** `isMissing`: the library has no list of its words yet. */
export type Expanded = { node: TextNode; expansions: Expansion[]; isMissing: boolean }
export type FindBeginning = (asked: { text: string; most: number }) => Beginning | null

/** How many words a query may be expanded to; its beginnings share this number. */
const mostWords = 600
const mostForOne = 200
/** Each pair is two phrases: with common words they cost a hundredth of a second in a large library. */
const mostPairs = 36

/** Adds to beginnings the words of the library, the most common first. */
export function expandPrefixes(node: TextNode, findBeginning: FindBeginning): Expanded {
  const most = Math.min(mostForOne, Math.floor(mostWords / Math.max(1, countKind(node, 'prefix'))))
  const nears = Math.max(1, countKind(node, 'near'))
  const expansions = new Map<string, Expansion>()
  let isMissing = false

  function listForms(beginning: string, limit: number, isRefused = false): string[] {
    const found = findBeginning({ text: beginning, most: limit })
    if (!found) isMissing = true
    const { words, total } = found ?? { words: [], total: 0 }
    expansions.set(beginning, { beginning, words, total, isRefused })
    return words
  }

  function expand(one: TextNode, isRefused = false): TextNode {
    switch (one.kind) {
      case 'prefix':
        return { ...one, words: listForms(one.text, most, isRefused) }
      case 'near':
        return { ...one, ...expandSides(one) }
      case 'and':
      case 'or':
        return { ...one, nodes: one.nodes.map(other => expand(other, isRefused)) }
      case 'not':
        return { ...one, node: expand(one.node, !isRefused) }
      default:
        return one
    }
  }

  /** In 'arrest* NEAR/5 warrant' one side has one word, so the beginning may use all the pairs. */
  function expandSides({ left, right }: Extract<TextNode, { kind: 'near' }>) {
    const pairs = Math.max(4, Math.floor(mostPairs / nears))
    const [one, other] = [left, right].map(side => (side.some(({ isPrefix }) => isPrefix) ? 0 : side.length))
    const half = Math.floor(Math.sqrt(pairs))
    return {
      left: expandTerms(left, Math.floor(pairs / (other || half))),
      right: expandTerms(right, Math.floor(pairs / (one || half))),
    }
  }

  function expandTerms(terms: readonly NearTerm[], most: number): NearTerm[] {
    const share = Math.max(1, Math.floor(most / terms.length))
    return terms.flatMap(term => {
      const forms = term.isPrefix ? listForms(term.text, share) : []
      return forms.length > 0
        ? forms.map(text => ({ text, isPrefix: false }))
        : [{ ...term, isPrefix: false }]
    })
  }

  const expanded = expand(node)
  return { node: expanded, expansions: [...expansions.values()], isMissing }
}

function countKind(node: TextNode, kind: TextNode['kind']): number {
  if (node.kind === kind) return 1
  if (node.kind === 'not') return countKind(node.node, kind)
  return node.kind === 'and' || node.kind === 'or'
    ? node.nodes.reduce((sum, one) => sum + countKind(one, kind), 0)
    : 0
}
