import type { Language } from '#shared/languages.ts'
import { useLanguage } from '#web/language.ts'

type KitWords = Record<
  | ('optional' | 'showPassword' | 'hidePassword' | 'close' | 'cancel' | 'discardTyped' | 'keepEditing')
  | ('discard' | 'tryAgain' | 'loading' | 'sampleData' | 'notification' | 'dismiss'),
  string
>

/** The kit's own words in all three languages: a file for each language would weigh more. */
const kitWords: Record<Language, KitWords> = {
  en: {
    optional: '(optional)',
    showPassword: 'Show password',
    hidePassword: 'Hide password',
    close: 'Close',
    cancel: 'Cancel',
    discardTyped: 'Discard what you have typed?',
    keepEditing: 'Keep editing',
    discard: 'Discard',
    tryAgain: 'Try again',
    loading: 'Loading...',
    sampleData: 'Sample data',
    notification: 'Notification',
    dismiss: 'Dismiss',
  },
  hi: {
    optional: '(वैकल्पिक)',
    showPassword: 'पासवर्ड दिखाएँ',
    hidePassword: 'पासवर्ड छिपाएँ',
    close: 'बंद करें',
    cancel: 'रहने दें',
    discardTyped: 'लिखा हुआ हटा दें?',
    keepEditing: 'लिखते रहें',
    discard: 'हटा दें',
    tryAgain: 'फिर प्रयास करें',
    loading: 'खुल रहा है...',
    sampleData: 'नमूना',
    notification: 'सूचना',
    dismiss: 'सूचना हटाएँ',
  },
  mr: {
    optional: '(ऐच्छिक)',
    showPassword: 'पासवर्ड दाखवा',
    hidePassword: 'पासवर्ड लपवा',
    close: 'बंद करा',
    cancel: 'राहू द्या',
    discardTyped: 'लिहिलेले काढून टाकायचे?',
    keepEditing: 'लिहीत राहा',
    discard: 'काढून टाका',
    tryAgain: 'पुन्हा प्रयत्न करा',
    loading: 'उघडत आहे...',
    sampleData: 'नमुना माहिती',
    notification: 'सूचना',
    dismiss: 'सूचना काढा',
  },
}

export function useKitWords(): KitWords {
  return kitWords[useLanguage()]
}
