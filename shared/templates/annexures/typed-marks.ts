import type { Language } from '#shared/languages.ts'

type TypedMark = { mark: string /** How far down the list it would stand, from 1. */; number: number }

/** Words beside a mark by which it is that of another paper: 'Exhibit C of the suit'. */
const ofAnother: Record<Language, { before: string; after: string }> = {
  en: { before: '', after: '(?! (?:of|to|in) the )' },
  hi: { before: '(?<!(?:का|के|की|में) )', after: '' },
  mr: { before: '(?<!(?:चा|ची|चे|च्या|तील) )', after: '' },
}

/** Finds in texts the marks that are written in this way; those of other papers may look alike. */
export function createMarkFinder(pattern: string, language: Language): (text: string) => TypedMark[] {
  const typed = readPattern(pattern, language)
  return text => [...text.matchAll(typed)].map(([mark, place = '']) => ({ mark, number: countOf(place) }))
}

/** The words of a mark with any number or letter in its place. */
function readPattern(pattern: string, language: Language): RegExp {
  const { before, after } = ofAnother[language]
  const [first = '', last = ''] = pattern
    .split(/\{[nA]\}/)
    .map(part => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
  const place = pattern.includes('{n}') ? '\\d+' : '[A-Z]{1,2}'
  return new RegExp(
    `${before}(?<![\\p{L}\\p{M}\\d])${first}(${place})${last}(?![\\p{L}\\p{M}\\d])${after}`,
    'gu',
  )
}

/** How far down the list '3' or 'C' is. */
function countOf(place: string): number {
  if (/\d/.test(place)) return Number(place)
  return [...place].reduce((count, letter) => count * 26 + letter.charCodeAt(0) - 64, 0)
}
