import { createContext, use, useSyncExternalStore } from 'react'
import type { Language } from '#shared/languages.ts'
import { readSiteLanguage, writeSiteLanguage } from '#shared/languages.ts'
import { readSite } from '#web/site.ts'

const listeners = new Set<() => void>()
let current: Language =
  typeof document === 'undefined' ? 'en' : readSiteLanguage(document.cookie, readSite().language)

/** What the header says was chosen. A page speaks it once its sentences have moved to message files. */
export function useSiteLanguage(): Language {
  return useSyncExternalStore(subscribe, readLanguage, readLanguage)
}

/** English, unless the page has moved: the shell says so for each route. */
export const SpokenLanguage = createContext<Language>('en')

export function useLanguage(): Language {
  return use(SpokenLanguage)
}

export function readLanguage(): Language {
  return current
}

/** While pages are written into HTML, where nobody has chosen anything. */
export function setLanguage(language: Language) {
  current = language
  for (const listener of listeners) listener()
}

/** Kept on this device; where that is forbidden, the choice lasts as long as the page. */
export function keepLanguage(language: Language) {
  // biome-ignore lint/suspicious/noDocumentCookie: the server reads it too, and the Cookie Store is not in every browser
  document.cookie = writeSiteLanguage(language)
  document.documentElement.lang = language
  setLanguage(language)
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
