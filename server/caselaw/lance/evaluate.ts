import type { SectionNode, TextNode } from '../library/search-query.ts'
import type { Catalogue } from './catalogue.ts'
import type { Found } from './filter-and-count.ts'
import { saysNumber } from './lance-query.ts'
import { listWhere } from './list-where.ts'
import { makeKnownTest } from './place-tests.ts'
import { rankHolders } from './section-scores.ts'

type Needs = {
  catalogue: Catalogue
  /** Asks the engine, which knows only texts. */
  findText: (node: TextNode) => Promise<Found>
}

/** The score of each judgment; NaN means no match. */
type Scores = Float32Array

/** Whether the query has a condition that is not about the text alone: who has a section is known, and so are facts. */
export function asksKnown(node: TextNode): boolean {
  if (node.kind === 'known' || node.kind === 'section') return true
  if (node.kind === 'not') return asksKnown(node.node)
  return (node.kind === 'and' || node.kind === 'or') && node.nodes.some(asksKnown)
}

/**
 * Combines the results of the engine with conditions on what is known, newest judgments first. A part of a query that is
 * only text goes to the engine as a whole; each other condition is one loop over the judgments.
 */
export async function evaluate(node: TextNode, needs: Needs): Promise<Found> {
  const scores = await scoresOf(node, needs)
  const newest = needs.catalogue.newest()
  const kept = listWhere(newest.length, at => !Number.isNaN(scores[newest[at] ?? 0] ?? Number.NaN))
  const found = { places: new Uint32Array(kept.length), scores: new Float32Array(kept.length) }
  for (let at = 0; at < kept.length; at += 1) {
    const place = newest[kept[at] ?? 0] ?? 0
    found.places[at] = place
    found.scores[at] = scores[place] ?? 0
  }
  return found
}

async function scoresOf(node: TextNode, needs: Needs): Promise<Scores> {
  const { catalogue, findText } = needs
  const { length } = catalogue
  if (!asksKnown(node) && node.kind !== 'not') return spread(await findText(node), length)
  switch (node.kind) {
    case 'known': {
      const test = makeKnownTest(node.test, catalogue)
      return Float32Array.from({ length }, (_, place) => (test(place) ? 0 : Number.NaN))
    }
    case 'section':
      return scoresOfSection(node, needs)
    case 'not':
      return (await scoresOf(node.node, needs)).map(score => (Number.isNaN(score) ? 0 : Number.NaN))
    case 'and':
      return join(await scoresOfParts(node.nodes, 'and', needs), (one, other) => one + other)
    case 'or':
      return join(await scoresOfParts(node.nodes, 'or', needs), (one, other) =>
        Number.isNaN(one) ? other : Number.isNaN(other) ? one : one + other,
      )
    default:
      return new Float32Array(length).fill(Number.NaN)
  }
}

/**
 * Who has the section matches; of those the engine scores how often they say its number. What the section itself is worth
 * is added later (section-scores.ts).
 */
async function scoresOfSection(node: SectionNode, { catalogue, findText }: Needs): Promise<Scores> {
  const { ranks } = rankHolders(node, catalogue)
  if (!node.isNamed) return ranks.map(rank => (Number.isNaN(rank) ? Number.NaN : 0))
  const said = spread(await findText(saysNumber(node)), catalogue.length)
  return ranks.map((rank, place) => (Number.isNaN(rank) ? Number.NaN : said[place] || 0))
}

/** All texts of one level are one query to the engine; each `not` is a query of its own. */
async function scoresOfParts(nodes: TextNode[], kind: 'and' | 'or', needs: Needs): Promise<Scores[]> {
  const isText = (node: TextNode) => node.kind !== 'not' && !asksKnown(node)
  const texts = nodes.filter(isText)
  const parts = nodes.filter(node => !isText(node))
  const [only] = texts
  if (only) parts.unshift(texts.length > 1 ? { kind, nodes: texts } : only)
  const scores: Scores[] = []
  for (const part of parts) scores.push(await scoresOf(part, needs))
  return scores
}

/** NaN stays NaN in a sum: a judgment that fails one condition of an `and` fails it all. */
function join(parts: readonly Scores[], add: (one: number, other: number) => number): Scores {
  const [first = new Float32Array(), ...rest] = parts
  return rest.reduce((sum, part) => sum.map((score, at) => add(score, part[at] ?? Number.NaN)), first)
}

function spread({ places, scores }: Found, length: number): Scores {
  const spreadOut = new Float32Array(length).fill(Number.NaN)
  for (let at = 0; at < places.length; at += 1) spreadOut[places[at] ?? 0] = scores[at] ?? 0
  return spreadOut
}
