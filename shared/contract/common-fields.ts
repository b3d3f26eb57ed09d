import { z } from 'zod'
import { languages } from '#shared/languages.ts'

/** The largest number that an integer column can store. */
const most = 2_147_483_647

/** The id of a row, in a request body. */
export const rowId = z.number().int().positive().max(most)
/** The id of a row, in an address. */
export const idParams = z.object({ id: z.coerce.number().int().positive().max(most) })
/** The version of a row that the client saw. */
export const versionNumber = z.number().int().min(0).max(most)

export const languageCode = z.enum(languages)

/** One text in each language. */
export const localized = z.object({ en: z.string(), hi: z.string(), mr: z.string() })
