import type { TextField, WordsNode } from '../../library/search-query.ts'
import type { WordScorer } from './score-words.ts'
import { either, improve, type Scores } from './scores.ts'

/** The weight of a match in a field. `body` repeats these: 'all words' means in the whole judgment. */
export const fieldWeights: Partial<Record<TextField, number>> = { title: 4, citation: 3, headnotes: 2 }

/** Words in the fields that they ask for, or in the whole judgment: then those of its title and its like count more. */
export function scoreWords(node: WordsNode, { score }: WordScorer): Scores {
  const { fields, boost = 1 } = node
  if (fields) {
    const [first, ...rest] = fields.map(field => score(node, field, boost * (fieldWeights[field] ?? 1)))
    return rest.reduce(either, first ?? score(node, 'body', boost))
  }
  const body = score(node, 'body', boost)
  if (!isBetterElsewhere(node)) return body
  const better = elsewhere.map(([field, weight]) => score({ ...node, match: 'any' }, field, boost * weight))
  return better.reduce(improve, body)
}

/** All that have any of these nodes, of which each is one word or asks for any of its words. */
export function scoreAny(nodes: readonly WordsNode[], { add, nothing }: WordScorer): Scores {
  const scores = nothing()
  for (const node of nodes) {
    const { text, fields = ['body'], boost = 1 } = node
    for (const field of fields)
      add(scores, text, field, node.fields ? boost * (fieldWeights[field] ?? 1) : boost)
    // Who has the word there has it in the whole judgment.
    if (isBetterElsewhere(node))
      for (const [field, weight] of elsewhere) add(scores, text, field, boost * weight)
  }
  return scores
}

/** Whether the node can be told to `scoreAny`. */
export function isAny({ text, match, fuzzy }: WordsNode): boolean {
  return !fuzzy && (match === 'any' || /^[a-z0-9]+$/i.test(text))
}

const elsewhere = Object.entries(fieldWeights) as [TextField, number][] // its keys are fields

/** Where any word is enough, most judgments match, and what they have elsewhere says little. */
export function isBetterElsewhere({ match, fields, boost = 1 }: WordsNode): boolean {
  return !fields && match === 'all' && boost >= 1
}
