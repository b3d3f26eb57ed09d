import type { SectionMap } from '#server/law/sections/section-map.ts'
import {
  type Finding,
  type Found,
  isBlank,
  searchCatalogue,
} from '#server/lib/catalogue-search/search-catalogue.ts'
import { createSearchIndex, type Part, type SearchIndex } from '#server/lib/catalogue-search/search-index.ts'
import { parseWords } from '#server/lib/catalogue-search/words.ts'
import { findCategory } from '#shared/categories.ts'
import type { FormEntry, FormMatch, FormSummary, MatchRange } from '#shared/contract/forms.ts'
import { type Language, languages } from '#shared/languages.ts'

export type FormIndex = { forms: readonly FormEntry[]; index: SearchIndex }
type Wanted = { category?: string; search?: string; language?: Language }

export function createFormIndex(
  forms: readonly FormEntry[],
  listKnown?: () => ReadonlySet<string>,
): FormIndex {
  const things = forms.map(form => ({ ...form, phrases: listPhrases(form) }))
  return { forms, index: createSearchIndex(things, listKnown) }
}

/** The library's forms of a category, or those that answer a search, best first, with what they were found by. */
export function searchForms(
  { forms, index }: FormIndex,
  map: SectionMap,
  { category, search = '', language = 'en' }: Wanted,
): FormSummary[] {
  const isWanted = (form: Pick<FormEntry, 'categoryId'>) =>
    !category || category === 'all' || String(form.categoryId) === category
  if (isBlank(search)) return forms.filter(isWanted).map(form => toRow(form, language))
  const found = searchCatalogue(index, map, search).filter(one => one.isSure)
  return present(found, forms, language).filter(isWanted)
}

/** Forms that come near a search which no form answers. */
export function findNearForms(
  { forms, index }: FormIndex,
  map: SectionMap,
  { search, language }: { search: string; language: Language },
): FormSummary[] {
  return present(searchCatalogue(index, map, search), forms, language)
}

/** What a list shows of a form; what it is found by stays here. */
export function toRow(
  { titles, descriptions, tags, sections, withdrawn, ...row }: FormEntry,
  language: Language,
): FormSummary {
  return { ...row, title: titles[language], description: descriptions[language] }
}

function present(found: readonly Found[], forms: readonly FormEntry[], language: Language): FormSummary[] {
  return found.flatMap(({ at, finding }) => {
    const form = forms[at]
    if (!form) return []
    const row = toRow(form, language)
    return [{ ...row, match: presentMatch(row, finding) }]
  })
}

function listPhrases(form: FormEntry): [Part, string][] {
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

function presentMatch(
  form: Pick<FormSummary, 'title' | 'description'>,
  { score, sections, tags, meant }: Finding,
): FormMatch {
  const title = findRanges(form.title, meant)
  const isExplained = title.length > 0 || sections.size > 0
  return {
    score: Math.round(score * 100) / 100,
    why: [...sections, ...(isExplained ? [] : [...tags].slice(0, 2))],
    title,
    description: findRanges(form.description, meant),
  }
}

function findRanges(text: string, meant: ReadonlySet<string>): MatchRange[] {
  return parseWords(text)
    .filter(word => meant.has(word.text))
    .map(({ start, end }) => [start, end])
}
