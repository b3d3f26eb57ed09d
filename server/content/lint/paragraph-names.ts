import { type Language, languages } from '#shared/languages.ts'
import type { TemplateBlock, TemplateLine } from '#shared/templates/blocks.ts'
import { both, type Condition } from '#shared/templates/conditions/condition.ts'
import { createScope, parseControlLine } from '#shared/templates/conditions/scope.ts'
import { listQuestions } from '#shared/templates/derived-sources.ts'
import { parseReference } from '#shared/templates/paragraph-numbers.ts'
import { parseForm } from '#shared/templates/parse-form.ts'
import type { FormDraft, TextLine } from '../draft.ts'
import type { Problem } from '../problem.ts'
import { cutConjuncts, listNeeds } from './holes.ts'
import { suggestName } from './placeholders.ts'
import { atLine } from './rule.ts'

const bases = ['knowledge', 'record', 'information', 'advice']

/**
 * Checks the form of '[limitation, advice]': letters only, one basis, before a numbered paragraph or
 * after a heading.
 */
export function paragraphNamesAreReadable(draft: FormDraft): Problem[] {
  return languages.flatMap(language =>
    draft.texts[language].lines.flatMap(line => {
      const wrong = whatIsWrong(line)
      return wrong ? [atLine(line, wrong)] : []
    }),
  )
}

