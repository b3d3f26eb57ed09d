import type { Language } from '#shared/languages.ts'
import { listRanges } from './bases-of-truth.ts'
import {
  type BlankStyle,
  blankRule,
  type CompiledSection,
  type NumberRange,
  type ParagraphNumbers,
  type TemplateBlock,
} from './blocks.ts'
import type { Resolved } from './resolved.ts'
import { sameParts } from './same-parts.ts'

/** Paragraph numbers of other papers, by the name that texts use for the paper: `{main#grounds}`. */
export type OtherNumbers = Readonly<Record<string, ParagraphNumbers>>

const written = /^([a-z][a-z-]*)?#([A-Za-z]+)(?: to ([A-Za-z]+))?$/

export type Reference = { paper: string | undefined; from: string; to: string }

/**
 * Parses the text between braces, such as '#facts to limitation'. It ignores '#' alone, which numbers the
 * items of a group.
 */
export function parseReference(text: string): Reference | undefined {
  const [, paper, from, to = from] = written.exec(text) ?? []
  return from === undefined || to === undefined ? undefined : { paper, from, to }
}

export function listNumbers(sections: readonly CompiledSection[]): ParagraphNumbers {
  const numbers: Record<string, NumberRange> = {}
  for (const block of sections.flatMap(section => section.blocks)) {
    if (!('names' in block)) continue
    const number = Number.parseInt(block.label, 10)
    for (const name of block.names ?? [])
      numbers[name] = { first: numbers[name]?.first ?? number, last: number }
  }
  return numbers
}

/** '7', '5 to 9'; empty when a paragraph does not exist. */
export function sayNumbers(
  { paper, from, to }: Reference,
  own: ParagraphNumbers,
  others: OtherNumbers,
  language: Language,
): string | undefined {
  const numbers = paper === undefined ? own : others[paper]
  const [first, last] = [numbers?.[from]?.first, numbers?.[to]?.last]
  if (first === undefined || last === undefined || last < first) return undefined
  return listRanges(
    Array.from({ length: last - first + 1 }, (_, at) => first + at),
    language,
  )
}

/**
 * Adds the numbers of named paragraphs to the values of placeholders. A number that did not change stays
 * the same object.
 */
export function createReferences(blocks: readonly TemplateBlock[], language: Language, blank: BlankStyle) {
  const reads = new Set(blocks.flatMap(block => block.reads ?? []))
  const wanted = [...reads].flatMap(key => {
    const reference = parseReference(key)
    return reference ? [{ key, reference }] : []
  })
  const hasNames = blocks.some(block => 'names' in block)
  let numbers: ParagraphNumbers = {}
  let sectionsBefore: readonly CompiledSection[] = []
  const known = new Map<string, Resolved>()

  return {
    hasNames,
    numbers: () => numbers,
    /** Returns true when a number changed, so that texts which refer to it must be filled again. */
    settle(sections: readonly CompiledSection[], others: OtherNumbers): boolean {
      if (hasNames && !sameParts(sections, sectionsBefore))
        numbers = keepEqual(numbers, listNumbers(sections))
      sectionsBefore = sections
      let hasChanged = false
      for (const { key, reference } of wanted) {
        const text = sayNumbers(reference, numbers, others, language) ?? ''
        if (known.get(key)?.raw === text) continue
        known.set(key, text === '' ? missing(key) : filled(text))
        hasChanged = true
      }
      return hasChanged
    },
    putInto(resolved: Map<string, Resolved>) {
      for (const { key } of wanted) resolved.set(key, known.get(key) ?? missing(key))
    },
  }

  function missing(key: string): Resolved {
    const text = blank === 'rule' ? blankRule : `{${key}}`
    return { state: 'blank', optional: true, raw: '', lines: [[{ text, field: key, blank: true }]] }
  }
}

function filled(text: string): Resolved {
  return { state: 'filled', optional: true, raw: text, lines: [[{ text }]] }
}

function keepEqual(before: ParagraphNumbers, now: ParagraphNumbers): ParagraphNumbers {
  const names = Object.keys(now)
  const isSame =
    names.length === Object.keys(before).length &&
    names.every(name => before[name]?.first === now[name]?.first && before[name]?.last === now[name]?.last)
  return isSame ? before : now
}
