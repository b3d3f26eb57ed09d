import { z } from 'zod'

export const portal = z.strictObject({
  name: z.string().min(1),
  url: z.url({ protocol: /^https$/ }),
  description: z.string().min(1),
})
export type Portal = z.infer<typeof portal>
