import { BooleanQuery, type FullTextQuery, MatchQuery, Occur, Operator, PhraseQuery } from '@lancedb/lancedb'
import { findAct } from '#server/law/acts/acts.ts'
import { wholeNumber } from '#shared/law/section.ts'
import type { SectionNode, TextField, TextNode, WordsNode } from '../library/search-query.ts'

/** The weight of a match in a field. `body` repeats these: 'all words' means in the whole judgment. */
const fieldWeights: Partial<Record<TextField, number>> = { title: 4, citation: 3, headnotes: 2 }

/** The weight of mentioning a section's number in the text, compared with having the section. */
const saidShare = 0.3

/**
 * The query over the text of judgments alone, and what their titles, citations and headnotes add to the score of those
 * that match it: the engine takes twice as long for one query over several columns, and the second finds few.
 */
export function takeApart(node: TextNode): { core: FullTextQuery | null; better: FullTextQuery | null } {
  const taken: WordsNode[] = []
  const core = toLanceQuery(leaveInBody(node, taken))
  const byBoost = Map.groupBy(taken, ({ boost = 1 }) => boost)
  const better = Array.from(byBoost, ([boost, nodes]) =>
    listBetter({ text: nodes.map(({ text }) => text).join(' '), boost }),
  )
  return { core, better: better.length > 0 ? anyOf(better.flat()) : null }
}

/** Adds to `taken` the words whose other columns add to the score of whatever matches the query. */
function leaveInBody(node: TextNode, taken: WordsNode[], isWanted = true): TextNode {
  switch (node.kind) {
    case 'and':
      return { ...node, nodes: node.nodes.map(one => leaveInBody(one, taken, isWanted)) }
    case 'or':
      return {
        ...node,
        nodes: node.nodes.map(one => (isOneWord(one) ? leaveInBody(one, taken, isWanted) : one)),
      }
    case 'not':
      return { ...node, node: leaveInBody(node.node, [], false) }
    case 'words':
      if (!isBetterElsewhere(node)) return node
      if (isWanted) taken.push(node)
      return { ...node, fields: ['body'] }
    default:
      return node
  }
}

/** Whoever has the word in a title has it in the text. Of several words a title may have one, and the text not all. */
function isOneWord(node: TextNode): boolean {
  return node.kind === 'words' && /^[a-z0-9]+$/i.test(node.text)
}

/** The query in LanceDB's form; null when nothing positive is left to search for. */
export function toLanceQuery(node: TextNode): FullTextQuery | null {
  switch (node.kind) {
    case 'words':
      return wordsQuery(node)
    case 'phrase':
      return phraseQuery(node)
    case 'near':
      return nearQuery(node)
    case 'prefix':
      return wordsQuery({ ...node, kind: 'words', match: 'all' })
    case 'or':
      return combine(node.nodes, Occur.Should)
    case 'and':
      return combine(node.nodes, Occur.Must)
    case 'known': // the engine knows texts only (evaluate.ts)
    case 'section':
    case 'not':
      return null
  }
}

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
  const better = listBetter({ text, boost }).map((query): [Occur, FullTextQuery] => [Occur.Should, query])
  return new BooleanQuery([[Occur.Must, body], ...better])
}

/** Each extra field is one more pass over most judgments where any word is enough, and the body repeats the other fields. */
function isBetterElsewhere({ match, fields, boost = 1 }: WordsNode): boolean {
  return !fields && match === 'all' && boost >= 1
}

function listBetter({ text, boost }: { text: string; boost: number }): FullTextQuery[] {
  return Object.entries(fieldWeights).map(
    ([field, weight]) => new MatchQuery(text.toLowerCase(), field, { boost: boost * weight }),
  )
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
