import { sectionNames, type TemplateText } from '#shared/contract/forms.ts'
import type { Language } from '#shared/languages.ts'
import { blankRule, type ParagraphNumbers } from '#shared/templates/blocks.ts'
import { type Control, cutControls, parseControlLine } from '#shared/templates/conditions/scope.ts'
import { fillBlock } from '#shared/templates/fill-block.ts'
import { createLayout } from '#shared/templates/layout.ts'
import { createNumbering } from '#shared/templates/number-blocks.ts'
import { listNumbers, parseReference, sayNumbers } from '#shared/templates/paragraph-numbers.ts'
import { parseSection } from '#shared/templates/parse-section.ts'
import { isTableLine } from '#shared/templates/parse-table.ts'
import { cutAgreements } from '#shared/templates/parties/agreement.ts'
import type { Resolved } from '#shared/templates/resolved.ts'

/**
 * A text without conditions, for API clients that know only {fieldName}. For each condition the first
 * side is kept, words that agree are in the singular, and named paragraphs have numbers.
 */
export function writePlainText(text: TemplateText, language: Language): TemplateText {
  const sides = mapSections(text, plain)
  const isNumbered = Object.values(sides).some(section => reference.test(section))
  const numbers = isNumbered ? countParagraphs(sides) : {}
  return mapSections(sides, section => withoutNames(section, numbers, language))
}

export function hasControls(text: TemplateText): boolean {
  return Object.values(text).some(
    section =>
      reference.test(section) ||
      section.split('\n').some(isTableLine) ||
      section.split('\n').some(line => withoutName(line) !== line) ||
      [...cutControls(section), ...cutAgreements(section)].some(piece => typeof piece !== 'string'),
  )
}

function mapSections(text: TemplateText, change: (section: string) => string): TemplateText {
  const { header, formTitle, title, parties, content, footer } = text
  return {
    header: change(header),
    formTitle: change(formTitle),
    title: change(title),
    parties: change(parties),
    content: change(content),
    footer: change(footer),
  }
}

const reference = /\{([a-z-]*#[A-Za-z]+(?: to [A-Za-z]+)?)\}/

/** The numbers of named paragraphs when every answer has one line. */
function countParagraphs(text: TemplateText): ParagraphNumbers {
  const sections = sectionNames.map(name => {
    const blocks = parseSection(text[name], { unmarked: 'paragraph', restartAtHeadings: name === 'footer' })
    const value: Resolved = { state: 'filled', optional: true, raw: '', lines: [[]] }
    const filled = blocks.map(block => (block.kind === 'table' ? [] : fillBlock(block, () => value)))
    return { name, blocks: createNumbering(name)(filled, createLayout(blocks, false)(new Map())) }
  })
  return listNumbers(sections)
}

function withoutNames(section: string, numbers: ParagraphNumbers, language: Language): string {
  return section
    .split('\n')
    .map(line =>
      withoutTableMarks(withoutName(line)).replace(new RegExp(reference, 'g'), (_, key: string) => {
        const parsed = parseReference(key)
        return (parsed && sayNumbers(parsed, numbers, {}, language)) ?? blankRule
      }),
    )
    .join('\n')
}

/** '| No. | Amount > |' becomes '| No. | Amount |', and {#} becomes 1. */
function withoutTableMarks(line: string): string {
  const counted = line.replaceAll('{#}', '1')
  return isTableLine(counted) ? counted.replace(/ *> *\|/g, ' |') : counted
}

const note = /^(\d+\. +|#{2,3} .* )\[ *([A-Za-z]+(?: *, *[A-Za-z]+)*) *\]( +|$)/

/** '1. [limitation, advice] ...' -> '1. [advice] ...' */
function withoutName(line: string): string {
  return line.replace(note, (whole, before: string, words: string, after: string) => {
    const basis = /\b(knowledge|record|advice)\b/.exec(words)?.[1]
    if (basis === words) return whole
    return basis ? `${before}[${basis}]${after}` : before.trimEnd() + (after === '' ? '' : ' ')
  })
}

function plain(section: string): string {
  const blocks = createSides()
  const lines = section.split('\n').flatMap(line => {
    const control = parseControlLine(line)
    if (control) blocks.turn(control)
    return control || !blocks.isFirst() ? [] : [firstSides(line)]
  })
  return lines
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
}

function firstSides(line: string): string {
  const sides = createSides()
  const singular = cutAgreements(line)
    .map(part => (typeof part === 'string' ? part : (part.forms[0]?.text ?? '')))
    .join('')
  return cutControls(singular)
    .filter(piece => {
      if (typeof piece !== 'string') sides.turn(piece)
      return typeof piece === 'string' && sides.isFirst()
    })
    .join('')
}

/** Tracks whether a place is on the first side of every condition around it. */
function createSides() {
  const sides: boolean[] = []
  return {
    turn({ control }: Control) {
      if (control === 'if' || control === 'each') sides.push(true)
      else if (control === 'end') sides.pop()
      else sides[sides.length - 1] = false
    },
    isFirst: () => sides.every(Boolean),
  }
}
