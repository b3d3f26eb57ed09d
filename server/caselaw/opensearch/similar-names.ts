import type { Thesaurus } from '#server/content/thesaurus.ts'
import { createNameFinder, type NameFinder } from '../names/name-finder.ts'
import { parseNameSides } from '../names/name-words.ts'
import { wordKey } from '../text/word-keys.ts'
import { listSounds, type StoredEntry } from './document.ts'
import { inEdition } from './editions.ts'
import { ask, entryFields, listRows, type Reader } from './hits.ts'
import type { Dsl } from './to-query.ts'
import { countKeys, rarityOf } from './word-facts.ts'

type Needs = { reader: Reader; total: number; thesaurus: () => Thesaurus }

/** Of all names, so many that sound most like what was typed are compared with it, by the rules of every engine. */
const mostCompared = 300

export function createNames({ reader, total, thesaurus }: Needs): (text: string) => Promise<NameFinder> {
  return async text => {
    const entries = await findSimilar(reader, text)
    const words = [text, ...entries.map(({ title }) => title)].flatMap(name => parseNameSides(name).flat())
    const keys = [...new Set(words.map(wordKey))]
    const counts = await countKeys(reader, keys)
    const count = (word: string) => counts.get(word) ?? 0
    const rarity = (word: string) => rarityOf(count(word), total)
    return createNameFinder(entries, { thesaurus: thesaurus(), terms: { words: () => keys, count, rarity } })
  }
}

async function findSimilar(reader: Reader, text: string): Promise<StoredEntry[]> {
  const sounds = listSounds(text)
  const answer = await ask(reader, 'judgments', {
    ...entryFields,
    size: mostCompared,
    query: {
      bool: {
        should: [{ match: { names: sounds.join(' ') } }, ...sounds.flatMap(nearlySo)],
        minimum_should_match: 1,
        filter: inEdition(reader.edition),
      },
    },
  })
  return listRows(answer).map(({ entry }) => entry)
}

/** Consonants alone are near to too much. */
function nearlySo(value: string): Dsl[] {
  if (value.startsWith('~') || value.length < 4) return []
  return [
    { fuzzy: { names: { value, fuzziness: 'AUTO', prefix_length: 1, max_expansions: 20, boost: 0.5 } } },
  ]
}
