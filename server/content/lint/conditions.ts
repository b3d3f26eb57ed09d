import { type Language, languages } from '#shared/languages.ts'
import { parseCondition } from '#shared/templates/conditions/parse-condition.ts'
import type { Control } from '#shared/templates/conditions/scope.ts'
import type { FormDraft } from '../draft.ts'
import type { Problem } from '../problem.ts'
import { findMistake, listLeaves } from './condition-mistakes.ts'
import { withPaperQuestions } from './papers-as-forms.ts'
import { placeOf } from './questions.ts'
import { atLine, inYaml } from './rule.ts'
import { controlAlone, controlsInside, listWritten, type Placed } from './written-conditions.ts'

export function conditionsAreReadable(draft: FormDraft): Problem[] {
  const whole = withPaperQuestions(draft)
  return listWritten(draft).flatMap(written => {
    const { text, tell } = written
    const read = parseCondition(text, draft.view.conditions)
    if ('wrong' in read) return [tell(`The condition '${text}' ${read.wrong}.`)]
    return listLeaves(read.condition).flatMap(leaf => {
      const wrong = findMistake(leaf, written, whole)
      return wrong ? [tell(`The condition '${text}': ${wrong}`)] : []
    })
  })
}

/** Every {if} must have its {end}: in its line, or on a line of its own in the same section. */
export function conditionsAreClosed(draft: FormDraft): Problem[] {
  return languages.flatMap(language => {
    const { lines } = draft.texts[language]
    const sections = new Set(lines.map(line => line.section))
    return [...sections].flatMap(section => {
      const own = lines.filter(line => line.section === section)
      const blocks = own.flatMap(line => controlAlone(line) ?? [])
      return [...findUnclosed(blocks), ...own.flatMap(line => findUnclosed(controlsInside(line)))]
    })
  })
}

/** A paragraph that depends on an answer must depend on it in every language. */
export function conditionsAreEqual(draft: FormDraft): Problem[] {
  const used = languages.map(language => [language, blockConditions(draft, language)] as const)
  const all = new Set(used.flatMap(([, texts]) => [...texts]))
  return used.flatMap(([language, texts]) =>
    [...all]
      .filter(text => !texts.has(text))
      .map(text => {
        const others = used.filter(([, has]) => has.has(text)).map(([code]) => `${code}.md`)
        const message = `{${text}} stands in ${others.join(' and ')} but not here.`
        return { file: draft.texts[language].file, line: 1, message }
      }),
  )
}

export function requiredIfSaysMore(draft: FormDraft): Problem[] {
  return draft.view.fields.flatMap(({ name, required, requiredIf }) =>
    required && requiredIf
      ? [
          inYaml(
            draft,
            placeOf(draft, name),
            `'${name}' is required anyway: write required: false with 'required if'.`,
          ),
        ]
      : [],
  )
}

export function namedConditionsAreUsed(draft: FormDraft): Problem[] {
  const named = draft.view.conditions ?? {}
  const inPapers = draft.papers.flatMap(({ view, texts }) => [
    view.showIf ?? '',
    ...languages.flatMap(language => texts[language].lines.map(({ text }) => text)),
  ])
  const written = [...listWritten(draft).map(({ text }) => text), ...inPapers]
  return Object.keys(named).flatMap(name => {
    const word = new RegExp(`\\b${name}\\b`)
    const isUsed = written.some(text => text !== named[name] && word.test(text))
    return isUsed ? [] : [inYaml(draft, ['conditions', name], `The condition '${name}' is used nowhere.`)]
  })
}

function findUnclosed(controls: readonly Placed[]): Problem[] {
  const problems: Problem[] = []
  const open: Placed[] = []
  for (const placed of controls) {
    const { control } = placed.control
    const isInIf = open.at(-1)?.control.control === 'if'
    if (control === 'if' || control === 'each') open.push(placed)
    else if (control === 'end' ? open.length === 0 : !isInIf)
      problems.push(
        atLine(placed.line, `{${control === 'elseIf' ? 'else if' : control}} without an {if} before it.`),
      )
    else if (control === 'end') open.pop()
  }
  const message = '{if} without its {end}: in the same line, or both on lines of their own in one section.'
  return [...problems, ...open.map(({ line }) => atLine(line, message))]
}

function blockConditions(draft: FormDraft, language: Language): Set<string> {
  const { file, lines } = draft.texts[language]
  const controls = lines.flatMap(line => (line.file === file ? (controlAlone(line) ?? []) : []))
  return new Set(controls.flatMap(({ control }) => nameControl(control)))
}

function nameControl(control: Control): string[] {
  if ('text' in control) return [`if ${control.text}`]
  return control.control === 'each' ? [`each ${control.group}`] : []
}
