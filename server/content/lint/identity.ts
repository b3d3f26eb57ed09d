import { areas } from '#shared/areas.ts'
import type { FormDraft } from '../draft.ts'
import type { Problem } from '../problem.ts'
import { inYaml, type LibraryEntry } from './rule.ts'

export function idBelongsToArea(draft: FormDraft): Problem[] {
  const first = draft.view.categoryId * 1000
  if (draft.view.id > first && draft.view.id < first + 1000) return []
  return [
    inYaml(
      draft,
      ['id'],
      `id ${draft.view.id}: forms of this category are numbered ${first + 1} to ${first + 999}.`,
    ),
  ]
}

export function folderIsCategory(draft: FormDraft): Problem[] {
  const category = areas[draft.view.categoryId - 1]
  if (category === draft.area) return []
  return [
    inYaml(
      draft,
      ['category'],
      `category is ${category}, but the folder is forms/${draft.area}: move it or correct it.`,
    ),
  ]
}

export function slugIsPlain(draft: FormDraft): Problem[] {
  if (/^[a-z0-9]+(-[a-z0-9]+)*$/.test(draft.slug)) return []
  return [
    inYaml(
      draft,
      [],
      `The folder's name '${draft.slug}' may have only small letters, digits and single dashes.`,
    ),
  ]
}

export function idsAreUnique(entries: readonly LibraryEntry[]): Problem[] {
  return findRepeats(entries, entry => String(entry.id)).map(({ entry, first }) => {
    const message = `id ${entry.id} is taken by ${first.file}: take the next free number.`
    return { file: entry.file, line: 1, message }
  })
}

export function slugsAreUnique(entries: readonly LibraryEntry[]): Problem[] {
  return findRepeats(entries, entry => entry.slug).map(({ entry, first }) => {
    const message = `The folder's name '${entry.slug}' is taken by ${first.file}: choose another.`
    return { file: entry.file, line: 1, message }
  })
}

/** Who is sent elsewhere must arrive: at a form that can be begun. */
export function withdrawnFormsLeadToOthers(entries: readonly LibraryEntry[]): Problem[] {
  const current = new Set(entries.flatMap(({ id, withdrawn }) => (withdrawn ? [] : [id])))
  return entries.flatMap(({ file, withdrawn }) => {
    if (withdrawn?.instead === undefined || current.has(withdrawn.instead)) return []
    const message = `withdrawn: instead: ${withdrawn.instead} is no form that can be begun: give the number of one, or leave it out.`
    return [{ file, line: 1, message }]
  })
}

function findRepeats(entries: readonly LibraryEntry[], keyOf: (entry: LibraryEntry) => string) {
  const firstBy = new Map<string, LibraryEntry>()
  const repeats: { entry: LibraryEntry; first: LibraryEntry }[] = []
  for (const entry of entries) {
    const first = firstBy.get(keyOf(entry))
    if (first) repeats.push({ entry, first })
    else firstBy.set(keyOf(entry), entry)
  }
  return repeats
}
