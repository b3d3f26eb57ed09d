import type { Thesaurus } from '#server/content/thesaurus.ts'
import type { NameMatch } from '../library/look-up.ts'
import { createNameFinder, learnLanguage, type NameFinder } from '../names/name-finder.ts'
import { parseNameSides } from '../names/name-words.ts'
import { usualCount, usualShare } from '../names/ordinary-words.ts'
import { wordKey } from '../text/word-keys.ts'
import { listSounds } from './document.ts'
import { inEdition } from './editions.ts'
import { ask, onlyFields, type Reader } from './hits.ts'
import type { Dsl } from './to-query.ts'
import { countKeys, listCommonKeys, rarityOf } from './word-facts.ts'

type Needs = { reader: Reader; total: number; thesaurus: () => Thesaurus }

/** Of all names, so many that sound most like what was typed are compared with it, by the rules of every engine. */
const mostCompared = 300

/** What is common in the library is loaded once for an edition. */
export type CommonWords = (reader: Reader) => Promise<Common>
type Common = { counts: ReadonlyMap<string, number>; language: ReturnType<typeof learnLanguage> }

export function createCommonWords({ total, thesaurus }: Omit<Needs, 'reader'>): CommonWords {
  let common: Promise<Common> | null = null

  async function load(reader: Reader): Promise<Common> {
    const counts = await listCommonKeys(reader, Math.max(usualCount, usualShare * total - 1))
    return { counts, language: learnLanguage({ thesaurus: thesaurus(), terms: termsOf(counts, total) }) }
  }

  return reader => {
    const loading = common ?? load(reader)
    common = loading
    loading.catch(() => {
      common = null
    })
    return loading
  }
}

export function createNames(
  { reader, total, thesaurus }: Needs,
  commonWords: CommonWords,
): (text: string) => Promise<NameFinder> {
  return async text => {
    const keys = [...new Set(parseNameSides(text).flat().map(wordKey))]
    const [entries, typed, { counts, language }] = await Promise.all([
      findSimilar(reader, text),
      countKeys(reader, keys, total),
      commonWords(reader),
    ])
    const terms = termsOf(
      { get: word => typed.get(word) ?? counts.get(word), keys: () => counts.keys() },
      total,
    )
    return createNameFinder(entries, { thesaurus: thesaurus(), terms, language })
  }
}

type Counts = Pick<ReadonlyMap<string, number>, 'get' | 'keys'>

function termsOf(counts: Counts, total: number) {
  const count = (word: string) => counts.get(word) ?? 0
  return { words: () => counts.keys(), count, rarity: (word: string) => rarityOf(count(word), total) }
}

async function findSimilar(reader: Reader, text: string): Promise<Pick<NameMatch, 'id' | 'title'>[]> {
  const sounds = listSounds(text)
  const answer = await ask(reader, 'judgments', {
    ...onlyFields('id', 'called'),
    size: mostCompared,
    query: {
      bool: {
        should: [{ match: { names: sounds.join(' ') } }, ...sounds.flatMap(nearlySo)],
        minimum_should_match: 1,
        filter: inEdition(reader.edition),
      },
    },
  })
  const { hits } = (answer as { hits: { hits: { fields: { id: string[]; called: string[] } }[] } }).hits
  return hits.map(({ fields }) => ({ id: fields.id[0] ?? '', title: fields.called[0] ?? '' }))
}

/** Consonants alone are near to too much. */
function nearlySo(value: string): Dsl[] {
  if (value.startsWith('~') || value.length < 4) return []
  return [
    { fuzzy: { names: { value, fuzziness: 'AUTO', prefix_length: 1, max_expansions: 20, boost: 0.5 } } },
  ]
}
