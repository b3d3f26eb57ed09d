import { editDistance } from '#server/lib/edit-distance.ts'
import type { Beginning, WeightedTerm, WordFacts } from '../library/look-up.ts'
import { lightStem } from '../text/light-stem.ts'
import { tokenise, wordKey, writtenForms } from '../text/word-keys.ts'
import { listWritten } from './document.ts'
import { ask, askTogether, type Reader } from './hits.ts'
import type { Dsl } from './to-query.ts'

/** A form this much rarer than the most common one finds almost nothing. */
const leastShare = 0.003
const mostForms = 8
const mostCandidates = 2000

/** In how many judgments each of these words stands, exactly as written. */
async function countWords({ connection }: Reader, words: Iterable<string>): Promise<Map<string, number>> {
  const list = [...new Set(words)]
  if (list.length === 0) return new Map()
  const { client, judgments: index } = connection
  const { body } = await client.termvectors({
    index,
    body: {
      doc: { body: list.join(' ') },
      fields: ['body'],
      term_statistics: true,
      field_statistics: false,
      positions: false,
      offsets: false,
    } as object,
  })
  const terms = (body.term_vectors?.body?.terms ?? {}) as Record<string, { doc_freq?: number }>
  return new Map(list.map(word => [word, terms[word]?.doc_freq ?? 0]))
}

/** Of each word, its forms that the library has; of an unknown one, the word that was probably meant. */
export async function describeWords(reader: Reader, asked: readonly string[]): Promise<WordFacts[]> {
  const words = asked.map(word => word.toLowerCase())
  const families = await findWords(
    reader,
    words.map(word => ({ term: { stem: lightStem(word) } })),
  )
  const counts = await countWords(reader, [
    ...words.flatMap(word => writtenForms(wordKey(word))),
    ...words,
    ...families.flat(),
  ])
  const known = words.map((word, at) => listForms(word, families[at] ?? [], counts))
  const isUnknown = (at: number) =>
    known[at]?.length === 1 &&
    [words[at] ?? '', ...writtenForms(wordKey(words[at] ?? ''))].every(form => !counts.get(form))
  const unknown = words.filter((_, at) => isUnknown(at)).map(wordKey)
  const nearest = new Map(await findNearest(reader, [...new Set(unknown)]))
  return words.map((word, at) => ({
    forms: known[at] ?? [word],
    isUnknown: isUnknown(at),
    nearest: isUnknown(at) ? (nearest.get(wordKey(word)) ?? null) : null,
  }))
}

function listForms(word: string, family: readonly string[], counts: ReadonlyMap<string, number>): string[] {
  const countOf = (form: string) => counts.get(form) ?? 0
  const most = Math.max(0, ...[word, ...family].map(countOf))
  const others = family.filter(
    form => form !== word && countOf(form) > 0 && countOf(form) >= most * leastShare,
  )
  return [word, ...others.sort((one, other) => countOf(other) - countOf(one)).slice(0, mostForms)]
}

/** The most common word that is one or two letters different. */
async function findNearest(reader: Reader, unknown: readonly string[]): Promise<[string, string | null][]> {
  const slipsIn = (word: string) => (word.length < 7 ? 1 : 2)
  const found = await findWords(
    reader,
    unknown.map(word => ({
      fuzzy: {
        word: {
          value: word,
          fuzziness: slipsIn(word),
          prefix_length: 1,
          max_expansions: 200,
          transpositions: false,
        },
      },
    })),
  )
  const counts = await countWords(reader, found.flat())
  return unknown.map((word, at) => {
    const near = (found[at] ?? [])
      .map(other => ({ other, slips: editDistance(word, other, 2), count: counts.get(other) ?? 0 }))
      .filter(({ count }) => count > 0)
      .sort((one, other) => one.slips - other.slips || other.count - one.count)
    return [word, near[0] ? wordKey(near[0].other) : null]
  })
}

/** For each query, the words of the library that match it. */
async function findWords(reader: Reader, queries: readonly Dsl[]): Promise<string[][]> {
  const index = reader.connection.words
  const answers = await askTogether(
    reader,
    queries.map(query => ({ size: 500, query })),
    index,
  )
  return answers.map(listSources)
}

function listSources(answer: Dsl): string[] {
  const { hits } = (answer as { hits: { hits: { _source: { word: string } }[] } }).hits
  return hits.map(({ _source }) => _source.word)
}

export async function findBeginning(
  reader: Reader,
  { text, most }: { text: string; most: number },
): Promise<Beginning> {
  const [value = ''] = listWritten(text)
  const answer = await ask(reader, 'words', { size: mostCandidates, query: { prefix: { word: value } } })
  const words = listSources(answer)
  const counts = await countWords(reader, words)
  const there = words.filter(word => (counts.get(word) ?? 0) > 0)
  there.sort((one, other) => (counts.get(other) ?? 0) - (counts.get(one) ?? 0) || (one < other ? -1 : 1))
  return { words: there.slice(0, most), total: there.length }
}

/** The words with the highest weight in a long text: frequency times rarity, highest first. */
export async function selectTelling(
  reader: Reader,
  { text, most }: { text: string; most: number },
  total: number,
): Promise<WeightedTerm[]> {
  const counts = new Map<string, number>()
  for (const word of tokenise(text)) counts.set(word, (counts.get(word) ?? 0) + 1)
  const holders = await countKeys(reader, [...counts.keys()])
  const rarity = (word: string) => rarityOf(holders.get(word) ?? 0, total)
  return [...counts]
    .map(([word, count]) => ({ word, count, weight: count * rarity(word) }))
    .sort((one, other) => other.weight - one.weight)
    .slice(0, most)
    .map(({ word, count }) => ({ word, count }))
}

export function rarityOf(count: number, total: number): number {
  return Math.log(1 + (total - count + 0.5) / (count + 0.5))
}

/** In how many judgments a word stands, singular or plural: at least. */
export async function countKeys(reader: Reader, keys: readonly string[]): Promise<Map<string, number>> {
  const counts = await countWords(reader, keys.flatMap(writtenForms))
  return new Map(keys.map(key => [key, Math.max(0, ...writtenForms(key).map(form => counts.get(form) ?? 0))]))
}
