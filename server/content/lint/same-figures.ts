import { languages } from '#shared/languages.ts'
import { cutControls, parseControlLine } from '#shared/templates/conditions/scope.ts'
import { mainId } from '#shared/templates/papers/list-papers.ts'
import type { FormDraft, FormText, TextLine } from '../draft.ts'
import type { Problem } from '../problem.ts'
import { rememberByObject, rememberByText } from './by-text.ts'
import { atLine } from './rule.ts'

/**
 * A figure that a paragraph prints in one language it prints in the others: the section, the rule, the days. The n-th
 * numbered paragraph is compared with the n-th, the n-th line of a table with the n-th, where there are as many.
 */
export function figuresAreEqual({ texts, view }: FormDraft): Problem[] {
  const english = listByKind(texts.en)
  const title = view.papers?.list.find(({ id }) => id === mainId)?.titles ?? view.titles
  const ofTitle = readFigures(title.en).said
  return languages
    .filter(language => language !== 'en')
    .flatMap(language =>
      [...listByKind(texts[language])].flatMap(([kind, own]) => {
        const there = english.get(kind) ?? []
        return there.length === own.length
          ? own.flatMap((line, index) => compare(there[index], line, ofTitle))
          : []
      }),
    )
}

const listByKind = rememberByObject(({ lines }: FormText): ReadonlyMap<string, readonly TextLine[]> => {
  const written = lines.filter(({ text }) => text !== '' && !parseControlLine(text))
  return Map.groupBy(written, ({ text }) => (mark.exec(text)?.[0] ?? '').replace(/[a-z]+|\d+/, 'x'))
})

const mark = /^(?:\d+\.|\([a-z]+\)|#+|\||>+|\^|-)/

/** A shared paper names the main one by its title, and need not do so in each language. */
function compare(english: TextLine | undefined, own: TextLine, ofTitle: ReadonlySet<string>): Problem[] {
  if (!english || english.text === own.text) return []
  const [there, here] = [readFigures(english.text), readFigures(own.text)]
  const lost = there.figures.filter(figure => !here.said.has(figure) && !ofTitle.has(figure))
  const more = here.figures.filter(figure => !there.said.has(figure))
  // An Act may go by its short name: the year of one may be missing, but none may be another.
  const isOtherYear = lost.some(isYear) && more.some(isYear)
  const counts = (figure: string) => isOtherYear || !isYear(figure)
  const place = `${english.file}:${english.line}`
  return [
    ...lost.filter(counts).map(figure => atLine(own, `${figure} stands at ${place} and is missing here.`)),
    ...more.filter(counts).map(figure => atLine(own, `${figure} stands here and not at ${place}.`)),
  ]
}

function isYear(figure: string): boolean {
  return /^(?:1[5-9]|20)\d\d$/.test(figure)
}

/** The figures of a line, and all numbers that it says, also as 'Order XXXIX' and 'first'. */
const readFigures = rememberByText((line: string) => {
  const words = cutControls(line).filter(piece => typeof piece === 'string')
  const text = words
    .join(' ')
    .replace(/\{#?[\w ]+\}/g, '')
    .replace(/(?<=\d),(?=\d)/g, '')
  const figures = [...new Set(text.match(/\d+/g))]
  const roman = [...text.matchAll(/\b([IVXLC]+)[A-Z]?\b/g)].map(([, numeral = '']) =>
    String(readRoman(numeral)),
  )
  const ordinals = ['first', 'second', 'third', 'fourth'].flatMap((ordinal, index) =>
    new RegExp(`\\b${ordinal}\\b`, 'i').test(text) ? String(index + 1) : [],
  )
  return { figures, said: new Set([...figures, ...roman, ...ordinals]) }
})

const values: Record<string, number> = { I: 1, V: 5, X: 10, L: 50, C: 100 }

function readRoman(numeral: string): number {
  const digits = [...numeral].map(letter => values[letter] ?? 0)
  return digits.reduce((sum, digit, index) => sum + (digit < (digits[index + 1] ?? 0) ? -digit : digit), 0)
}
