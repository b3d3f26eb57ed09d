import type { Language } from '#shared/languages.ts'
import { inLatinDigits } from '#shared/latin-digits.ts'
import type { NumberWords } from './number-words.ts'

/** Amounts are counted in paise, so that additions are exact. */
export type Paise = number

const largest = 1_000_000_000_000_000

/** Reads '12,50,075', 'Rs. 12,50,075/-', '₹ 1250075.50' and '१२,५०,०७५'; other text is not an amount. */
export function parseAmount(text: string): Paise | undefined {
  const digits = inLatinDigits(text)
    .replace(/^\s*(?:rs\.?|inr|₹|रु\.?|रुपये|रूपये)\s*/i, '')
    .replace(/\s*\/?[-=]*\s*$/, '')
    .replace(/(\d)[, ](?=\d)/g, '$1')
  const match = /^(\d{1,15})(?:\.(\d{1,2}))?$/.exec(digits)
  if (!match) return undefined
  const paise = Number(match[1]) * 100 + Number((match[2] ?? '').padEnd(2, '0'))
  return paise < largest ? paise : undefined
}

// hi-IN groups digits in the Indian way; mr-IN does not.
const grouping = new Intl.NumberFormat('hi-IN-u-nu-latn', { maximumFractionDigits: 0 })

export function formatAmount(paise: Paise): string {
  const rest = paise % 100
  const rupees = grouping.format(Math.floor(paise / 100))
  return rest === 0 ? rupees : `${rupees}.${String(rest).padStart(2, '0')}`
}

/** '1250075.50', which parseAmount can read again. */
export function plainAmount(paise: Paise): string {
  return (paise / 100).toFixed(paise % 100 === 0 ? 0 : 2)
}

const paiseWords: Record<Language, (words: string) => string> = {
  en: words => ` and ${words} Paise`,
  hi: words => ` और ${words} पैसे`,
  mr: words => ` आणि ${words} पैसे`,
}

export function amountWords(paise: Paise, language: Language, numberWords: NumberWords): string {
  const rest = paise % 100
  const rupees = numberWords(Math.floor(paise / 100))
  return rest === 0 ? rupees : rupees + paiseWords[language](numberWords(rest))
}
