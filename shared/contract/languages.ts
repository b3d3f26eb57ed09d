import { z } from 'zod'
import { languages } from '#shared/languages.ts'

export const languageCode = z.enum(languages)

/** The same words in each language. */
export const localized = z.object({ en: z.string(), hi: z.string(), mr: z.string() })