const mark =
  /^(?:\d+\. +\[([\w ,-]*)\]|#{2,3} .*\[([\w ,-]*)\]\s*$|(\((?:[a-z]+)\)|-|>|\^) +\[([a-z][\w,-]*)\])/

const insideCondition = /^[^#].*\} *\[(?:knowledge|record|information|advice)\]/

function whatIsWrong({ text }: TextLine): string | undefined {
  if (insideCondition.test(text.trim()))
    return 'A basis of truth stands right after the number, before {if ...}: here it would print. Give each case its own paragraph.'
  const [, own, above, misplaced] = mark.exec(text.trim()) ?? []
  if (misplaced !== undefined) return 'Only numbered paragraphs and headings have a name in square brackets.'
  const inside = own ?? above
  if (inside === undefined) return undefined
  const words = inside.split(',').map(word => word.trim())
  const odd = words.find(word => !/^[A-Za-z]+$/.test(word) || word === 'to')
  if (odd !== undefined) return `[${inside}]: a paragraph's name is letters only, and not 'to'.`
  if (words.filter(word => bases.includes(word)).length > 1)
    return `[${inside}]: a paragraph rests on knowledge, on the record or on advice, on one of them.`
  return undefined
}

export function paragraphNamesAreUnique(draft: FormDraft): Problem[] {
  return languages.flatMap(language => {
    const marks = listMarks(draft, language)
    return marks.flatMap((one, index) => {
      const first = marks
        .slice(0, index)
        .find(other => other.name === one.name && !exclude(one.when, other.when))
      if (!first) return []
      return [atLine(one.line, `The name '${one.name}' is taken in line ${first.line.line}: choose another.`)]
    })
  })
}

/** A name to which another paper or language refers must exist in every language. */
export function paragraphNamesAreEqual(draft: FormDraft): Problem[] {
  const used = languages.map(
    language => [language, new Set(listMarks(draft, language).map(({ name }) => name))] as const,
  )
  const all = new Set(used.flatMap(([, names]) => [...names]))
  return used.flatMap(([language, names]) =>
    [...all]
      .filter(name => !names.has(name))
      .map(name => {
        const others = used.filter(([, has]) => has.has(name)).map(([code]) => `${code}.md`)
        const message = `The paragraph [${name}] stands in ${others.join(' and ')} but not here: name it in all three texts.`
        return { file: draft.texts[language].file, line: 1, message }
      }),
  )
}

/** A reference must name a paragraph of this text that is printed whenever the reference is. */
export function referencesFindTheirParagraph(draft: FormDraft): Problem[] {
  const mayGo = createDropTest(draft)
  return languages.flatMap(language => {
    const blocks = parseForm(draft.view, language).flatMap(section => section.blocks)
    const found = listReferences(blocks).flatMap(({ text, around }) => {
      const reference = parseReference(text)
      if (!reference || reference.paper !== undefined) return []
      const wrong = [reference.from, reference.to].flatMap(name => complain(name, around))
      if (wrong.length === 0 && isBackwards(reference, blocks))
        wrong.push(`'${reference.to}' stands before '${reference.from}'.`)
      return wrong.map(message => ({ text, message }))
    })
    const messages = new Map(found.map(({ text, message }) => [`{${text}}: ${message}`, text]))
    return [...messages].map(([message, text]) => ({
      file: draft.texts[language].file,
      line: lineOf(text, draft, language),
      message,
    }))

    function complain(name: string, around: readonly string[]): string[] {
      const named = blocks.filter(block => namesOf(block).includes(name))
      if (named.length === 0) {
        const advice = suggestName(name, [...new Set(blocks.flatMap(namesOf))])?.replace(/\{(\w+)\}/, '{#$1}')
        return [`no numbered paragraph has the name '${name}'${advice ? `. ${advice}?` : '.'}`]
      }
      const stays = named.some(block => isWithin(block.when, around) && !mayGo(block))
      if (stays) return []
      return [
        `the paragraph '${name}' can drop out while this stays: put the reference into the same {if ...}, or let the paragraph stay.`,
      ]
    }
  })
}

type Mark = { name: string; when: Condition | undefined; line: TextLine }

/** All names with the conditions around them. */
function listMarks({ texts }: FormDraft, language: Language): Mark[] {
  const marks: Mark[] = []
  const scope = createScope(text => ({ is: 'answered', name: text }))
  for (const line of texts[language].lines) {
    const control = parseControlLine(line.text)
    if (control) scope.apply(control)
    const [, own, above] = mark.exec(line.text.trim()) ?? []
    const words = (own ?? above ?? '').split(',').map(word => word.trim())
    for (const name of words)
      if (/^[A-Za-z]+$/.test(name) && !bases.includes(name)) marks.push({ name, when: scope.when(), line })
  }
  return marks
}

/** Only one side of {if} and {else} prints, so both may use the same name. */
function exclude(one: Condition | undefined, other: Condition | undefined): boolean {
  const [first, second] = [one, other].map(condition => (condition ? cutConjuncts(condition) : []))
  const opposes = (left: readonly string[] = [], right: readonly string[] = []) =>
    left.some(part => right.includes(JSON.stringify({ is: 'not', of: JSON.parse(part) })))
  return opposes(first, second) || opposes(second, first)
}

function listReferences(blocks: readonly TemplateBlock[]): { text: string; around: string[] }[] {
  return blocks.flatMap(block =>
    linesOf(block)
      .flat()
      .flatMap(segment => {
        if (!('reference' in segment)) return []
        const when = segment.when ? both(block.when, segment.when) : block.when
        return [{ text: segment.reference, around: when ? cutConjuncts(when) : [] }]
      }),
  )
}

function linesOf(block: TemplateBlock): TemplateLine[] {
  if (block.kind === 'pageBreak') return []
  if (block.kind === 'columns') return block.rows.flatMap(({ left, right }) => [left, right])
  if (block.kind === 'table')
    return [...block.columns.map(({ title }) => title), ...block.rows.flatMap(({ cells }) => cells)]
  return [...block.lines]
}

function isWithin(when: Condition | undefined, around: readonly string[]): boolean {
  return !when || cutConjuncts(when).every(part => around.includes(part))
}

function isBackwards({ from, to }: { from: string; to: string }, blocks: readonly TemplateBlock[]): boolean {
  const first = blocks.findIndex(block => namesOf(block).includes(from))
  const last = blocks.findLastIndex(block => namesOf(block).includes(to))
  return last < first
}

function namesOf(block: TemplateBlock): readonly string[] {
  return 'names' in block ? (block.names ?? []) : []
}

/** The words around what they print stay, also where that is nothing. */
const neededFunctions = ['oneOf', 'partyNumbers', 'presence']

/** Whether all content of a paragraph may be left out. */
function createDropTest(draft: FormDraft) {
  const { view } = draft
  const needs = listNeeds(draft)
  return (block: TemplateBlock): boolean => {
    const met = block.when ? cutConjuncts(block.when) : []
    if (block.fields.length === 0) return wordsGo(block)
    return block.fields.every(name => {
      const derived = view.derived.find(candidate => candidate.name === name)
      const questions = view.fields.filter(field => listQuestions(name, view).includes(field.name))
      const isHidden = (needs.get(name) ?? []).some(need => !met.includes(need))
      const isSilent =
        derived?.fn === 'choose' && Object.values(derived.cases).some(texts => texts.en.trim() === '')
      const isNeeded = derived && neededFunctions.includes(derived.fn)
      const isOptional = !isNeeded && questions.every(({ required }) => !required)
      return isHidden || isSilent || isOptional
    })
  }
}

/** When all words are inside conditions, all of them may be left out. */
function wordsGo(block: TemplateBlock): boolean {
  const words = linesOf(block)
    .flat()
    .filter(segment => !('text' in segment) || /[^\s\p{P}]/u.test(segment.text))
  return words.length > 0 && words.every(({ when }) => when !== undefined)
}

function lineOf(reference: string, { texts }: FormDraft, language: Language): number {
  const { file, lines } = texts[language]
  return lines.find(line => line.file === file && line.text.includes(`{${reference}}`))?.line ?? 1
}
