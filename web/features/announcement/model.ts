import type { Announcement } from '#shared/contract/settings.ts'
import { type Language, languages } from '#shared/languages.ts'

type Texts = Pick<Announcement, Language>

/** In the reader's language, or else in the first one it was written in. */
export function chooseText(texts: Texts, wanted: Language): { text: string; language: Language } | undefined {
  const language = [wanted, ...languages].find(each => texts[each] !== '')
  return language && { text: texts[language], language }
}
