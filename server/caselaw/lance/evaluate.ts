import type { KnownTest, TextNode } from '../library/index-query.ts'
import type { Found, PlacedEntry } from './catalogue.ts'

type Needs = {
  entries: readonly PlacedEntry[]
  /** What the engine finds: it knows texts only. */
  findText: (node: TextNode) => Promise<Found>
}

/** Of each judgment its score, or NaN where it does not match. */
type Scores = Float32Array

/** Whether something is asked that no text tells. */
export function asksKnown(node: TextNode): boolean {
  if (node.kind === 'known') return true
  if (node.kind === 'not') return asksKnown(node.node)
  return (node.kind === 'and' || node.kind === 'or') && node.nodes.some(asksKnown)
}

/**
 * Joins what the engine finds with what is known of the judgments. Stretches of a query that are text alone go to the
 * engine whole; the rest is a pass over the judgments for each condition.
 */
export async function evaluate(node: TextNode, needs: Needs): Promise<Found> {
  const scores = await scoresOf(node, needs)
  const places = [...scores.keys()].filter(place => !Number.isNaN(scores[place]))
  const yearOf = (place: number) => needs.entries[place]?.year ?? 0
  places.sort((one, other) => (scores[other] ?? 0) - (scores[one] ?? 0) || yearOf(other) - yearOf(one))
  return { places: Uint32Array.from(places), scores: Float32Array.from(places, place => scores[place] ?? 0) }
}

async function scoresOf(node: TextNode, needs: Needs): Promise<Scores> {
  const { entries, findText } = needs
  if (!asksKnown(node) && node.kind !== 'not') return spread(await findText(node), entries.length)
  switch (node.kind) {
    case 'known':
      return Float32Array.from(entries, entry => (passes(entry, node.test) ? 0 : Number.NaN))
    case 'not':
      return (await scoresOf(node.node, needs)).map(score => (Number.isNaN(score) ? 0 : Number.NaN))
    case 'and':
      return join(await scoresOfParts(node.nodes, 'and', needs), (one, other) => one + other)
    case 'or':
      return join(await scoresOfParts(node.nodes, 'or', needs), (one, other) =>
        Number.isNaN(one) ? other : Number.isNaN(other) ? one : one + other,
      )
    default:
      return new Float32Array(entries.length).fill(Number.NaN)
  }
}

/** The texts beside each other are one question to the engine; what is refused is asked by itself. */
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

/** NaN stays NaN in a sum: what fails one of all fails all. */
function join(parts: readonly Scores[], add: (one: number, other: number) => number): Scores {
  const [first = new Float32Array(), ...rest] = parts
  return rest.reduce((sum, part) => sum.map((score, at) => add(score, part[at] ?? Number.NaN)), first)
}

function spread({ places, scores }: Found, length: number): Scores {
  const spreadOut = new Float32Array(length).fill(Number.NaN)
  for (let at = 0; at < places.length; at += 1) spreadOut[places[at] ?? 0] = scores[at] ?? 0
  return spreadOut
}

function passes({ id, court, bench, year, sections }: PlacedEntry, test: KnownTest): boolean {
  switch (test.field) {
    case 'id':
      return test.ids.includes(id)
    case 'court':
      return test.courts.includes(court)
    case 'judge':
      return bench.some(judge => test.judges.includes(judge))
    case 'year':
      return year !== null && year >= (test.from ?? year) && year <= (test.to ?? year)
    case 'section':
      return sections.some(
        ({ act, section }) =>
          (test.act === null || act === test.act) &&
          (test.section === null || section === test.section || section.startsWith(`${test.section}(`)),
      )
  }
}
