import { z } from 'zod'
import { auditEntry } from '#shared/contract/admin-users.ts'
import { defineCall } from '#shared/contract/call.ts'
import { idParams, rowId, versionNumber } from '#shared/contract/common-fields.ts'
import { requiredLine, requiredText } from '#shared/contract/text.ts'

/** The kind of an update. Screens show the underscores as spaces. */
export const updateTypes = [
  'new_law',
  'amendment',
  'rules_and_schemes',
  'court_ruling',
  'court_practice',
  'notification',
] as const
export type UpdateType = (typeof updateTypes)[number]

export const updatePriorities = ['high', 'medium', 'low'] as const
export type UpdatePriority = (typeof updatePriorities)[number]

export function nameType(type: string): string {
  return type.replaceAll('_', ' ')
}

const title = requiredLine(200, 'Title is required')
const description = requiredText(2000, 'Description is required')
const source = requiredLine(300, 'Source is required')
/** Only plausible years are accepted; a database has no year 0. */
const happenedOn = z.iso
  .date({ error: 'Enter a date', abort: true })
  .refine(day => day >= '1800-01-01' && day < '2200-01-01', 'Enter a date between 1800 and 2199')

/**
 * An update as an administrator writes it; also the format of the file from which a new installation
 * starts.
 */
export const newUpdate = z.object({
  title,
  description,
  type: z.enum(updateTypes),
  priority: z.enum(updatePriorities),
  source,
  happenedOn,
})
export type NewUpdate = z.infer<typeof newUpdate>

/** Only the changed fields are sent; `version` is the version that the editor saw. */
export const changeUpdateBody = newUpdate.partial().extend({
  active: z.boolean().optional(),
  version: versionNumber.optional(),
})
export type ChangeUpdateBody = z.infer<typeof changeUpdateBody>

/** The ids of all updates, in the wanted order. */
export const updateOrder = z.object({ ids: z.array(rowId).max(10_000) })

export const updateView = newUpdate.extend({
  id: z.number().int(),
  createdAt: z.iso.datetime(),
})
export type UpdateView = z.infer<typeof updateView>

export const adminUpdateView = updateView.extend({
  active: z.boolean(),
  position: z.number().int(),
  updatedAt: z.iso.datetime(),
  updatedBy: z.string(),
  version: z.number().int(),
})
export type AdminUpdateView = z.infer<typeof adminUpdateView>

/** The screens ask for active updates only; other updates are for administrators only. */
export const updatesQuerystring = z.object({ active: z.literal('true').optional() })

export const listUpdatesCall = defineCall('GET /api/updates', {
  access: 'user',
  query: updatesQuerystring,
  answer: z.array(updateView),
})

export const listAllUpdatesCall = defineCall('GET /api/admin/updates', {
  access: 'admin',
  answer: z.array(adminUpdateView),
})

export const publishUpdateCall = defineCall('POST /api/admin/updates', {
  access: 'admin',
  body: newUpdate,
  answer: adminUpdateView,
  status: 201,
})

export const orderUpdatesCall = defineCall('PUT /api/admin/updates/order', {
  access: 'admin',
  body: updateOrder,
  answer: z.array(adminUpdateView),
})

export const changeUpdateCall = defineCall('PATCH /api/admin/updates/:id', {
  access: 'admin',
  params: idParams,
  body: changeUpdateBody,
  answer: adminUpdateView,
})

export const deleteUpdateCall = defineCall('DELETE /api/admin/updates/:id', {
  access: 'admin',
  params: idParams,
})

export const readUpdateHistoryCall = defineCall('GET /api/admin/updates/:id/history', {
  access: 'admin',
  params: idParams,
  answer: z.array(auditEntry),
})
