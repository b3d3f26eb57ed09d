import { z } from 'zod'
import { languages } from '#shared/languages.ts'

/** The greatest number that a column of the database holds. */
const most = 2_147_483_647

/** The number of a row, in a body. */
export const rowId = z.number().int().positive().max(most)
/** The same in an address. */
export const idParams = z.object({ id: z.coerce.number().int().positive().max(most) })
/** Which edition of a row somebody saw. */
export const versionNumber = z.number().int().min(0).max(most)

export const languageCode = z.enum(languages)

/** The same words in each language. */
export const localized = z.object({ en: z.string(), hi: z.string(), mr: z.string() })
