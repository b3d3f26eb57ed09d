import { BooleanQuery, type FullTextQuery, MatchQuery, Occur, Operator, PhraseQuery } from '@lancedb/lancedb'
import type { WordsNode } from '../library/search-query.ts'
import type { EngineNode } from './evaluate.ts'
import { fieldWeights, isBetterElsewhere } from './word-lists/score-node.ts'

/** What is asked of the engine, in LanceDB's form. */
export function toLanceQuery(node: EngineNode): FullTextQuery {
  switch (node.kind) {
    case 'words':
      return wordsQuery(node)
    case 'phrase':
      return phraseQuery(node)
    case 'near':
      return nearQuery(node)
  }
}

function wordsQuery(node: WordsNode): FullTextQuery {
  const { match, fields, fuzzy, boost = 1 } = node
  // Fuzzy words are compared with the words of the index, which are in lower case.
  const text = node.text.toLowerCase()
  const options = {
    operator: match === 'all' ? Operator.And : Operator.Or,
    ...(fuzzy ? { fuzziness: 1, prefixLength: 1 } : {}),
  }
  if (fields)
    return anyOf(
      fields.map(
        field => new MatchQuery(text, field, { ...options, boost: boost * (fieldWeights[field] ?? 1) }),
      ),
    )
  const body = new MatchQuery(text, 'body', { ...options, boost })
  if (!isBetterElsewhere(node)) return body
  const better = Object.entries(fieldWeights).map(([field, weight]): [Occur, FullTextQuery] => [
    Occur.Should,
    new MatchQuery(text, field, { boost: boost * weight }),
  ])
  return new BooleanQuery([[Occur.Must, body], ...better])
}

function phraseQuery({ text, fields = ['body'] }: Extract<EngineNode, { kind: 'phrase' }>): FullTextQuery {
  return anyOf(fields.map(field => new PhraseQuery(text, field)))
}

/** The engine matches a phrase in its order and counts the words between, so both orders are queried. */
function nearQuery({ left, right, within }: Extract<EngineNode, { kind: 'near' }>): FullTextQuery {
  const slop = within - 1
  return anyOf(
    left.flatMap(one =>
      right.flatMap(other => {
        const orders = [`${one.text} ${other.text}`, `${other.text} ${one.text}`]
        const near = [...new Set(orders)].map(text => new PhraseQuery(text.toLowerCase(), 'body', { slop }))
        return keepWhole(anyOf(near), [one.text, other.text])
      }),
    ),
  )
}

/** The allowed gap may also fall inside a phrase, so the phrase itself is required too. */
function keepWhole(near: FullTextQuery, texts: readonly string[]): FullTextQuery {
  const phrases = texts.filter(text => text.includes(' '))
  if (phrases.length === 0) return near
  const whole = phrases.map((text): [Occur, FullTextQuery] => [
    Occur.Must,
    new PhraseQuery(text.toLowerCase(), 'body'),
  ])
  return new BooleanQuery([[Occur.Must, near], ...whole])
}

function anyOf(queries: FullTextQuery[]): FullTextQuery {
  const [first] = queries
  if (first && queries.length === 1) return first
  return new BooleanQuery(queries.map((query): [Occur, FullTextQuery] => [Occur.Should, query]))
}
