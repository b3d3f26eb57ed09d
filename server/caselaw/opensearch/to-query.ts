import { findAct } from '#server/law/acts/acts.ts'
import { wholeNumber } from '#shared/law/section.ts'
import type {
  KnownTest,
  SearchQuery,
  SectionNode,
  TextField,
  TextNode,
  WordsNode,
} from '../library/search-query.ts'
import { lightStem } from '../text/light-stem.ts'
import type { NearTerm } from '../text/near-marks.ts'
import { listTokens, sectionToken } from '../text/section-token.ts'
import { listWritten, mostPlaces } from './document.ts'

/** A query in OpenSearch's form. */
export type Dsl = Record<string, unknown>
/** How much having a section is worth: the rarer, the more. */
export type WorthOf = (section: SectionNode) => number

/** The weight of a match in a field. `body` repeats these: 'all words' means in the whole judgment. */
const fieldWeights: Partial<Record<TextField, number>> = { title: 4, citation: 3, headnotes: 2 }
/** A form of a word beside the word as typed. */
const otherForm = 0.5
/** The weight of mentioning the number in the text, compared with having the section. */
const saidShare = 0.3
/** A judgment lists its main section first, so each later position scores less. */
const perPlace = 0.15
const nothing: Dsl = { match_none: {} }

export function toQuery(node: TextNode, worthOf: WorthOf): Dsl {
  switch (node.kind) {
    case 'words':
      return wordsQuery(node)
    case 'phrase':
      return anyOf((node.fields ?? ['body']).map(field => phrase(node.text, field, node.boost)))
    case 'section':
      return sectionQuery(node, worthOf(node))
    case 'prefix':
      return anyOf((node.fields ?? ['body']).map(field => beginning(node.text, field)))
    case 'near':
      return nearQuery(node)
    case 'known':
      return unscored(knownQuery(node.test))
    case 'not':
      return unscored({ bool: { must_not: [toQuery(node.node, worthOf)] } })
    case 'or':
      return anyOf(node.nodes.map(one => toQuery(one, worthOf)))
    case 'and':
      return { bool: { must: node.nodes.map(one => toQuery(one, worthOf)) } }
  }
}

function anyOf(queries: Dsl[]): Dsl {
  const [first] = queries
  if (queries.length < 2) return first ?? nothing
  return { bool: { should: queries, minimum_should_match: 1 } }
}

function unscored(filter: Dsl): Dsl {
  return { constant_score: { filter, boost: 0 } }
}

function wordsQuery(node: WordsNode): Dsl {
  const { match, fields, forms, boost = 1 } = node
  const words = listWritten(node.text)
  if (words.length === 0) return nothing
  if (fields) return anyOf(fields.map(field => matchIn(node, field, boost * (fieldWeights[field] ?? 1))))
  const body = forms ? withForms(words, match, boost) : matchIn(node, 'body', boost)
  if (match === 'any' || boost < 1) return body
  const better = Object.entries(fieldWeights).map(([field, weight]) => ({
    match: { [field]: { query: words.join(' '), boost: boost * weight } },
  }))
  return { bool: { must: [body], should: better } }
}

function matchIn({ text, match, fuzzy }: WordsNode, field: TextField, boost: number): Dsl {
  if (match === 'any' && !fuzzy) return anyWord(listWritten(text), field, boost)
  const slips = fuzzy ? { fuzziness: 1, prefix_length: 1 } : {}
  const operator = match === 'all' ? 'and' : 'or'
  return { match: { [field]: { query: listWritten(text).join(' '), operator, boost, ...slips } } }
}

/** A word that is repeated counts as often. */
function anyWord(words: readonly string[], field: TextField, boost: number): Dsl {
  const counts = Map.groupBy(words, word => word)
  return anyOf(
    [...counts].map(([value, { length }]) => ({ term: { [field]: { value, boost: boost * length } } })),
  )
}

/** A judgment with a form counts half, one with the word as typed whole. */
function withForms(words: readonly string[], match: WordsNode['match'], boost: number): Dsl {
  const each = words.map(word => ({
    bool: {
      must: [{ term: { stems: { value: lightStem(word), boost: boost * otherForm } } }],
      should: [{ term: { body: { value: word, boost: boost * (1 - otherForm) } } }],
    },
  }))
  return match === 'all' ? { bool: { must: each } } : anyOf(each)
}

function phrase(text: string, field: TextField, boost = 1): Dsl {
  return { match_phrase: { [field]: { query: listWritten(text).join(' '), boost } } }
}

function beginning(text: string, field: TextField): Dsl {
  const [value = ''] = listWritten(text)
  return { prefix: { [field]: { value, rewrite: 'top_terms_blended_freqs_200' } } }
}

/** Having the section, by its place; and, if it was asked for by its number, speaking of it. */
function sectionQuery(node: SectionNode, worth: number): Dsl {
  const tokens = listTokens(node)
  const places = Array.from({ length: mostPlaces + 1 }, (_, at) => ({
    constant_score: {
      filter: { terms: { sectionPlaces: tokens.map(token => `${token}@${at}`) } },
      boost: ((node.boost ?? 1) * worth) / (1 + perPlace * at),
    },
  }))
  const said = saidNumber(node)
  const boost = (node.boost ?? 1) * saidShare
  return {
    bool: {
      filter: [{ terms: { sections: tokens } }],
      should: [
        { dis_max: { queries: places } },
        ...(node.isNamed ? [{ match: { body: { query: said, operator: 'and', boost } } }] : []),
      ],
    },
  }
}

/** For a section of a new code, its old number: older judgments use only that. */
function saidNumber({ act, section, also = [] }: SectionNode): string {
  const replaced = findAct(act)?.replaces
  const old = also.find(one => one.act === replaced)
  return listWritten(wholeNumber(old?.section ?? section)).join(' ')
}

function nearQuery({ left, right, within }: Extract<TextNode, { kind: 'near' }>): Dsl {
  const sides = [left, right].map(terms => ({ any_of: { intervals: terms.map(interval) } }))
  return { intervals: { body: { all_of: { ordered: false, max_gaps: within - 1, intervals: sides } } } }
}

function interval({ text, isPrefix }: NearTerm): Dsl {
  const words = listWritten(text)
  if (isPrefix) return { prefix: { prefix: words[0] ?? '' } }
  return { match: { query: words.join(' '), ordered: true, max_gaps: 0 } }
}

function knownQuery(test: KnownTest): Dsl {
  switch (test.field) {
    case 'judge':
      return { terms: { judge: test.judges } }
    case 'court':
      return { terms: { court: test.courts } }
    case 'id':
      return { terms: { id: test.ids } }
    case 'year':
      return { range: { year: { gte: test.from, lte: test.to } } }
    case 'section':
      return sectionTest(test)
  }
}

function sectionTest({ act, section }: Extract<KnownTest, { field: 'section' }>): Dsl {
  if (act !== null) return { term: { sections: sectionToken(act, section ?? '') } }
  // Of any act: the number is the end of the word for a section.
  return section === null
    ? { exists: { field: 'sections' } }
    : { wildcard: { sections: { value: `*${sectionToken('', section).slice(1)}` } } }
}

/** What a list is searched for, as a filter: it adds nothing to a score. */
export function withinOf({ within }: Pick<SearchQuery, 'within'>): Dsl[] {
  return within ? [toQuery(within, () => 0)] : []
}
