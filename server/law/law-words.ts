/** A word of a text in the one spelling used for look-ups, and its place. */
export type LawWord = { word: string; from: number; to: number }

const wordPattern = /(?:[A-Za-z]\.){2,}[A-Za-z]?(?![A-Za-z])|[\p{L}\p{M}\p{N}]+(?:['’]s(?![\p{L}]))?/gu

/**
 * Words in the form in which they are compared: 'F.I.R.' as 'fir', 'injunctions' as 'injunction', 'सम्बन्ध'
 * as 'संबंध', '४९८' as '498'.
 */
export function parseLawWords(text: string): LawWord[] {
  return [...text.matchAll(wordPattern)].map(match => ({
    word: normaliseWord(match[0]),
    from: match.index,
    to: match.index + match[0].length,
  }))
}

export function normaliseWord(word: string): string {
  return isDevanagari(word)
    ? normaliseDevanagari(word)
    : dropPlural(word.toLowerCase().replace(/\.|['’]s$/g, ''))
}

export function isDevanagari(word: string): boolean {
  return /[\u0900-\u097f]/.test(word)
}

function dropPlural(word: string): string {
  return word.length > 3 && word.endsWith('s') && !/(?:ss|us|is)$/.test(word) ? word.slice(0, -1) : word
}

/** A nasal before its own row is written as a dot above or as a half letter; the dot is used here. */
const halfNasals = /ङ्(?=[क-घ])|ञ्(?=[च-झ])|ण्(?=[ट-ढ])|न्(?=[त-ध])|म्(?=[प-भ])/g

function normaliseDevanagari(word: string): string {
  return word
    .normalize('NFKD')
    .replace(/[\u093c\u200c\u200d]/g, '')
    .replace(/\u0901/g, '\u0902')
    .replace(halfNasals, '\u0902')
    .replace(/[०-९]/g, digit => String(digit.charCodeAt(0) - 0x966))
}
