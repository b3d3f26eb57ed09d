import type { FormValues } from '#shared/contract/forms.ts'
import { languages } from '#shared/languages.ts'
import { createWarningFinder, type Warning } from '#shared/templates/checks/find-warnings.ts'
import { listPlaceholders } from '#shared/templates/parse-line.ts'
import type { FormDraft } from '../draft.ts'
import type { Problem } from '../problem.ts'
import { sampleValues } from '../sample-values.ts'
import { withPaperQuestions } from './papers-as-forms.ts'
import { inYaml } from './rule.ts'

/** The question of a check must exist in the form, and its sentence may use only names known there. */
export function checksPointAtQuestions(draft: FormDraft): Problem[] {
  const { fields, derived, checks = [] } = withPaperQuestions(draft).view
  return checks.flatMap(({ name, at, say }) => {
    const tell = (message: string) => inYaml(draft, ['checks', name], `${name}: ${message}`)
    if (!fields.some(field => field.name === at))
      return [tell(`at: '${at}' is no question of this form or of a paper in its set.`)]
    const known = [...fields, ...derived].map(field => field.name)
    const used = new Set(languages.flatMap(language => listPlaceholders(say[language])))
    return [...used]
      .filter(placeholder => !known.includes(placeholder))
      .map(placeholder => tell(`{${placeholder}} is neither a question nor a computed value.`))
  })
}

/** Each check must have an example that triggers it. */
export function checksSpeak(draft: FormDraft): Problem[] {
  const whole = withPaperQuestions(draft)
  const find = createWarningFinder(whole.view, { language: 'en' })
  const sample = sampleValues(whole.sample, 'en')
  return (draft.view.checks ?? []).flatMap(({ name }) => {
    const found = find(withExample(sample, draft.examples[name] ?? {}))
    if (found.some(warning => warning.name === name)) return []
    const message = `${name}: it does not speak with its example: mend the condition or the answers under 'for example'.`
    return [inYaml(draft, ['checks', name], message)]
  })
}

export function samplesPassTheChecks(draft: FormDraft): Problem[] {
  const { view, sample } = withPaperQuestions(draft)
  const find = createWarningFinder(view, { language: 'en' })
  return find(sampleValues(sample, 'en'))
    .filter(({ severity }: Warning) => severity !== 'note')
    .map(({ name, place, provision }) =>
      provision
        ? inYaml(
            draft,
            ['checks', name],
            `${name}: it speaks of the sample itself, which should be in order.`,
          )
        : inYaml(
            draft,
            ['sample', place.name],
            `${place.name}: this day of the sample does not fit the day of signing: mend it, or say 'ahead: true' where the day may lie ahead.`,
          ),
    )
}

type Example = FormDraft['examples'][string]

/**
 * An example answer to a question of a repeat group is used for every item. A list has as many items as the example
 * gives; what they leave out is as in the sample.
 */
function withExample(sample: FormValues, example: Example): FormValues {
  const plain = Object.fromEntries(Object.entries(example).filter(([, answer]) => typeof answer === 'string'))
  const lists = Object.entries({ ...sample, ...example }).flatMap(([id, value]) => {
    if (!Array.isArray(value)) return []
    const before = sample[id]
    const items = Array.isArray(before) ? before : []
    const filled = value.map((item, index) => ({ ...(items[index] ?? items[0]), ...item }))
    return [[id, filled.map(item => mergeKnown(item, plain))] as const]
  })
  return { ...sample, ...plain, ...Object.fromEntries(lists) }
}

function mergeKnown(item: Record<string, string>, example: FormValues) {
  const known = Object.entries(example).flatMap(([name, answer]) =>
    name in item && typeof answer === 'string' ? [[name, answer] as const] : [],
  )
  return { ...item, ...Object.fromEntries(known) }
}
