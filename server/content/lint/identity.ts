import { areas } from '#shared/categories.ts'
import type { FormDraft } from '../draft.ts'
import type { Problem } from '../problem.ts'
import { inYaml } from './rule.ts'

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

export function idsAreUnique(drafts: readonly FormDraft[]): Problem[] {
  return findRepeats(drafts, draft => String(draft.view.id)).map(({ draft, first }) =>
    inYaml(
      draft,
      ['id'],
      `id ${draft.view.id} is taken by ${first.file}: take the next free number of the area.`,
    ),
  )
}

export function slugsAreUnique(drafts: readonly FormDraft[]): Problem[] {
  return findRepeats(drafts, draft => draft.slug).map(({ draft, first }) =>
    inYaml(draft, [], `The folder's name '${draft.slug}' is taken by ${first.file}: choose another.`),
  )
}

function findRepeats(drafts: readonly FormDraft[], keyOf: (draft: FormDraft) => string) {
  const firstBy = new Map<string, FormDraft>()
  const repeats: { draft: FormDraft; first: FormDraft }[] = []
  for (const draft of drafts) {
    const first = firstBy.get(keyOf(draft))
    if (first) repeats.push({ draft, first })
    else firstBy.set(keyOf(draft), draft)
  }
  return repeats
}
