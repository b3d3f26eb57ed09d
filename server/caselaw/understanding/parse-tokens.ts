import type { TextNode } from '../library/search-query.ts'
import type { Leaf, Token } from './operator-tokens.ts'
import type { Span } from './spans.ts'

/** A part of the query that is searched as a whole: a section, a citation, a field. */
export type Atom = Span & {
  node: TextNode
  /** What it asks for, if this is not shown elsewhere. */
  description?: string | null
}

export const shortestPrefix = 3
const mostWithin = 50
const usualWithin = 10
const tokenPattern = /"([^"]*)("|$)|[()]|-(?=["(]|$)|[^\s()"]+/g
const nearPattern = /^(?:NEAR(?:\/(\d{1,9}))?|[wWnN]\/(\d{1,9})|near\/(\d{1,9}))$/

export type Tokens = { tokens: Token[]; notices: string[] }

export function parseTokens(text: string, atoms: readonly Atom[]): Tokens {
  const read: Tokens = { tokens: [], notices: [] }
  let end = 0
  for (const { from, to, node, description = null } of atoms) {
    addTokens(read, text.slice(end, from))
    read.tokens.push({
      kind: 'leaf',
      node,
      text: text.slice(from, to).trim(),
      listed: null,
      term: null,
      description,
    })
    end = to
  }
  addTokens(read, text.slice(end))
  return read
}

function addTokens(read: Tokens, text: string) {
  const { tokens, notices } = read
  for (const [token, phrase, closing] of text.matchAll(tokenPattern)) {
    if (phrase !== undefined) {
      if (closing === '') notices.push('A quotation that was not closed is taken to close at the end.')
      addPhrase(tokens, phrase)
    } else if (token === '(') tokens.push({ kind: 'open' })
    else if (token === ')') tokens.push({ kind: 'close' })
    else if (token === 'AND') tokens.push({ kind: 'and', text: token })
    else if (token === 'OR' || token === '|') tokens.push({ kind: 'or', text: token })
    else if (token === 'NOT' || token === '-') tokens.push({ kind: 'not', text: token })
    else if (nearPattern.test(token)) addNear(read, token)
    else addWord(read, token)
  }
}

function addNear({ tokens, notices }: Tokens, token: string) {
  const [, ...numbers] = nearPattern.exec(token) ?? []
  const typed = Number(numbers.find(Boolean) ?? usualWithin)
  const within = Math.min(mostWithin, Math.max(1, typed))
  if (within !== typed)
    notices.push(`“${token}” was read as NEAR/${within}: the distance is 1 to ${mostWithin} words.`)
  tokens.push({ kind: 'near', text: token, within })
}

function addWord(read: Tokens, token: string) {
  const word = token.replace(/^-+/, '')
  const isMinus = word !== token && /[\p{L}\p{N}]/u.test(word)
  const leaves = word.includes('*') ? parseStarred(word, read.notices) : parsePlain(word)
  if (leaves.length === 0) return
  if (isMinus) read.tokens.push({ kind: 'not', text: '-' })
  if (isMinus && leaves.length > 1) read.tokens.push({ kind: 'open' }, ...leaves, { kind: 'close' })
  else read.tokens.push(...leaves)
}

function parsePlain(token: string): Leaf[] {
  const text = wordsOf(token)
  if (!text) return []
  const node: TextNode = { kind: 'words', text, match: 'all' }
  return [{ kind: 'leaf', node, text, listed: 'words', term: { text, isPrefix: false } }]
}

/** 'retrench*', 'self-incrim*'. A star anywhere else cannot be looked up. */
function parseStarred(token: string, notices: string[]): Leaf[] {
  const [, before = '', beginning = ''] = /^(.*?)([\p{L}\p{M}\p{N}]+)\*[.,;:!?]*$/u.exec(token) ?? []
  if (beginning === '' || before.includes('*')) {
    notices.push(`“${token}” was left out: a star stands at the end of a word only, as in retrench*.`)
    return []
  }
  if ([...beginning].length < shortestPrefix) {
    notices.push(`“${token}” was left out: a star needs at least ${shortestPrefix} letters before it.`)
    return []
  }
  const text = beginning.toLowerCase()
  const node: TextNode = { kind: 'prefix', text }
  return [
    ...parsePlain(before),
    { kind: 'leaf', node, text, listed: 'prefixes', term: { text, isPrefix: true } },
  ]
}

function addPhrase(tokens: Token[], phrase: string) {
  const text = wordsOf(phrase)
  if (!text) return
  tokens.push({
    kind: 'leaf',
    node: { kind: 'phrase', text },
    text: phrase.trim(),
    listed: 'phrases',
    term: { text, isPrefix: false },
  })
}

export function wordsOf(text: string): string {
  return text.match(/[\p{L}\p{M}\p{N}]+/gu)?.join(' ') ?? ''
}
