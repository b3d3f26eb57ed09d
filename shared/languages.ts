/** The languages a form is written in. The order is the one screens show. */
export const languages = ['en', 'hi', 'mr'] as const
export type Language = (typeof languages)[number]

export const languageNames: Record<Language, string> = { en: 'English', hi: 'Hindi', mr: 'Marathi' }
export const nativeLanguageNames: Record<Language, string> = { en: 'English', hi: 'हिन्दी', mr: 'मराठी' }

/** The same words in each language. */
export type Localized = Record<Language, string>
