import { type Language, languages } from '#shared/languages.ts'
import { cutControls, parseControlLine } from '#shared/templates/conditions/scope.ts'
import { listPlaceholders } from '#shared/templates/parse-line.ts'
import type { FormDraft, FormText, TextLine } from '../draft.ts'
import type { Problem } from '../problem.ts'
import { rememberByObject } from './by-text.ts'
import { kindOfComputed } from './computed-kinds.ts'
import { atLine } from './rule.ts'

/**
 * What a client says in one language is said in every other: a numbered or lettered paragraph stands under the same
 * conditions in each. Within a sentence a condition also chooses words as the grammar of one language needs them (days |
 * day), so there only that is compared under which the whole paragraph goes.
 */
export function paragraphsDependOnTheSame(draft: FormDraft): Problem[] {
  return others.flatMap(language => {
    const pairs = pairParagraphs(draft, language)
    const parted = pairs.find(({ english, own }) => !isSame(english, own))
    return parted ? [tell(parted, draft, language)] : []
  })
}

/** An answer, a computed day or sum that a paragraph prints in one language it prints in the others; an option may stand there in the form's words. */
export function paragraphsPrintTheSame(draft: FormDraft): Problem[] {
  const told = listTold(draft)
  const printed = ({ line }: Dependent) => listPlaceholders(line.text).filter(name => told.has(name))
  return others.flatMap(language => {
    const pairs = pairParagraphs(draft, language)
    if (pairs.some(({ english, own }) => !isSame(english, own))) return []
    return pairs.flatMap(({ english, own }) => {
      if (!english || !own) return []
      const [there, here] = [printed(english), printed(own)]
      const lost = there.filter(name => !here.includes(name)).map(name => ({ line: own.line, name }))
      const more = here.filter(name => !there.includes(name)).map(name => ({ line: english.line, name }))
      return [...lost, ...more].map(({ line, name }) =>
        atLine(line, `{${name}} is in this paragraph in another language but not here: say it in all three.`),
      )
    })
  })
}

function listTold({ view }: FormDraft): ReadonlySet<string> {
  const typed = view.fields.filter(({ type }) => type !== 'select')
  const reckoned = view.derived.filter(
    derived => derived.fn !== 'choose' && ['date', 'number'].includes(kindOfComputed(derived, view).is),
  )
  return new Set([...typed, ...reckoned].map(({ name }) => name))
}

const others = languages.filter(language => language !== 'en')

type Pair = { english: Dependent | undefined; own: Dependent | undefined }

function pairParagraphs(draft: FormDraft, language: Language): Pair[] {
  const [english, own] = [listParagraphs(draft.texts.en), listParagraphs(draft.texts[language])]
  const count = Math.max(english.length, own.length)
  return Array.from({ length: count }, (_, index) => ({ english: english[index], own: own[index] }))
}

type Dependent = { line: TextLine; mark: string; under: string }

const listParagraphs = rememberByObject(({ lines }: FormText): readonly Dependent[] => {
  const open: string[] = []
  return lines.flatMap(line => {
    const control = parseControlLine(line.text)
    if (control?.control === 'end') open.pop()
    else if (control?.control === 'if' || control?.control === 'each') open.push(line.text.trim())
    else if (control) open.push(`${open.pop()}${line.text.trim()}`)
    const [, mark, text = ''] = paragraph.exec(line.text) ?? []
    if (control || mark === undefined) return []
    const under = [...open, ...conditionsOfAll(text)].join(' ')
    return [{ line, mark: /\d/.test(mark) ? '1.' : '(a)', under }]
  })
})

const paragraph = /^(\d+\.|\([a-z]+\)) +(?:\[[^\]]*\] *)?(.*)$/

/** The conditions without any of which nothing of a paragraph prints. */
function conditionsOfAll(text: string): string[] {
  const outer: string[] = []
  let depth = 0
  for (const piece of cutControls(text)) {
    if (typeof piece === 'string') {
      if (depth === 0 && /[\p{L}{]/u.test(piece)) return []
    } else if (piece.control === 'end') depth--
    else {
      if (piece.control === 'if') depth++
      if (depth === 1) outer.push('text' in piece ? piece.text : piece.control)
    }
  }
  return outer.includes('else') ? [] : outer
}

function isSame(one: Dependent | undefined, other: Dependent | undefined): boolean {
  return one?.mark === other?.mark && one?.under === other?.under
}

function tell({ english, own }: Pair, { texts }: FormDraft, language: Language): Problem {
  const { file, lines } = texts[language]
  const line = own?.line ?? lines.at(-1)
  const place = english ? `${english.line.file}:${english.line.line}` : 'the end of the English text'
  const message = `Here the paragraphs part from those at ${place} (${english?.under || 'every case'} there, ${own?.under || 'every case'} here): each stands under the same conditions in every language.`
  return line ? atLine(line, message) : { file, line: 1, message }
}
