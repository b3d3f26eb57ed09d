import { useEffect, useState } from 'react'
import type { FormView } from '#shared/contract/forms.ts'
import type { Language } from '#shared/languages.ts'
import type { NumberWords } from '#shared/templates/number-words.ts'
import type { DocumentPart } from './use-document-part.ts'

/**
 * Amounts in words take several kilobytes for each language, so they are loaded only for forms that use
 * them.
 */
export function useNumberWords(
  form: FormView,
  language: Language,
  part: DocumentPart | undefined,
): NumberWords | undefined {
  const isNeeded = form.derived.some(({ fn }) => fn === 'amountWords')
  const [loaded, setLoaded] = useState<{ language: Language; words: NumberWords }>()
  useEffect(() => {
    if (!isNeeded || !part) return
    let isWanted = true
    part
      .loadNumberWords(language)
      .then(words => isWanted && setLoaded({ language, words }))
      .catch(() => undefined) // amounts in words stay blank until there is a network
    return () => {
      isWanted = false
    }
  }, [part, isNeeded, language])
  return loaded?.language === language ? loaded.words : undefined
}
