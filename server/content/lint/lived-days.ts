import { languages } from '#shared/languages.ts'
import { cutControls } from '#shared/templates/conditions/scope.ts'
import { listPlaceholders } from '#shared/templates/parse-line.ts'
import type { FormDraft } from '../draft.ts'
import type { Problem } from '../problem.ts'
import { atLine } from './rule.ts'

/** Days that no paper keeps, by the label of their question: since when somebody lived somewhere, was kept or worked. */
const isLived =
  /^(?:Liv(?:ing|ed) (?:apart|separately|there)|Not (?:maintained|looked after)|Employed|In service|Suffering)\b|^Day of the desertion$/

/** Who remembers only the month swears to no day: each sentence with such a day may say 'about' instead. */
export function livedDaysMayBeAbout({ cause, view, texts }: FormDraft): Problem[] {
  const days = view.fields.filter(({ type, labels }) => type === 'date' && isLived.test(labels.en))
  if (!cause || days.length === 0) return []
  const names = new Set(days.map(({ name }) => name))
  const asksAbout = listAbout(view)
  return languages.flatMap(language =>
    texts[language].lines.flatMap(line => {
      const [day] = listPlaceholders(line.text).filter(name => names.has(name))
      if (day === undefined || cutControls(line.text).some(piece => looksAt(piece, asksAbout))) return []
      const message = `{${day}} is sworn as exact, and may be remembered by its month alone: take 'day-is-about' or its like, and write {if ...}about {end}{${day}}.`
      return [atLine(line, message)]
    }),
  )
}

/** The questions of whether a day is exact, and the conditions that look at them. */
function listAbout({ fields, conditions = {} }: FormDraft['view']): RegExp | undefined {
  const questions = fields.flatMap(({ name, options = [] }) =>
    options.some(option => /\babout\b/.test(option)) ? name : [],
  )
  if (questions.length === 0) return undefined
  const asked = new RegExp(`\\b(?:${questions.join('|')})\\b`)
  const named = Object.entries(conditions).flatMap(([name, text]) => (asked.test(text) ? name : []))
  return new RegExp(`\\b(?:${[...questions, ...named].join('|')})\\b`)
}

function looksAt(piece: ReturnType<typeof cutControls>[number], asked: RegExp | undefined): boolean {
  return typeof piece !== 'string' && 'text' in piece && asked?.test(piece.text) === true
}
