import { useState } from 'react'
import type { Language } from '#shared/languages.ts'
import { useLanguage } from '#web/language.ts'
import { loadInUse, useMessages } from '#web/messages.ts'
import { notify } from '#web/ui/toast-store.ts'
import { deriveQuestionLanguage, useBuilder } from './builder-context.ts'
import { builderMessages } from './messages.ts'

/**
 * Fetches the questions in another language before switching to it, so that the screen is never empty. What stands beside
 * them, as the ways of the court, stays as it is where it cannot be fetched.
 */
export function useChooseLanguage() {
  const say = useMessages(builderMessages)
  const site = useLanguage()
  const { store } = useBuilder()
  const [wanted, setWanted] = useState<Language>()

  async function choose(next: Language) {
    setWanted(next)
    try {
      const spoken = deriveQuestionLanguage(site, next)
      await Promise.all([builderMessages.load(spoken), loadInUse(spoken).catch(() => undefined)])
      store.setLanguage(next)
    } catch {
      notify({ title: say('languageStays') })
    }
    setWanted(undefined)
  }

  return { wanted, choose }
}
