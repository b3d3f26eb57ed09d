import { editDistance } from '#server/lib/edit-distance.ts'
import type { Beginning, WeightedTerm, WordFacts } from '../library/look-up.ts'
import { countTerms, selectTelling } from '../library/telling-words.ts'
import { lightStem } from '../text/light-stem.ts'
import { wordKey, writtenForms } from '../text/word-keys.ts'
import { listWritten } from './document.ts'
import { estimateEither } from './estimate-either.ts'
import { ask, onlyFields, type Reader, totalOf } from './hits.ts'
import type { Dsl } from './to-query.ts'

/** A form this much rarer than the most common one finds almost nothing. */
const leastShare = 0.003
const mostForms = 8
/** As many as one answer may have. */
const atOnce = 10_000

/** A word exactly as written, and in how many judgments it stands. */
type Counted = { word: string; count: number }

/** Of each word, its forms that the library has; of an unknown one, the word that was probably meant. */
export async function describeWords(reader: Reader, asked: readonly string[]): Promise<WordFacts[]> {
  const words = asked.map(word => word.toLowerCase())
  const [known, near] = await Promise.all([
    findWords(reader, {
      bool: {
        should: [
          { terms: { stem: [...new Set(words.map(lightStem))] } },
          { terms: { word: [...new Set(words.flatMap(formsAsWritten))] } },
        ],
      },
    }),
    suggestWords(reader, [...new Set(words.map(wordKey))]),
  ])
  const counts = new Map(known.map(({ word, count }) => [word, count]))
  const families = Map.groupBy(known, ({ word }) => lightStem(word))
  return words.map(word => {
    const forms = listForms(word, families.get(lightStem(word)) ?? [])
    const isUnknown = forms.length === 1 && formsAsWritten(word).every(form => !counts.get(form))
    return { forms, isUnknown, nearest: isUnknown ? chooseNearest(word, near) : null }
  })
}

function formsAsWritten(word: string): string[] {
  return [word, ...writtenForms(wordKey(word))]
}

function listForms(word: string, family: readonly Counted[]): string[] {
  const most = Math.max(0, ...family.map(({ count }) => count))
  const others = family.filter(
    other => other.word !== word && other.count > 0 && other.count >= most * leastShare,
  )
  others.sort((one, other) => other.count - one.count)
  return [word, ...others.slice(0, mostForms).map(other => other.word)]
}

/** The most common word that is one or two letters different. */
function chooseNearest(word: string, near: ReadonlyMap<string, readonly Counted[]>): string | null {
  const key = wordKey(word)
  const allowed = key.length < 7 ? 1 : 2
  const [nearest] = (near.get(key) ?? [])
    .map(other => ({ ...other, slips: editDistance(key, other.word, 2) }))
    .filter(({ slips, count }) => slips <= allowed && count > 0)
    .sort((one, other) => one.slips - other.slips || other.count - one.count)
  return nearest ? wordKey(nearest.word) : null
}

/** For each of these words that no judgment has, words that look like it. */
async function suggestWords(reader: Reader, words: readonly string[]): Promise<Map<string, Counted[]>> {
  const term = { field: 'body', suggest_mode: 'missing', max_edits: 2, prefix_length: 1, min_word_length: 2 }
  const answer = await ask(reader, 'judgments', {
    size: 0,
    track_total_hits: false,
    query: { match_none: {} },
    suggest: { near: { text: words.join(' '), term: { ...term, size: 20 } } },
  })
  const { near } = (answer as { suggest: { near: Suggested[] } }).suggest
  return new Map(
    near.map(({ text, options }) => [text, options.map(one => ({ word: one.text, count: one.freq }))]),
  )
}

type Suggested = { text: string; options: { text: string; freq: number }[] }

/** The words of the library that match. */
async function findWords(reader: Reader, filter: Dsl, how: Dsl = {}): Promise<Counted[]> {
  return listCounted(
    await ask(reader, 'words', { ...wordFields, size: atOnce, query: { bool: { filter } }, ...how }),
  )
}

const wordFields = onlyFields('word', 'count')

function listCounted(answer: Dsl): Counted[] {
  const { hits } = (answer as { hits: { hits: { fields: { word: string[]; count?: number[] } }[] } }).hits
  return hits.map(({ fields }) => ({ word: fields.word[0] ?? '', count: fields.count?.[0] ?? 0 }))
}

export async function findBeginning(
  reader: Reader,
  { text, most }: { text: string; most: number },
): Promise<Beginning> {
  const [value = ''] = listWritten(text)
  const answer = await ask(reader, 'words', {
    ...wordFields,
    size: most,
    track_total_hits: true,
    sort: [{ count: 'desc' }, { word: 'asc' }],
    query: { bool: { filter: [{ prefix: { word: value } }, { range: { count: { gt: 0 } } }] } },
  })
  return { words: listCounted(answer).map(({ word }) => word), total: totalOf(answer) }
}

/** The words with the highest weight in a long text: frequency times rarity, highest first. */
export async function findTelling(
  reader: Reader,
  { text, most }: { text: string; most: number },
  total: number,
): Promise<WeightedTerm[]> {
  const counts = countTerms(text)
  const holders = await countKeys(reader, [...counts.keys()], total)
  return selectTelling(counts, most, word => rarityOf(holders.get(word) ?? 0, total))
}

export function rarityOf(count: number, total: number): number {
  return Math.log(1 + (total - count + 0.5) / (count + 0.5))
}

/** In how many judgments a word stands, singular or plural. */
export async function countKeys(
  reader: Reader,
  keys: readonly string[],
  total: number,
): Promise<Map<string, number>> {
  const written = [...new Set(keys.flatMap(writtenForms))]
  const parts = Array.from({ length: Math.ceil(written.length / atOnce) }, (_, at) =>
    written.slice(at * atOnce, (at + 1) * atOnce),
  )
  const found = await Promise.all(parts.map(word => findWords(reader, { terms: { word } })))
  const counts = new Map(found.flat().map(({ word, count }) => [word, count]))
  return new Map(
    keys.map(key => [
      key,
      estimateEither(
        writtenForms(key).map(form => counts.get(form) ?? 0),
        total,
      ),
    ]),
  )
}

/** The words of at least so many judgments, each with its number; of very many the most common. */
export async function listCommonKeys(reader: Reader, least: number): Promise<Map<string, number>> {
  const found = await findWords(reader, { range: { count: { gte: least } } }, { sort: [{ count: 'desc' }] })
  const counts = new Map<string, number>()
  for (const { word, count } of found)
    counts.set(wordKey(word), Math.max(count, counts.get(wordKey(word)) ?? 0))
  return counts
}
