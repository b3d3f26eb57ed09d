import type { SectionNode, TextNode, WordsNode } from '../library/search-query.ts'
import type { Catalogue } from './catalogue.ts'
import type { Found } from './filter-and-count.ts'
import { listWhere } from './list-where.ts'
import { makeKnownTest } from './place-tests.ts'
import { rankHolders, saysNumber } from './section-scores.ts'
import { isAny, isBetterElsewhere, scoreAny, scoreWords } from './word-lists/score-node.ts'
import { scoreNear, scorePhrase } from './word-lists/score-sayings.ts'
import type { WordScorer } from './word-lists/score-words.ts'
import { both, either, noScores, type Scores } from './word-lists/scores.ts'

export type Evaluating = {
  catalogue: Catalogue
  /** Null in a library of an earlier version, until its lists are made: then the engine is asked for all texts. */
  words: WordScorer | null
  /** Asks the engine, which knows only texts. */
  askEngine: (node: EngineNode) => Promise<Found>
}

/** What the engine can be asked. Words that may be wrong by a letter are asked of it always. */
export type EngineNode = Extract<TextNode, { kind: 'words' | 'phrase' | 'near' }>

/** What matches the node, newest judgments first. Each condition is one loop over the judgments. */
export async function evaluate(node: TextNode, needs: Evaluating): Promise<Found> {
  const scores = await scoresOf(node, needs, null)
  const newest = needs.catalogue.newest()
  const kept = listWhere(newest.length, at => isMatch(scores[newest[at] ?? 0]))
  const found = { places: new Uint32Array(kept.length), scores: new Float32Array(kept.length) }
  for (let at = 0; at < kept.length; at += 1) {
    const place = newest[kept[at] ?? 0] ?? 0
    found.places[at] = place
    found.scores[at] = scores[place] ?? 0
  }
  return found
}

/** Whether it asks for something, and does not only exclude. */
export function isPositive(node: TextNode): boolean {
  if (node.kind === 'and' || node.kind === 'or') return node.nodes.some(isPositive)
  return node.kind !== 'not'
}

/** Whether the query has a condition that is not about the text alone: who has a section is known, and so are facts. */
function asksKnown(node: TextNode): boolean {
  if (node.kind === 'not') return asksKnown(node.node)
  if (node.kind === 'and' || node.kind === 'or') return node.nodes.some(asksKnown)
  return node.kind === 'known' || node.kind === 'section'
}

/**
 * `among` has a score where the answer is wanted: elsewhere a judgment may be told not to match without a look at it. Null: it is
 * wanted everywhere.
 */
async function scoresOf(node: TextNode, needs: Evaluating, among: Scores | null): Promise<Scores> {
  const { catalogue } = needs
  switch (node.kind) {
    case 'words':
      return wordScores(node, needs)
    case 'prefix':
      return wordScores({ ...node, kind: 'words', match: 'all' }, needs)
    case 'phrase':
      return needs.words ? scorePhrase(node, needs.words, among) : ofEngine(node, needs)
    case 'near':
      return needs.words ? scoreNear(node, needs.words, among) : ofEngine(node, needs)
    case 'known': {
      const test = makeKnownTest(node.test, catalogue)
      return Float32Array.from({ length: catalogue.length }, (_, place) => (test(place) ? 0 : Number.NaN))
    }
    case 'section':
      return sectionScores(node, needs)
    case 'not':
      return exclude(await scoresOf(onlyMatching(node.node, needs), needs, among))
    case 'and':
      return join(await scoresTogether(node.nodes, needs, among), both, catalogue.length)
    case 'or':
      return anyScores(node.nodes, needs, among)
  }
}

async function wordScores(node: WordsNode, needs: Evaluating): Promise<Scores> {
  return needs.words && !node.fuzzy ? scoreWords(node, needs.words) : ofEngine(node, needs)
}

async function ofEngine(node: EngineNode, { askEngine, catalogue }: Evaluating): Promise<Scores> {
  return spread(await askEngine(node), catalogue.length)
}

