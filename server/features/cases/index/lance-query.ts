import { BooleanQuery, type FullTextQuery, MatchQuery, Occur, Operator, PhraseQuery } from '@lancedb/lancedb'
import type { TextField, TextNode } from './case-index.ts'
import { sectionToken } from './section-token.ts'

/** How much a match in a field counts. `body` repeats what the others hold, so that 'all words' means in the whole judgment. */
const fieldWeights: Partial<Record<TextField, number>> = { title: 4, citation: 3, headnotes: 2 }

/** A query of the index as LanceDB takes it; null when nothing positive is left to look for. */
export function toLanceQuery(node: TextNode): FullTextQuery | null {
  switch (node.kind) {
    case 'words':
      return wordsQuery(node)
    case 'phrase':
      return phraseQuery(node)
    case 'section':
      return new MatchQuery(sectionToken(node.act, node.section), 'sections', { boost: node.boost ?? 1 })
    case 'or':
      return combine(node.nodes, Occur.Should)
    case 'and':
      return combine(node.nodes, Occur.Must)
    case 'not':
      return null
  }
}

function combine(nodes: TextNode[], occur: Occur): FullTextQuery | null {
  const wanted = nodes.flatMap(node => nonNull(toLanceQuery(node)))
  const unwanted = nodes.flatMap(node => (node.kind === 'not' ? nonNull(toLanceQuery(node.node)) : []))
  if (wanted.length === 0) return null
  if (wanted.length === 1 && unwanted.length === 0) return wanted[0] ?? null
  return new BooleanQuery([
    ...wanted.map((query): [Occur, FullTextQuery] => [occur, query]),
    ...unwanted.map((query): [Occur, FullTextQuery] => [Occur.MustNot, query]),
  ])
}

function wordsQuery(node: Extract<TextNode, { kind: 'words' }>): FullTextQuery {
  const { match, fields, fuzzy, boost = 1 } = node
  // Fuzzy words are compared with the index's own, which are in lower case.
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
  // Among alternatives each field more is another pass over most judgments: there the body, which repeats the rest, is enough.
  if (match === 'any' || boost < 1) return body
  const better = Object.entries(fieldWeights).map(([field, weight]): [Occur, FullTextQuery] => [
    Occur.Should,
    new MatchQuery(text, field, { boost: boost * weight }),
  ])
  return new BooleanQuery([[Occur.Must, body], ...better])
}

function phraseQuery({ text, fields = ['body'] }: Extract<TextNode, { kind: 'phrase' }>): FullTextQuery {
  return anyOf(fields.map(field => new PhraseQuery(text, field)))
}

function anyOf(queries: FullTextQuery[]): FullTextQuery {
  const [first] = queries
  if (first && queries.length === 1) return first
  return new BooleanQuery(queries.map((query): [Occur, FullTextQuery] => [Occur.Should, query]))
}

function nonNull<T>(value: T | null): T[] {
  return value === null ? [] : [value]
}
