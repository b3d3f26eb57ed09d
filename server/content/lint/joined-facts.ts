import type { FormField } from '#shared/contract/forms.ts'
import { listNames } from '#shared/templates/conditions/condition.ts'
import { parseCondition } from '#shared/templates/conditions/parse-condition.ts'
import { createScope, cutControls, parseControlLine } from '#shared/templates/conditions/scope.ts'
import { listPlaceholders } from '#shared/templates/parse-line.ts'
import type { FormDraft, TextLine } from '../draft.ts'
import type { Problem } from '../problem.ts'
import { atLine, inYaml } from './rule.ts'

/** 'sale or gift'; not 'seven years or more', nor 'wholly or in part', in which the law measures one fact. */
const joined = /\bor\b(?! (?:more|less|upwards|above|below|in part)\b)/

/**
 * An option that is printed as it stands tells one fact: of 'by sale or gift' the advocate knows which. Where the law
 * itself names the two as one, the form says so under `alternatives`. A branch that looks at the question has chosen.
 */
export function optionsTellOneFact(draft: FormDraft): Problem[] {
  const { alternatives = [], paper, texts, view } = draft
  const options = new Map(
    view.fields.flatMap(field => listJoined(field).map(found => [field.name, found] as const)),
  )
  const idle = paper ? [] : alternatives.filter(name => !options.has(name))
  for (const name of alternatives) options.delete(name)
  return [
    ...idle.map(name => {
      const message = `alternatives: '${name}' is no question with an option that joins two facts.`
      return inYaml(draft, ['alternatives', alternatives.indexOf(name)], message)
    }),
    ...listUnlooked(texts.en.lines, draft).flatMap(({ line, name }) =>
      tellOf(name, options).map(message => atLine(line, message)),
    ),
    ...(paper ? [] : view.derived).flatMap(one =>
      one.fn === 'listOf'
        ? listPlaceholders(one.pattern.en)
            .flatMap(name => tellOf(name, options))
            .map(message => inYaml(draft, ['derived', one.name], message))
        : [],
    ),
  ]
}

function tellOf(name: string, options: ReadonlyMap<string, string>): string[] {
  const option = options.get(name)
  if (option === undefined) return []
  return [
    `{${name}} prints '${option.slice(0, 60)}' and not which: make two options of it, or name the question under 'alternatives:' where the law itself names the two as one.`,
  ]
}

function listJoined({ options = [] }: FormField): string[] {
  return options.filter(option => joined.test(option)).slice(0, 1)
}

/** The answers that a text prints in a place whose condition does not look at them. */
function listUnlooked(lines: readonly TextLine[], draft: FormDraft): { line: TextLine; name: string }[] {
  const scope = createScope(text => {
    const parsed = parseCondition(text, draft.view.conditions)
    return 'condition' in parsed ? parsed.condition : { is: 'all', of: [] }
  })
  return lines.flatMap(line => {
    const control = parseControlLine(line.text)
    if (control) scope.apply(control)
    return control ? [] : cutControls(line.text).flatMap(piece => namesIn(piece, line))
  })

  function namesIn(piece: ReturnType<typeof cutControls>[number], line: TextLine) {
    if (typeof piece !== 'string') scope.apply(piece)
    const when = scope.when()
    const looked = when ? listNames(when) : []
    const names = typeof piece === 'string' ? listPlaceholders(piece) : []
    return names.filter(name => !looked.includes(name)).map(name => ({ line, name }))
  }
}
