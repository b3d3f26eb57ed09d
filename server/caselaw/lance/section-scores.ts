import type { SectionNode, TextNode } from '../library/search-query.ts'
import { listTokens } from '../text/section-token.ts'
import type { Catalogue } from './catalogue.ts'
import type { Found } from './filter-and-count.ts'
import { listWhere } from './list-where.ts'

/** The sections that a query asks for. A section under `not` has no score, so it is left out. */
export function listSections(node: TextNode | null): SectionNode[] {
  if (node?.kind === 'section') return [node]
  return node?.kind === 'and' || node?.kind === 'or' ? node.nodes.flatMap(listSections) : []
}

/** A judgment lists its main section first, so each later position scores less. */
const perPlace = 0.15

/**
 * Adds the section scores. Old and new number are one section: its rarity counts both, and a judgment with
 * both scores once. `holders` marks judgments with a section that was asked for by its number.
 */
export function addSectionScores(
  byWords: Found,
  text: TextNode,
  catalogue: Catalogue,
): { found: Found; holders: Uint8Array } {
  const { length } = catalogue
  const sums = { added: new Float32Array(length), holders: new Uint8Array(length) }
  for (const section of unique(listSections(text))) addSection(section, catalogue, sums)
  const { places, scores } = addMissing(byWords, text, sums.added)
  return {
    found: { places, scores: scores.map((score, at) => score + (sums.added[places[at] ?? 0] ?? 0)) },
    holders: sums.holders,
  }
}

/** Whether a judgment with one of the sections is a match, whatever else it has. */
function isEnough(text: TextNode): boolean {
  return text.kind === 'section' || (text.kind === 'or' && text.nodes.every(({ kind }) => kind !== 'and'))
}

/**
 * Without the sections of which the engine has nothing to say: who has them is added afterwards, and looking in one
 * column alone costs the engine much less.
 */
export function leaveOutSections(text: TextNode): TextNode {
  if (text.kind !== 'or' || !isEnough(text)) return text
  const nodes = text.nodes.filter(node => node.kind !== 'section' || node.isNamed)
  return nodes.length > 0 ? { ...text, nodes } : text
}

/** Where a section alone is a match, adds the judgments with it that the engine did not find. */
function addMissing({ places, scores }: Found, text: TextNode, added: Float32Array): Found {
  if (!isEnough(text)) return { places, scores }
  const isThere = new Uint8Array(added.length)
  for (const place of places) isThere[place] = 1
  const missing = listWhere(added.length, at => (added[at] ?? 0) > 0 && isThere[at] === 0)
  if (missing.length === 0) return { places, scores }
  const all = {
    places: new Uint32Array(places.length + missing.length),
    scores: new Float32Array(places.length + missing.length),
  }
  all.places.set(places)
  all.places.set(missing, places.length)
  all.scores.set(scores)
  return all
}

type Sums = { added: Float32Array; holders: Uint8Array }

function addSection(node: SectionNode, catalogue: Catalogue, { added, holders }: Sums) {
  const ranks = findHolders(node, catalogue)
  const worth = (node.boost ?? 1) * rarityOf(ranks.size, catalogue.length)
  for (const [place, rank] of ranks) {
    added[place] = (added[place] ?? 0) + worth / (1 + perPlace * rank)
    if (node.isNamed) holders[place] = 1
  }
}

/** The judgments with one of the section's numbers, and the position of the first of these in each list. */
function findHolders(node: SectionNode, { holdersOf }: Catalogue): Map<number, number> {
  const ranks = new Map<number, number>()
  for (const token of listTokens(node)) {
    const { places, ranks: own } = holdersOf(token) ?? none
    for (const [at, place] of places.entries())
      ranks.set(place, Math.min(own[at] ?? 0, ranks.get(place) ?? Number.POSITIVE_INFINITY))
  }
  return ranks
}

const none = { places: new Uint32Array(), ranks: new Uint32Array() }

/** A section that is repeated in a query counts once. */
function unique(nodes: readonly SectionNode[]): SectionNode[] {
  return [...new Map(nodes.map(node => [`${listTokens(node)} ${node.boost} ${node.isNamed}`, node])).values()]
}

function rarityOf(holders: number, judgments: number): number {
  return Math.log(1 + (judgments - holders + 0.5) / (holders + 0.5))
}
