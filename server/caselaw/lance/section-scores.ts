import { findAct } from '#server/law/acts/acts.ts'
import { wholeNumber } from '#shared/law/section.ts'
import type { SectionNode, TextNode, WordsNode } from '../library/search-query.ts'
import { listTokens } from '../text/section-token.ts'
import type { Catalogue } from './catalogue.ts'
import type { Found } from './filter-and-count.ts'
import { listWhere } from './list-where.ts'

/** The sections that a query asks for. A section under `not` has no score, so it is left out. */
export function listSections(node: TextNode | null): SectionNode[] {
  if (node?.kind === 'section') return [node]
  return node?.kind === 'and' || node?.kind === 'or' ? node.nodes.flatMap(listSections) : []
}

/** The weight of mentioning a section's number in the text, compared with having the section. */
const saidShare = 0.3

/** The text of those that mention a section by its number. */
export function saysNumber(node: SectionNode): WordsNode {
  const boost = (node.boost ?? 1) * saidShare
  return { kind: 'words', text: saidNumber(node), match: 'all', fields: ['body'], boost }
}

/** For a section of a new code, its old number: older judgments use only that. */
function saidNumber({ act, section, also = [] }: SectionNode): string {
  const replaced = findAct(act)?.replaces
  const old = also.find(one => one.act === replaced)
  return wholeNumber(old?.section ?? section).toLowerCase()
}

/** A judgment lists its main section first, so each later position scores less. */
const perPlace = 0.15

/** How often those who have a section say its number, as words are scored. */
export type Said = ReadonlyMap<SectionNode, Found>

/**
 * Adds the section scores. Old and new number are one section: its rarity counts both, and a judgment with
 * both scores once. `holders` marks judgments with a section that was asked for by its number.
 */
export function addSectionScores(
  byText: Found,
  { text, said }: { text: TextNode; said: Said },
  catalogue: Catalogue,
): { found: Found; holders: Uint8Array } {
  const { length } = catalogue
  const sums = { added: new Float32Array(length), holders: new Uint8Array(length) }
  for (const section of unique(listSections(text))) addSection(section, said.get(section), catalogue, sums)
  const { places, scores } = addMissing(byText, text, sums.added)
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
 * The sections of which one is enough, and the text without them: who has them is added afterwards, and only
 * the words are searched.
 */
export function takeOutSections(text: TextNode): { sections: SectionNode[]; rest: TextNode } {
  if (!isEnough(text)) return { sections: [], rest: text }
  const nodes = text.kind === 'or' ? text.nodes : [text]
  const sections = nodes.flatMap(node => (node.kind === 'section' ? [node] : []))
  return { sections, rest: { kind: 'or', nodes: nodes.filter(node => node.kind !== 'section') } }
}

/** Where a section alone is a match, adds the judgments with it that were not found by their text. */
function addMissing({ places, scores }: Found, text: TextNode, added: Float32Array): Found {
  if (!isEnough(text)) return { places, scores }
  const isThere = new Uint8Array(added.length)
  for (let at = 0; at < places.length; at += 1) isThere[places[at] ?? 0] = 1
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

function addSection(
  node: SectionNode,
  said: Found | undefined,
  catalogue: Catalogue,
  { added, holders }: Sums,
) {
  const { ranks, count } = rankHolders(node, catalogue)
  const worth = (node.boost ?? 1) * rarityOf(count, catalogue.length)
  for (let place = 0; place < ranks.length; place += 1) {
    const rank = ranks[place] ?? Number.NaN
    if (Number.isNaN(rank)) continue
    added[place] = (added[place] ?? 0) + worth / (1 + perPlace * rank)
    if (node.isNamed) holders[place] = 1
  }
  for (let at = 0; at < (said?.places.length ?? 0); at += 1) {
    const place = said?.places[at] ?? 0
    if (!Number.isNaN(ranks[place] ?? Number.NaN))
      added[place] = (added[place] ?? 0) + (said?.scores[at] ?? 0)
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
