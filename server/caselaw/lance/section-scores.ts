import type { SectionNode, TextNode } from '../library/search-query.ts'
import { listTokens } from '../text/section-token.ts'
import type { Catalogue } from './catalogue.ts'
import type { Found } from './filter-and-count.ts'

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
  matches: Found,
  text: TextNode,
  catalogue: Catalogue,
): { found: Found; holders: Uint8Array } {
  const { length } = catalogue
  const sums = { added: new Float32Array(length), holders: new Uint8Array(length) }
  for (const section of unique(listSections(text))) addSection(section, catalogue, sums)
  const { places, scores } = matches
  return {
    found: { places, scores: scores.map((score, at) => score + (sums.added[places[at] ?? 0] ?? 0)) },
    holders: sums.holders,
  }
}

type Sums = { added: Float32Array; holders: Uint8Array }

function addSection(node: SectionNode, catalogue: Catalogue, { added, holders }: Sums) {
  const { ranks, count } = rankHolders(node, catalogue)
  const worth = (node.boost ?? 1) * rarityOf(count, catalogue.length)
  for (let place = 0; place < ranks.length; place += 1) {
    const rank = ranks[place] ?? Number.NaN
    if (Number.isNaN(rank)) continue
    added[place] = (added[place] ?? 0) + worth / (1 + perPlace * rank)
    if (node.isNamed) holders[place] = 1
  }
}

/** The position of the first of the section's numbers in the list of each judgment; NaN where it has none of them. */
export function rankHolders(node: SectionNode, { holdersOf, length }: Catalogue) {
  const ranks = new Float32Array(length).fill(Number.NaN)
  let count = 0
  for (const token of listTokens(node)) {
    const { places, ranks: own } = holdersOf(token) ?? none
    for (let at = 0; at < places.length; at += 1) {
      const place = places[at] ?? 0
      const [rank, before] = [own[at] ?? 0, ranks[place] ?? Number.NaN]
      if (Number.isNaN(before)) count += 1
      if (!(before <= rank)) ranks[place] = rank
    }
  }
  return { ranks, count }
}

const none = { places: new Uint32Array(), ranks: new Uint32Array() }

/** A section that is repeated in a query counts once. */
function unique(nodes: readonly SectionNode[]): SectionNode[] {
  return [...new Map(nodes.map(node => [`${listTokens(node)} ${node.boost} ${node.isNamed}`, node])).values()]
}

function rarityOf(holders: number, judgments: number): number {
  return Math.log(1 + (judgments - holders + 0.5) / (holders + 0.5))
}
