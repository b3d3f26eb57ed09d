import type { TextNode } from '../library/search-query.ts'
import type { NearMark } from '../text/near-marks.ts'
import { joinNears } from './join-nears.ts'
import { allOf, anyOf, noneOf } from './nodes.ts'
import { type Leaf, listDangling, type Token } from './operator-tokens.ts'
import { type Atom, parseTokens } from './parse-tokens.ts'

/** The query in the form the index takes, and its words and phrases as they were typed. */
export type Reading = {
  node: TextNode | null
  words: string[]
  phrases: string[]
  /** Beginnings of words, without their stars. */
  prefixes: string[]
  nears: NearMark[]
  /** What fields and NEAR ask for, in words. */
  conditions: string[]
  excluded: string[]
  /** Sentences that say what could not be read as typed, and what was done instead. */
  notices: string[]
}

type Group = {
  alternatives: TextNode[]
  items: TextNode[]
  negateNext: boolean
  /** `negated`: a NOT is before the group. `isRefused`: excluded, counting all NOTs around it too. */
  negated: boolean
  isRefused: boolean
}

const deepest = 20
/** Nobody types more words and conditions; each costs the index a look-up. */
const mostLeaves = 100

/**
 * Words (all of them), "phrases", beginn*, NEAR/n, fields, AND, OR, NOT, -word and parentheses. Missing
 * quotes and parentheses are closed at the end, an operator without a side is ignored, and notices say so.
 * The node is null if nothing is left.
 */
export function parseOperators(text: string, atoms: readonly Atom[]): Reading {
  const { tokens, notices } = parseTokens(text, atoms)
  const reading: Reading = {
    node: null,
    words: [],
    phrases: [],
    prefixes: [],
    nears: [],
    conditions: [],
    excluded: [],
    notices,
  }
  const groups: Group[] = [openGroup(false, false)]
  const joined = joinNears(takeFirst(tokens, notices), notices)
  notices.push(...listDangling(joined))
  for (const token of joined) takeToken(groups, token, reading)
  if (groups.length > 1) notices.push('A bracket that was not closed is taken to close at the end.')
  while (groups.length > 1) closeGroup(groups)
  const [root] = groups
  reading.node = root ? finishGroup(root) : null
  reading.notices = [...new Set(notices)]
  return reading
}

function takeFirst(tokens: readonly Token[], notices: string[]): Token[] {
  let leaves = 0
  const end = tokens.findIndex(token => token.kind === 'leaf' && ++leaves > mostLeaves)
  if (end < 0) return [...tokens]
  notices.push(`Only the first ${mostLeaves} words and conditions were searched.`)
  return tokens.slice(0, end)
}

function takeToken(groups: Group[], token: Token, reading: Reading) {
  const group = groups.at(-1)
  if (!group) return
  if (token.kind === 'leaf') {
    listLeaf(token, group.isRefused !== group.negateNext, reading)
    addItem(group, token.node)
  } else if (token.kind === 'not') group.negateNext = !group.negateNext
  else if (token.kind === 'or') finishAlternative(group)
  else if (token.kind === 'open') openInside(groups, group, reading)
  else if (token.kind === 'close' && groups.length > 1) closeGroup(groups)
  else if (token.kind === 'close') reading.notices.push('A closing bracket that opens nowhere was left out.')
}

/** Nobody needs parentheses this deep; one that is deeper is ignored. */
function openInside(groups: Group[], group: Group, { notices }: Reading) {
  if (groups.length >= deepest) {
    notices.push(`Brackets are read ${deepest - 1} deep; those further in were left out.`)
    return
  }
  groups.push(openGroup(group.negateNext, group.isRefused !== group.negateNext))
  group.negateNext = false
}

function listLeaf(leaf: Leaf, isRefused: boolean, reading: Reading) {
  if (isRefused) {
    reading.excluded.push(leaf.text)
    return
  }
  if (leaf.listed) reading[leaf.listed].push(leaf.text)
  if (leaf.near) reading.nears.push(leaf.near)
  if (leaf.description) reading.conditions.push(leaf.description)
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
