import { z } from 'zod'
import type { Language } from '#shared/languages.ts'
import { sampleSchema } from '../form-schema.ts'
import { words } from '../schema-parts.ts'

/** Words in English, or in the languages in which they are looked for. */
const saying = z.union([
  words.transform((en): Saying => ({ en })),
  z.strictObject({ en: words.optional(), hi: words.optional(), mr: words.optional() }),
])
type Saying = Partial<Record<Language, string | undefined>>

/**
 * clients.yaml: people who come with a case of this kind, each told by what is different from the sample. An empty answer
 * is one that this client does not give; of a list, that there is nothing on it.
 */
export const clientsSchema = z
  .array(
    z.strictObject({
      client: words,
      answers: sampleSchema.default({}),
      /** Words that the set prints for this client. */
      prints: z.array(saying).default([]),
      /** Words that would be untrue of this client. */
      never: z.array(saying).default([]),
      /** The checks that speak to this client; of those that are more than a note, all. */
      told: z.array(words).default([]),
    }),
  )
  .min(1, 'needs at least one client')
export type Client = z.infer<typeof clientsSchema>[number]
