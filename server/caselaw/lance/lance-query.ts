import { BooleanQuery, type FullTextQuery, MatchQuery, Occur, Operator, PhraseQuery } from '@lancedb/lancedb'
import { findAct } from '#server/law/acts/acts.ts'
import { wholeNumber } from '#shared/law/section.ts'
import type { SectionNode, TextField, TextNode } from '../library/search-query.ts'
import { listTokens } from '../text/section-token.ts'

/** The weight of a match in a field. `body` repeats these: 'all words' means in the whole judgment. */
const fieldWeights: Partial<Record<TextField, number>> = { title: 4, citation: 3, headnotes: 2 }

/** Almost nothing: section-scores.ts adds the real score. The engine would score the rarest number. */
const unscored = 1e-6
/** The weight of mentioning the number in the text, compared with having the section. */
const saidShare = 0.3

/** The query in LanceDB's form; null when nothing positive is left to search for. */
export function toLanceQuery(node: TextNode): FullTextQuery | null {
  switch (node.kind) {
    case 'words':
      return wordsQuery(node)
    case 'phrase':
      return phraseQuery(node)
    case 'section':
      return sectionQuery(node)
    case 'near':
      return nearQuery(node)
    case 'prefix':
      return wordsQuery({ ...node, kind: 'words', match: 'all' })
    case 'or':
      return combine(node.nodes, Occur.Should)
    case 'and':
      return combine(node.nodes, Occur.Must)
    case 'known': // the engine knows texts only (evaluate.ts)
    case 'not':
      return null
  }
}

/** Finds judgments with the section. If its number was asked for, those that mention it most come first. */
function sectionQuery(node: SectionNode): FullTextQuery {
  const holds = new MatchQuery(listTokens(node).join(' '), 'sections', {
    operator: Operator.Or,
    boost: unscored,
  })
  if (!node.isNamed) return holds
  const boost = (node.boost ?? 1) * saidShare
  const says = new MatchQuery(saidNumber(node), 'body', { operator: Operator.And, boost })
  return new BooleanQuery([
    [Occur.Must, holds],
    [Occur.Should, says],
  ])
}

/** For a section of a new code, its old number: older judgments use only that. */
function saidNumber({ act, section, also = [] }: SectionNode): string {
  const replaced = findAct(act)?.replaces
  const old = also.find(one => one.act === replaced)
  return wholeNumber(old?.section ?? section).toLowerCase()
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
  // Here each extra field is one more pass over most judgments, and the body repeats the other fields.
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

/** The engine matches a phrase in its order and counts the words between, so both orders are queried. */
function nearQuery({ left, right, within }: Extract<TextNode, { kind: 'near' }>): FullTextQuery {
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

function nonNull<T>(value: T | null): T[] {
  return value === null ? [] : [value]
}
