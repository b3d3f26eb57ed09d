import type { Language } from '#shared/languages.ts'

/** A whole number as words, in lakh and crore. */
export type NumberWords = (number: number) => string

type Converter = { convert: (number: number) => string }

/** Loaded only when a form needs it, because the words of each language take several kilobytes. */
export async function loadNumberWords(language: Language): Promise<NumberWords> {
  const { ToWords } = await modules[language]()
  const converter: Converter = new ToWords()
  return number => inCrores(number, part => polish(converter.convert(part), language), croreWord[language])
}

const modules = {
  en: () => import('to-words/en-IN'),
  hi: () => import('to-words/hi-IN'),
  mr: () => import('to-words/mr-IN'),
}

const croreWord: Record<Language, string> = { en: 'Crore', hi: 'करोड़', mr: 'कोटी' }

const crore = 10_000_000

/** Courts count amounts above a crore in crores; arab and kharab are not used. */
function inCrores(number: number, words: NumberWords, unit: string): string {
  const crores = Math.floor(number / crore)
  if (crores === 0) return words(number)
  const rest = number % crore
  const head = `${inCrores(crores, words, unit)} ${unit}`
  return rest === 0 ? head : `${head} ${words(rest)}`
}

type Correction = [from: string | RegExp, to: string]

/**
 * Corrects the library where courts spell differently: हजार without the dot, never only सौ, इक्यावन,
 * एकसष्ट.
 */
const corrections: Record<Language, Correction[]> = {
  en: [],
  hi: [
    ['हज़ार'.normalize('NFC'), 'हजार'],
    [/^सौ/g, 'एक सौ'],
    [/(लाख|हजार) सौ/g, '$1 एक सौ'],
    ['इक्याबन', 'इक्यावन'],
    ['इक्यानबे', 'इक्यानवे'],
  ],
  mr: [
    ['सष्ठ', 'सष्ट'],
    ['तेहेतीस', 'तेहतीस'],
  ],
}

function polish(words: string, language: Language): string {
  return corrections[language].reduce((text, [from, to]) => text.replaceAll(from, to), words.normalize('NFC'))
}
