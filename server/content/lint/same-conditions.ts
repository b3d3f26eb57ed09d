import { type Language, languages } from '#shared/languages.ts'
import { cutControls, parseControlLine } from '#shared/templates/conditions/scope.ts'
import type { FormDraft, TextLine } from '../draft.ts'
import type { Problem } from '../problem.ts'
import { atLine } from './rule.ts'

/**
 * What a client says in one language is said in every other: a numbered or lettered paragraph stands under the same
 * conditions in each. Within a sentence a condition also chooses words as the grammar of one language needs them (days |
 * day), so there only that is compared under which the whole paragraph goes.
 */
export function paragraphsDependOnTheSame(draft: FormDraft): Problem[] {
  const english = listParagraphs(draft, 'en')
  return languages
    .filter(language => language !== 'en')
    .flatMap(language => {
      const own = listParagraphs(draft, language)
      const count = Math.max(english.length, own.length)
      const at = Array.from({ length: count }, (_, index) => index).find(
        index => !isSame(english[index], own[index]),
      )
      return at === undefined ? [] : [tell(own[at] ?? own.at(-1), english[at], draft, language)]
    })
}

type Dependent = { line: TextLine; mark: string; under: string }

function listParagraphs(draft: FormDraft, language: Language): Dependent[] {
  const open: string[] = []
  return draft.texts[language].lines.flatMap(line => {
    const control = parseControlLine(line.text)
    if (control?.control === 'end') open.pop()
    else if (control?.control === 'if' || control?.control === 'each') open.push(line.text.trim())
    else if (control) open.push(`${open.pop()}${line.text.trim()}`)
    const [, mark, text = ''] = paragraph.exec(line.text) ?? []
    if (control || mark === undefined) return []
    const under = [...open, ...conditionsOfAll(text)].join(' ')
    return [{ line, mark: /\d/.test(mark) ? '1.' : '(a)', under }]
  })
}

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

function tell(
  own: Dependent | undefined,
  english: Dependent | undefined,
  draft: FormDraft,
  language: Language,
): Problem {
  const place = english ? `${english.line.file}:${english.line.line}` : 'the end of the English text'
  const message = `Here the paragraphs part from those at ${place} (${english?.under || 'every case'} there, ${own?.under || 'every case'} here): each stands under the same conditions in every language.`
  return own ? atLine(own.line, message) : { file: draft.texts[language].file, line: 1, message }
}
