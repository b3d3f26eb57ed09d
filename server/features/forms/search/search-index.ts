import { findCategory } from '#shared/categories.ts'
import type { FormSummary } from '#shared/contract/forms.ts'
import { languages } from '#shared/languages.ts'
import { readWords } from './words.ts'

/** What a form is found by, and how much a word there says about it. */
const weights = { title: 10, tag: 8, law: 5, place: 3, description: 2 } as const
export type Part = keyof typeof weights

export type Entry = { form: number; part: Part; weight: number; phrase: string }
export type SearchIndex = { forms: readonly FormSummary[]; words: Map<string, Entry[]> }

export function createSearchIndex(forms: readonly FormSummary[]): SearchIndex {
  const words = new Map<string, Entry[]>()
  for (const [form, summary] of forms.entries())
    for (const [part, phrase] of listPhrases(summary))
      addPhrase({ form, part, weight: weights[part], phrase })
  return { forms, words }

  function addPhrase(entry: Entry) {
    for (const { text } of readWords(entry.phrase)) {
      const entries = words.get(text)
      if (!entries) words.set(text, [entry])
      else if (!entries.includes(entry)) entries.push(entry)
    }
  }
}

function listPhrases(form: FormSummary): [Part, string][] {
  return [
    ...languages.map((language): [Part, string] => ['title', form.titles[language]]),
    ...form.tags.map((tag): [Part, string] => ['tag', tag]),
    ['law', form.provision],
    ['place', form.courtType],
    ['place', findCategory(form.categoryId)?.name ?? ''],
    ['place', form.jurisdiction],
    ...languages.map((language): [Part, string] => ['description', form.descriptions[language]]),
  ]
}
