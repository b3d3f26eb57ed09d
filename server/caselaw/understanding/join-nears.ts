import type { TextNode } from '../library/search-query.ts'
import type { NearTerm } from '../text/near-marks.ts'
import type { Leaf, Token } from './operator-tokens.ts'

type Side = { terms: NearTerm[]; size: number }

export const mostNearAlternatives = 12
const mostNears = 10

/**
 * Joins 'a NEAR/n b' into one token. A side is a word, a phrase, a beginning, or alternatives of these in
 * brackets. In 'a NEAR/3 b NEAR/3 c' both conditions must hold.
 */
export function joinNears(tokens: readonly Token[], notices: string[]): Token[] {
  const joined: Token[] = []
  let nears = 0
  let last: { end: number; right: NearTerm[] } | null = null
  for (let at = 0; at < tokens.length; at += 1) {
    const token = tokens[at]
    if (!token) continue
    if (token.kind !== 'near') {
      joined.push(token)
      continue
    }
    const left: Side | null = last?.end === at ? { terms: last.right, size: 0 } : parseBefore(joined)
    const right = parseAfter(tokens, at + 1)
    nears += 1
    if (!left || !right || nears > mostNears) {
      notices.push(explain(token.text, nears > mostNears))
      continue
    }
    joined.splice(joined.length - left.size, left.size, makeLeaf(left.terms, right.terms, token.within ?? 10))
    at += right.size
    last = { end: at + 1, right: right.terms }
  }
  return joined
}

function explain(text: string, isTooMany: boolean): string {
  return isTooMany
    ? `“${text}” was left out: a search takes ${mostNears} of them.`
    : `“${text}” was left out: on both sides of it stands a word, a “phrase”, a beginning* or alternatives (of these OR those).`
}

function parseBefore(tokens: readonly Token[]): Side | null {
  const last = tokens.at(-1)
  if (last?.kind === 'leaf') return last.term ? { terms: [last.term], size: 1 } : null
  if (last?.kind !== 'close') return null
  const from = tokens.findLastIndex(token => token.kind === 'open')
  return from < 0 ? null : parseAlternatives(tokens.slice(from))
}

function parseAfter(tokens: readonly Token[], at: number): Side | null {
  const first = tokens[at]
  if (first?.kind === 'leaf') return first.term ? { terms: [first.term], size: 1 } : null
  if (first?.kind !== 'open') return null
  const end = tokens.findIndex((token, place) => place > at && token.kind === 'close')
  return end < 0 ? null : parseAlternatives(tokens.slice(at, end + 1))
}

/** Only simple alternatives, such as '(arrest OR detention)'. */
function parseAlternatives(tokens: readonly Token[]): Side | null {
  const terms: NearTerm[] = []
  for (const [at, token] of tokens.slice(1, -1).entries()) {
    if (at % 2 === 1 && token.kind === 'or') continue
    if (at % 2 === 0 && token.kind === 'leaf' && token.term) terms.push(token.term)
    else return null
  }
  return terms.length > 0 && terms.length <= mostNearAlternatives ? { terms, size: tokens.length } : null
}

function makeLeaf(left: readonly NearTerm[], right: readonly NearTerm[], within: number): Leaf {
  const node: TextNode = { kind: 'near', left, right, within }
  const text = `${nameTerms(left)} NEAR/${within} ${nameTerms(right)}`
  const description = `${nameTerms(left)} within ${within} ${within === 1 ? 'word' : 'words'} of ${nameTerms(right)}`
  return { kind: 'leaf', node, text, listed: null, term: null, near: { left, right, within }, description }
}

export function nameTerms(terms: readonly NearTerm[]): string {
  const names = terms.map(({ text, isPrefix }) =>
    isPrefix ? `${text}*` : / /.test(text) ? `“${text}”` : text,
  )
  return names.length > 1 ? `(${names.join(' OR ')})` : (names[0] ?? '')
}
