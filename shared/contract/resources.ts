import { z } from 'zod'
import { defineCall } from '#shared/contract/call.ts'

export const portal = z.strictObject({
  name: z.string().min(1),
  url: z.url({ protocol: /^https$/ }),
  description: z.string().min(1),
})
export type Portal = z.infer<typeof portal>

export const listPortalsCall = defineCall('GET /api/portals', {
  access: 'user',
  answer: z.array(portal),
})
