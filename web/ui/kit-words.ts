import type { Language } from '#shared/languages.ts'
import { useLanguage } from '#web/language.ts'

type KitWords = { optional: string; showPassword: string; hidePassword: string; close: string }

/** The few words that the kit has of its own. All three languages at once: a file for each would weigh more. */
const kitWords: Record<Language, KitWords> = {
  en: {
    optional: '(optional)',
    showPassword: 'Show password',
    hidePassword: 'Hide password',
    close: 'Close',
  },
  hi: {
    optional: '(वैकल्पिक)',
    showPassword: 'पासवर्ड दिखाएँ',
    hidePassword: 'पासवर्ड छिपाएँ',
    close: 'बंद करें',
  },
  mr: {
    optional: '(ऐच्छिक)',
    showPassword: 'पासवर्ड दाखवा',
    hidePassword: 'पासवर्ड लपवा',
    close: 'बंद करा',
  },
}

export function useKitWords(): KitWords {
  return kitWords[useLanguage()]
}
