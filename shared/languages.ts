import { z } from 'zod'

/** The languages a form is written in. The order is the one screens show. */
export const languages = ['en', 'hi', 'mr'] as const
export type Language = (typeof languages)[number]

export const languageNames: Record<Language, string> = { en: 'English', hi: 'Hindi', mr: 'Marathi' }
export const nativeLanguageNames: Record<Language, string> = { en: 'English', hi: 'हिन्दी', mr: 'मराठी' }

export const languageCode = z.enum(languages)

/** The same words in each language. */
export const localized = z.object({ en: z.string(), hi: z.string(), mr: z.string() })
export type Localized = z.infer<typeof localized>
