import type { SavedCase } from '#shared/contract/saved-cases.ts'

/** Finds cases in which every word occurs: in the name, a citation, the court, the field or the note. */
export function findSaved(list: readonly SavedCase[], search: string): SavedCase[] {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean)
  return list.filter(saved => {
    const text = textOf(saved)
    return words.every(word => text.includes(word))
  })
}

function textOf({ case: judgment, note }: SavedCase): string {
  const { caseTitle, citations, court, year, category } = judgment
  return [caseTitle, ...citations, court, year, category, note].filter(Boolean).join('\n').toLowerCase()
}