/**
 * Who has the section matches; of those is scored how often they say its number. What the section itself is worth is added
 * later (section-scores.ts).
 */
async function sectionScores(node: SectionNode, needs: Evaluating): Promise<Scores> {
  const { ranks } = rankHolders(node, needs.catalogue)
  if (!node.isNamed) return ranks.map(rank => (Number.isNaN(rank) ? Number.NaN : 0))
  const said = await wordScores(saysNumber(node), needs)
  return ranks.map((rank, place) => (Number.isNaN(rank) ? Number.NaN : said[place] || 0))
}

/** What is excluded is not scored, so it does not matter where else in a judgment the words are. */
function onlyMatching(node: TextNode, { words }: Evaluating): TextNode {
  const isScored = words && node.kind === 'words' && !node.fuzzy && isBetterElsewhere(node)
  return isScored ? { ...node, fields: ['body'] } : node
}

/** Where words stand in a text is looked at only in the judgments that all the others leave. */
async function scoresTogether(
  nodes: readonly TextNode[],
  needs: Evaluating,
  among: Scores | null,
): Promise<Scores[]> {
  const easy = nodes.filter(node => !asksOrder(node))
  const easyScores = await scoresOfAll(easy, needs, among)
  const known = new Map(easyScores.map((scores, at) => [easy[at], scores]))
  const left = [...(among ? [among] : []), ...known.values()]
  const narrowed = left.length > 0 ? join(left, both, needs.catalogue.length) : null
  return Promise.all(nodes.map(async node => known.get(node) ?? scoresOf(node, needs, narrowed)))
}

/** Whether it is about where in a text words stand, which takes longest to find out. */
function asksOrder(node: TextNode): boolean {
  if (node.kind === 'not') return asksOrder(node.node)
  if (node.kind === 'and' || node.kind === 'or') return node.nodes.some(asksOrder)
  return node.kind === 'phrase' || node.kind === 'near'
}

/** Among texts alone, what is excluded is excluded from all of them. */
async function anyScores(
  nodes: readonly TextNode[],
  needs: Evaluating,
  among: Scores | null,
): Promise<Scores> {
  const { length } = needs.catalogue
  if (nodes.some(asksKnown)) return join(await scoresOfAll(nodes, needs, among), either, length)
  const { not: unwanted = [], wanted = [] } = Object.groupBy(nodes, ({ kind }) =>
    kind === 'not' ? 'not' : 'wanted',
  )
  const found = await eitherScores(wanted, needs, among)
  return (await scoresOfAll(unwanted, needs, among)).reduce((sum, part) => both(sum, part), found)
}

/** What words alone find is added up in one place: a long question has dozens of them. */
async function eitherScores(
  nodes: readonly TextNode[],
  needs: Evaluating,
  among: Scores | null,
): Promise<Scores> {
  const { words, catalogue } = needs
  const simple = words ? nodes.filter(node => node.kind === 'words').filter(isAny) : []
  const others = nodes.filter(node => !simple.some(one => one === node))
  const scores = await scoresOfAll(others, needs, among)
  return join(
    words && simple.length > 0 ? [scoreAny(simple, words), ...scores] : scores,
    either,
    catalogue.length,
  )
}

async function scoresOfAll(
  nodes: readonly TextNode[],
  needs: Evaluating,
  among: Scores | null,
): Promise<Scores[]> {
  return Promise.all(nodes.map(node => scoresOf(node, needs, among)))
}

function join(parts: readonly Scores[], add: typeof both, length: number): Scores {
  const [first, ...rest] = parts
  return rest.reduce((sum, part) => add(sum, part), first ?? noScores(length))
}

function exclude(scores: Scores): Scores {
  return scores.map(score => (isMatch(score) ? Number.NaN : 0))
}

function isMatch(score: number | undefined): boolean {
  return !Number.isNaN(score ?? Number.NaN)
}

function spread({ places, scores }: Found, length: number): Scores {
  const spreadOut = noScores(length)
  for (let at = 0; at < places.length; at += 1) spreadOut[places[at] ?? 0] = scores[at] ?? 0
  return spreadOut
}
