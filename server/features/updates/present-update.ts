import type { AdminUpdateView, UpdateView } from '#shared/contract/updates.ts'
import type { UpdateRow } from './store.ts'

export function presentUpdate(row: UpdateRow): UpdateView {
  const { id, title, description, type, priority, source, happenedOn } = row
  return {
    id,
    title,
    description,
    type,
    priority,
    source,
    happenedOn,
    createdAt: row.createdAt.toISOString(),
  }
}

export function presentAdminUpdate(row: UpdateRow): AdminUpdateView {
  const { active, position, updatedBy, version } = row
  return {
    ...presentUpdate(row),
    active,
    position,
    updatedBy,
    version,
    updatedAt: row.updatedAt.toISOString(),
  }
}
