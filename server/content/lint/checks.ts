import type { FormValues } from '#shared/contract/forms.ts'
import { languages } from '#shared/languages.ts'
import { createWarningFinder, type Warning } from '#shared/templates/checks/find-warnings.ts'
import { listPlaceholders } from '#shared/templates/parse-line.ts'
import type { FormDraft } from '../draft.ts'
import type { Problem } from '../problem.ts'
import { sampleValues } from '../sample-values.ts'
import { inYaml } from './rule.ts'

/** The question of a check must exist in the form, and its sentence may use only names known there. */
export function checksPointAtQuestions(draft: FormDraft): Problem[] {
  const { fields, derived, checks = [] } = draft.view
  return checks.flatMap(({ name, at, say }) => {
    const tell = (message: string) => inYaml(draft, ['checks', name], `${name}: ${message}`)
    if (!fields.some(field => field.name === at)) return [tell(`at: '${at}' is no question of this form.`)]
    const known = [...fields, ...derived].map(field => field.name)
    const used = new Set(languages.flatMap(language => listPlaceholders(say[language])))
    return [...used]
      .filter(placeholder => !known.includes(placeholder))
      .map(placeholder => tell(`{${placeholder}} is neither a question nor a computed value.`))
  })
}

/** Each check must have an example that triggers it. */
export function checksSpeak(draft: FormDraft): Problem[] {
  const find = createWarningFinder(draft.view, { language: 'en' })
  const sample = sampleValues(draft.sample, 'en')
  return (draft.view.checks ?? []).flatMap(({ name }) => {
    const found = find(withExample(sample, draft.examples[name] ?? {}))
    if (found.some(warning => warning.name === name)) return []
    const message = `${name}: it does not speak with its example: mend the condition or the answers under 'for example'.`
    return [inYaml(draft, ['checks', name], message)]
  })
}

export function samplesPassTheChecks(draft: FormDraft): Problem[] {
  const find = createWarningFinder(draft.view, { language: 'en' })
  return find(sampleValues(draft.sample, 'en'))
    .filter(({ severity }: Warning) => severity !== 'note')
    .map(({ name }) =>
      inYaml(draft, ['checks', name], `${name}: it speaks of the sample itself, which should be in order.`),
    )
}

/** An example answer to a question of a repeat group is used for every item. */
function withExample(sample: FormValues, example: Record<string, string>): FormValues {
  const items = Object.entries(sample).flatMap(([id, value]) =>
    Array.isArray(value) ? [[id, value.map(item => mergeKnown(item, example))] as const] : [],
  )
  return { ...sample, ...example, ...Object.fromEntries(items) }
}

function mergeKnown(item: Record<string, string>, example: Record<string, string>) {
  const known = Object.entries(example).filter(([name]) => name in item)
  return { ...item, ...Object.fromEntries(known) }
}
