import { useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import type { FormView } from '#shared/contract/forms.ts'
import type { Language } from '#shared/languages.ts'
import type { CompiledDocument } from '#shared/templates/blocks.ts'
import { loadNumberWords, type NumberWords } from '#shared/templates/number-words.ts'
import type { Builder } from '../builder-context.ts'

/** The paper in sight as it stands; what an edit does not touch stays the same object, so that React passes over it. */
export function useDocument({ store, papers }: Pick<Builder, 'store' | 'papers'>): CompiledDocument {
  const { set, shownId } = papers
  const values = useSyncExternalStore(store.subscribe, store.values)
  return useMemo(() => set.compile(shownId, values), [set, shownId, values])
}

/** Amounts in words are several kilobytes a language: fetched only for forms that use them. */
export function useNumberWords(form: FormView, language: Language): NumberWords | undefined {
  const isNeeded = form.derived.some(({ fn }) => fn === 'amountWords')
  const [loaded, setLoaded] = useState<{ language: Language; words: NumberWords }>()
  useEffect(() => {
    if (!isNeeded) return
    let isWanted = true
    loadNumberWords(language)
      .then(words => isWanted && setLoaded({ language, words }))
      .catch(() => undefined) // until the network is back the words stay blank
    return () => {
      isWanted = false
    }
  }, [isNeeded, language])
  return loaded?.language === language ? loaded.words : undefined
}
