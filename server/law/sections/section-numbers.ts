import { wholeNumber } from '#shared/law/section.ts'

const oneNumber = '\\d+[A-Z]{0,3}(?:\\([0-9A-Za-z]{1,4}\\))*'
const joiner = '\\s*(?:,|/|&|;|and|or|to|read with|r/w|व|आणि|किंवा|और|एवं|तथा|या|ते|से|सहपठित|सह)\\s*'
const word = '(?:[Ss]ections?|[Uu]/s\\.?|\\bss?\\.|धाराओं|धाराएँ|धारा|कलमां?|कलमे|कलम)'
export const sectionList = `${word}\\s*(?:संख्या\\s*)?(${oneNumber}(?:${joiner}(?:${word}\\s*)?${oneNumber})*)`

const leadingNumber = new RegExp(oneNumber, 'g')
const list = new RegExp(sectionList, 'g')

/** '318(4) and 316(2)' -> ['318', '316']: the section without its sub-sections. */
export function baseNumbers(text: string): string[] {
  return text.match(leadingNumber)?.map(wholeNumber) ?? []
}

/** The sections of a text that have the word section, धारा or कलम before them. */
export function listSectionNumbers(text: string): Set<string> {
  return new Set([...text.matchAll(list)].flatMap(match => baseNumbers(match[1] ?? '')))
}

const devanagariSuffixes: Record<string, string> = { क: 'A', ख: 'B', ग: 'C', घ: 'D', ङ: 'E', च: 'F' }

/** Hindi statutes write 498क for 498A. */
export function latinSuffixes(text: string): string {
  return text.replace(
    /(\d+)([कखगघङच])(?![\p{L}\p{M}])/gu,
    (_, digits, letter) => digits + devanagariSuffixes[letter],
  )
}
