import type { LawSection } from '#shared/law/section.ts'
import { once } from '../once.ts'
import { parseWords, withoutUnimportant } from './words.ts'

/** What a thing is found by, and how much a word there says about it. */
const weights = { title: 10, tag: 8, law: 5, place: 3, step: 3, description: 2 } as const
export type Part = keyof typeof weights

/** A form, a guide, a judgment: something with a title that people look for. */
export type Searchable = {
  phrases: readonly (readonly [Part, string])[]
  sections: readonly LawSection[]
  isPopular: boolean
}

/** `length` counts the words of the phrase that say something. */
export type Phrase = { at: number; part: Part; weight: number; text: string; length: number }
export type SearchIndex = {
  things: readonly Searchable[]
  words: ReadonlyMap<string, readonly Phrase[]>
  /** Correctly spelt words, whether or not anything is about them: they are never treated as typing errors. */
  known: ReadonlySet<string>
}

const noWords: ReadonlySet<string> = new Set()

/** Built at the first search, so that the start does not wait for it. */
export function createSearchIndex(things: readonly Searchable[], listKnown = () => noWords): SearchIndex {
  const words = once(() => indexWords(things))
  const known = once(listKnown)
  return {
    things,
    get words() {
      return words()
    },
    get known() {
      return known()
    },
  }
}

function indexWords(things: readonly Searchable[]): ReadonlyMap<string, readonly Phrase[]> {
  const words = new Map<string, Phrase[]>()
  for (const [at, { phrases }] of things.entries())
    for (const [part, text] of phrases) addPhrase({ at, part, text })
  return words

  function addPhrase({ at, part, text }: Pick<Phrase, 'at' | 'part' | 'text'>) {
    const own = parseWords(text)
    const phrase = { at, part, text, weight: weights[part], length: withoutUnimportant(own).length }
    for (const word of new Set(own.map(one => one.text))) {
      const phrases = words.get(word)
      if (phrases) phrases.push(phrase)
      else words.set(word, [phrase])
    }
  }
}
