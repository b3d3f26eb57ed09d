import type { AdminUpdateView, ChangeUpdateBody, NewUpdate } from '#shared/contract/updates.ts'
import { deriveNewer } from '#web/api.ts'

/** An update as the fields of the dialog have it. */
export type UpdateValues = NewUpdate
export type UpdateField = keyof UpdateValues

export const fieldLabels: Record<UpdateField, string> = {
  title: 'Title',
  description: 'Description',
  type: 'Type',
  priority: 'Priority',
  source: 'Source',
  happenedOn: 'Date of the development',
}
const updateFields = Object.keys(fieldLabels) as UpdateField[] // the keys of a record of its fields

export function startValues(update: AdminUpdateView | undefined): UpdateValues {
  if (!update) {
    const empty = { title: '', description: '', source: '', happenedOn: '' }
    return { ...empty, type: 'notification', priority: 'medium' }
  }
  const { title, description, type, priority, source, happenedOn } = update
  return { title, description, type, priority, source, happenedOn }
}

/** The changed fields: only these are sent, so that another person's edit is not overwritten. */
export function pickTouched(start: UpdateValues, values: UpdateValues): Partial<UpdateValues> {
  const touched = updateFields.filter(field => values[field].trim() !== start[field])
  return Object.fromEntries(touched.map(field => [field, values[field].trim()]))
}

export function toChangeBody(touched: Partial<UpdateValues>, version: number): ChangeUpdateBody {
  return { ...touched, version }
}

/** The newer edition that a refused save comes back with. */
export function deriveNewerUpdate(error: unknown): AdminUpdateView | undefined {
  return deriveNewer<AdminUpdateView>(error)
}

/** What somebody else changed meanwhile, in words. */
export function listNews(before: UpdateValues, now: UpdateValues): string[] {
  return updateFields
    .filter(field => before[field] !== now[field])
    .map(field => `${fieldLabels[field]}: ${now[field]}`)
}

/** The ids in the order in which one of them has gone up (-1) or down (1) by a place. */
export function moveId(ids: readonly number[], id: number, by: 1 | -1): number[] {
  const from = ids.indexOf(id)
  const to = from + by
  if (from < 0 || to < 0 || to >= ids.length) return [...ids]
  const moved = ids.filter(other => other !== id)
  moved.splice(to, 0, id)
  return moved
}
