import { lightStem } from '../text/light-stem.ts'
import { writtenForms } from '../text/word-keys.ts'
import type { TermStatistics } from './term-statistics.ts'

type Terms = Pick<TermStatistics, 'count' | 'written' | 'words' | 'rarityOf'>
/** A form of a word, with a weight that keeps a rare form from counting more than the whole family. */
type Form = { word: string; boost: number }
export type WordFamilies = {
  /** Every form that the library has, the typed word first; only the word itself if it has no other form. */
  formsOf: (word: string) => Form[]
}

/** The weight of another form beside the word as typed. */
const otherForm = 0.5
/** A form this much rarer than the most common one costs time and finds almost nothing. */
const leastShare = 0.003
const mostForms = 8

/** Computed from all words of the library. */
export function createFamilies(terms: Terms): WordFamilies {
  const families = new Map<string, string[]>()
  for (const [stem, keys] of Map.groupBy(terms.words(), lightStem))
    if (keys.length > 1 || keys[0] !== stem) families.set(stem, keys)

  function formsOf(typed: string): Form[] {
    const word = typed.toLowerCase()
    const stem = lightStem(word)
    const keys = families.get(stem) ?? [stem]
    const most = Math.max(...keys.map(terms.count))
    const kept = keys.filter(key => terms.count(key) >= most * leastShare)
    const forms = [...new Set([word, ...kept.flatMap(writtenForms)])]
    const counted = forms.map(form => ({ form, count: terms.written(form) }))
    const others = counted
      .filter(({ form, count }) => form !== word && count > 0)
      .sort((one, other) => other.count - one.count)
      .slice(0, mostForms)
    const usual = Math.max(...counted.map(({ count }) => count))
    const boostOf = (count: number) => terms.rarityOf(usual) / terms.rarityOf(count)
    return [
      { word, boost: boostOf(counted[0]?.count || usual) },
      ...others.map(({ form, count }) => ({ word: form, boost: otherForm * boostOf(count) })),
    ]
  }

  return { formsOf }
}
