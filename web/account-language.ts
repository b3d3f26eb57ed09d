import { keepLanguageCall, type UserView } from '#shared/contract/account.ts'
import type { Language } from '#shared/languages.ts'
import { send } from '#web/calls.ts'
import { readLanguage } from '#web/language.ts'
import { changeLanguage } from '#web/messages.ts'

const chosenKey = 'languageChosen'

/** Somebody signed out chose a language: whoever signs in next in this tab means that one. */
export function noteChoice() {
  try {
    sessionStorage.setItem(chosenKey, 'yes')
  } catch {
    return
  }
}

export function keepInAccount(language: Language): Promise<UserView> {
  return send(keepLanguageCall, { body: { language } })
}

/**
 * At a sign-in: the language of the account is that of the device from now on. What was chosen in this tab just before
 * wins, and is the account's then; so is the device's, where the account has none yet.
 */
export async function settleLanguage({ language }: Pick<UserView, 'language'>): Promise<void> {
  const here = readLanguage()
  const isChosenHere = takeChoice()
  if (language === here) return
  if (language && !isChosenHere) return changeLanguage(language)
  if (isChosenHere || here !== 'en') await keepInAccount(here)
}

function takeChoice(): boolean {
  try {
    const isChosen = sessionStorage.getItem(chosenKey) !== null
    sessionStorage.removeItem(chosenKey)
    return isChosen
  } catch {
    return false
  }
}
