import type { Vocabulary } from '../library/case-index.ts'
import type { TextNode } from '../library/index-query.ts'
import type { NearTerm } from '../text/near-marks.ts'

/** A beginning, the words of the library that have it, and how many there are. */
export type Expansion = { beginning: string; words: string[]; total: number; isRefused: boolean }
/** `isMissing`: the library has no list of its words yet. */
export type Expanded = { node: TextNode; expansions: Expansion[]; isMissing: boolean }

/** How many words a query may be expanded to; its beginnings share this number. */
const mostWords = 600
const mostForOne = 200
/** Each pair is two phrases: with common words they cost a hundredth of a second in a large library. */
const mostPairs = 36

/** Replaces beginnings by the words of the library, the most common first. */
export function expandPrefixes(node: TextNode, vocabulary: Vocabulary): Expanded {
  const most = Math.min(mostForOne, Math.floor(mostWords / Math.max(1, countKind(node, 'prefix'))))
  const nears = Math.max(1, countKind(node, 'near'))
  const expansions = new Map<string, Expansion>()

  function listForms(beginning: string, limit: number, isRefused = false): string[] {
    const { words, total } = vocabulary.startingWith(beginning, limit)
    expansions.set(beginning, { beginning, words, total, isRefused })
    return words
  }

  function expand(one: TextNode, isRefused = false): TextNode {
    switch (one.kind) {
      case 'prefix':
        return anyForm(one, listForms(one.text, most, isRefused))
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
  return {
    node: expanded,
    expansions: [...expansions.values()],
    isMissing: expansions.size > 0 && !vocabulary.isThere(),
  }
}

function countKind(node: TextNode, kind: TextNode['kind']): number {
  if (node.kind === kind) return 1
  if (node.kind === 'not') return countKind(node.node, kind)
  return node.kind === 'and' || node.kind === 'or'
    ? node.nodes.reduce((sum, one) => sum + countKind(one, kind), 0)
    : 0
}

/** The engine splits Devanagari words at half letters; a phrase keeps them whole. */
function anyForm(
  { text, fields }: Extract<TextNode, { kind: 'prefix' }>,
  forms: readonly string[],
): TextNode {
  const narrowed = fields ? { fields } : {}
  const whole = forms.filter(form => /^[a-z0-9]+$/.test(form))
  const apart = forms.filter(form => !/^[a-z0-9]+$/.test(form))
  // If no word has the beginning, the beginning itself is searched, and finds nothing.
  const words = whole.length > 0 || apart.length > 0 ? whole : [text]
  const nodes: TextNode[] = [
    ...(words.length > 0
      ? [{ kind: 'words', text: words.join(' '), match: 'any', ...narrowed } as const]
      : []),
    ...apart.map((form): TextNode => ({ kind: 'phrase', text: form, ...narrowed })),
  ]
  const [first] = nodes
  return first && nodes.length === 1 ? first : { kind: 'or', nodes }
}
