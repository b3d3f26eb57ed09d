/** The languages of forms, in the order in which screens show them. */
export const languages = ['en', 'hi', 'mr'] as const
export type Language = (typeof languages)[number]

export const languageNames: Record<Language, string> = { en: 'English', hi: 'Hindi', mr: 'Marathi' }
export const nativeLanguageNames: Record<Language, string> = { en: 'English', hi: 'हिन्दी', mr: 'मराठी' }

/** One text in each language. */
export type Localized = Record<Language, string>

/**
 * The language of the site, chosen in the header and stored on the device. The language of a document is
 * chosen in the form builder.
 */
const cookie = 'munshi-language'
const lifetime = 400 * 24 * 60 * 60

export function readSiteLanguage(cookies: string | undefined, otherwise: Language = 'en'): Language {
  const kept = new RegExp(`(?:^|;\\s*)${cookie}=(\\w+)`).exec(cookies ?? '')?.[1]
  return languages.find(language => language === kept) ?? otherwise
}

export function writeSiteLanguage(language: Language): string {
  return `${cookie}=${language}; Path=/; Max-Age=${lifetime}; SameSite=Lax`
}

/** The name of a page's HTML file in a language: login.html, login.mr.html. */
export function localFile(file: string, language: Language): string {
  return language === 'en' ? file : file.replace(/\.html$/, `.${language}.html`)
}
