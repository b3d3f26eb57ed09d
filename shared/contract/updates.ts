import { z } from 'zod'
import { typedText } from '#shared/contract/text.ts'
import { updatePriorities, updateTypes } from '#shared/updates.ts'

const title = typedText(200, 'Title is required').min(1, 'Title is required')
const description = typedText(2000, 'Description is required').min(1, 'Description is required')
const source = typedText(300, 'Source is required').min(1, 'Source is required')
const happenedOn = z.iso.date('Enter a date')

/** What an administrator writes; also the shape of the file a new installation starts with. */
export const newUpdate = z.object({
  title,
  description,
  type: z.enum(updateTypes),
  priority: z.enum(updatePriorities),
  source,
  happenedOn,
})
export type NewUpdate = z.infer<typeof newUpdate>

/** Only what was touched is sent; `version` says which edition the editor saw. */
export const changeUpdateBody = newUpdate.partial().extend({
  active: z.boolean().optional(),
  version: z.number().int().optional(),
})
export type ChangeUpdateBody = z.infer<typeof changeUpdateBody>

/** Every update there is, in the order wanted. */
export const updateOrder = z.object({ ids: z.array(z.number().int().positive()).max(10_000) })

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

/** The screens ask for the active ones; nobody but an administrator gets others. */
export const updatesQuerystring = z.object({ active: z.literal('true').optional() })
