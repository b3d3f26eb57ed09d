import type { TextNode } from '../../library/search-query.ts'
import { eachWithSayings, followsWithin } from './find-sayings.ts'
import type { WordScorer } from './score-words.ts'
import { either, type Scores } from './scores.ts'
import { listTokens } from './tokens.ts'

type Phrase = Extract<TextNode, { kind: 'phrase' }>
type Near = Extract<TextNode, { kind: 'near' }>

/**
 * Who has the words one after the other. They score what the words score by themselves. Only those are looked at that have a
 * score in `among`, if it is given.
 */
export function scorePhrase(
  { text, fields = ['body'] }: Phrase,
  scorer: WordScorer,
  among: Scores | null,
): Scores {
  const saying = listTokens(text)
  const perField = fields.map(field => {
    const scores = scorer.nothing()
    if (saying.length === 0) return scores
    eachWithSayings(scorer.parts, { field, sayings: [saying], most: 1, among }, place => {
      scores[place] = 0
    })
    scorer.addThere(scores, text, field, 1)
    return scores
  })
  return perField.reduce(either)
}

/** Who has a term of one side near a term of the other: the terms are tried two by two. */
export function scoreNear({ left, right, within }: Near, scorer: WordScorer, among: Scores | null): Scores {
  const pairs = left.flatMap(one => right.map(other => [one.text, other.text] as const))
  return pairs.map(pair => scorePair(pair, { within, among }, scorer)).reduce(either, scorer.nothing())
}

/** In either order, and more for both. The words of a term of several words count once more. */
function scorePair(
  [one, other]: readonly [string, string],
  { within, among }: { within: number; among: Scores | null },
  scorer: WordScorer,
): Scores {
  const [left, right] = [listTokens(one), listTokens(other)]
  const scores = scorer.nothing()
  if (left.length === 0 || right.length === 0) return scores
  const scoreOf = (text: string) => scorer.score({ text, match: 'any' }, 'body', 1)
  const both = scoreOf(`${one} ${other}`)
  const terms = [one, other].filter((_, at) => [left, right][at]?.length !== 1).map(scoreOf)
  const between = within - 1
  const isSame = left.join(' ') === right.join(' ')
  eachWithSayings(scorer.parts, { field: 'body', sayings: [left, right], among }, (place, begins) => {
    const [first = [], second = []] = begins
    const isInOrder = followsWithin(first, second, { length: left.length, between })
    const isTurned = !isSame && followsWithin(second, first, { length: right.length, between })
    if (!isInOrder && !isTurned) return
    const whole = terms.reduce((sum, term) => sum + (term[place] ?? 0), 0)
    scores[place] = (Number(isInOrder) + Number(isTurned)) * (both[place] ?? 0) + whole
  })
  return scores
}
