import { z } from 'zod'
import { defineCall } from '#shared/contract/call.ts'
import { idParams } from '#shared/contract/common-fields.ts'
import { oneTimeToken } from '#shared/contract/text.ts'

/** The address holds a secret: whoever has it reads what the search finds, and nothing else of the account. */
export const openedFeed = z.object({ address: z.string(), feedAt: z.iso.datetime() })
export type OpenedFeed = z.infer<typeof openedFeed>

export const openFeedCall = defineCall('POST /api/case-law/searches/:id/feed', {
  access: 'user',
  params: idParams,
  answer: openedFeed,
  status: 201,
  summary: 'Makes the address of the feed of a saved search. An earlier address stops.',
})

export const closeFeedCall = defineCall('DELETE /api/case-law/searches/:id/feed', {
  access: 'user',
  params: idParams,
})

/** The newest judgments that a saved search finds, as Atom. */
export const readFeedCall = defineCall('GET /api/feeds/case-law', {
  access: 'public',
  query: z.object({ token: oneTimeToken }),
  answer: z.string(),
})
