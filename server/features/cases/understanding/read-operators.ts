import type { TextNode } from '../index/case-index.ts'
import { allOf, anyOf, noneOf } from './nodes.ts'
import type { Span } from './spans.ts'

/** A stretch of the query that is looked for as a whole: a section, a citation. */
export type Atom = Span & { node: TextNode }

/** The query as the index takes it, and its words and phrases as they were typed. */
export type Reading = { node: TextNode | null; words: string[]; phrases: string[]; excluded: string[] }

type Leaf = { kind: 'leaf'; node: TextNode; text: string; listed: 'words' | 'phrases' | null }
type Token = Leaf | { kind: 'or' | 'not' | 'open' | 'close' | 'and' }
type Group = {
  alternatives: TextNode[]
  items: TextNode[]
  negateNext: boolean
  /** Whether the group as a whole is refused, and whether it stands in a refused one. */
  negated: boolean
  isRefused: boolean
}

const deepest = 20
const tokenPattern = /"([^"]*)(?:"|$)|[()]|-(?=["(]|$)|[^\s()"]+/g

/**
 * Words (all of them), "phrases", AND, OR, NOT, -word and parentheses. Whatever is missing is thought to be there:
 * quotes and parentheses close at the end, an operator without a right side is none. Null when nothing is left.
 */
export function readOperators(text: string, atoms: readonly Atom[]): Reading {
  const reading: Reading = { node: null, words: [], phrases: [], excluded: [] }
  const groups: Group[] = [openGroup(false, false)]
  for (const token of readTokens(text, atoms)) takeToken(groups, token, reading)
  while (groups.length > 1) closeGroup(groups)
  const [root] = groups
  reading.node = root ? finishGroup(root) : null
  return reading
}

function takeToken(groups: Group[], token: Token, reading: Reading) {
  const group = groups.at(-1)
  if (!group) return
  if (token.kind === 'leaf') {
    listLeaf(token, group.isRefused !== group.negateNext, reading)
    addItem(group, token.node)
  } else if (token.kind === 'not') group.negateNext = !group.negateNext
  else if (token.kind === 'or') finishAlternative(group)
  // Nobody means a twenty-first parenthesis; it is read as if it were not there.
  else if (token.kind === 'open' && groups.length < deepest) {
    groups.push(openGroup(group.negateNext, group.isRefused !== group.negateNext))
    group.negateNext = false
  } else if (token.kind === 'close' && groups.length > 1) closeGroup(groups)
}

function listLeaf({ text, listed }: Leaf, isRefused: boolean, reading: Reading) {
  if (isRefused) reading.excluded.push(text)
  else if (listed) reading[listed].push(text)
}

function openGroup(negated: boolean, isRefused: boolean): Group {
  return { alternatives: [], items: [], negateNext: false, negated, isRefused }
}

function closeGroup(groups: Group[]) {
  const group = groups.pop()
  const node = group && finishGroup(group)
  const outer = groups.at(-1)
  if (node && outer) outer.items.push(group.negated ? noneOf(node) : node)
}

function addItem(group: Group, node: TextNode) {
  group.items.push(group.negateNext ? noneOf(node) : node)
  group.negateNext = false
}

function finishAlternative(group: Group) {
  const node = allOf(group.items)
  if (node) group.alternatives.push(node)
  group.items = []
  group.negateNext = false
}

function finishGroup(group: Group): TextNode | null {
  finishAlternative(group)
  return anyOf(group.alternatives)
}

function readTokens(text: string, atoms: readonly Atom[]): Token[] {
  const tokens: Token[] = []
  let end = 0
  for (const { from, to, node } of atoms) {
    addTokens(tokens, text.slice(end, from))
    tokens.push({ kind: 'leaf', node, text: text.slice(from, to).trim(), listed: null })
    end = to
  }
  addTokens(tokens, text.slice(end))
  return tokens
}

function addTokens(tokens: Token[], text: string) {
  for (const [token, phrase] of text.matchAll(tokenPattern)) {
    if (phrase !== undefined) addLeaf(tokens, phrase, 'phrases')
    else if (token === '(') tokens.push({ kind: 'open' })
    else if (token === ')') tokens.push({ kind: 'close' })
    else if (token === 'AND') tokens.push({ kind: 'and' })
    else if (token === 'OR' || token === '|') tokens.push({ kind: 'or' })
    else if (token === 'NOT' || token === '-') tokens.push({ kind: 'not' })
    else addWord(tokens, token)
  }
}

function addWord(tokens: Token[], token: string) {
  const word = token.replace(/^-+/, '')
  if (word !== token && /[\p{L}\p{N}]/u.test(word)) tokens.push({ kind: 'not' })
  addLeaf(tokens, word, 'words')
}

function addLeaf(tokens: Token[], text: string, listed: 'words' | 'phrases') {
  const words = text.match(/[\p{L}\p{M}\p{N}]+/gu)?.join(' ')
  if (!words) return
  const node: TextNode =
    listed === 'words' ? { kind: 'words', text: words, match: 'all' } : { kind: 'phrase', text: words }
  tokens.push({ kind: 'leaf', node, text: listed === 'words' ? words : text.trim(), listed })
}
