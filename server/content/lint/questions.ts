import type { FormField } from '#shared/contract/forms.ts'
import { listParties } from '#shared/templates/parties/resolve-parties.ts'
import type { FormDraft } from '../draft.ts'
import type { Problem } from '../problem.ts'
import { inYaml } from './rule.ts'

export function namesAreUnique(draft: FormDraft): Problem[] {
  const { fields, derived, groups } = draft.view
  const names = [...fields.map(field => field.name), ...derived.map(field => field.name)]
  const groupIds = groups.map(group => group.id)
  const twice = [...repeated(names), ...repeated(groupIds)]
  const shared = groups.filter(group => group.repeat && names.includes(group.id)).map(group => group.id)
  return [
    ...twice.map(name => inYaml(draft, placeOf(draft, name), `'${name}' is declared twice.`)),
    ...shared.map(id =>
      inYaml(draft, ['groups'], `'${id}' is a repeat group and also a question: rename one.`),
    ),
  ]
}

export function groupsAreDeclaredAndUsed(draft: FormDraft): Problem[] {
  const { fields, groups } = draft.view
  const ids = groups.map(group => group.id)
  const unknown = fields.filter(field => !ids.includes(field.group))
  const unused = ids.filter(id => !fields.some(field => field.group === id))
  const parties = listParties(draft.view).map(({ group }) => group)
  const astray = groups.filter(({ id, repeat, joins }) => {
    if (joins === undefined) return false
    const joined = groups.find(group => group.id === joins)
    return !repeat || !joined || joined.repeat || ![id, joins].every(one => parties.includes(one))
  })
  return [
    ...astray.map(({ id, joins }) => {
      const message = `Group '${id}' joins '${joins}': a list of parties joins a group that asks for one party.`
      return inYaml(draft, ['groups', ids.indexOf(id)], message)
    }),
    ...unknown.map(({ name, group }) => {
      const message = `'${name}' is in the group '${group}', which is not declared under groups.`
      return inYaml(draft, placeOf(draft, name), message)
    }),
    ...unused.map(id =>
      inYaml(draft, ['groups', ids.indexOf(id)], `Group '${id}' has no question: remove it or use it.`),
    ),
  ]
}

export function repeatGroupsNameTheirItem(draft: FormDraft): Problem[] {
  return draft.view.groups.flatMap((group, index) =>
    group.repeat && !group.item
      ? [
          inYaml(
            draft,
            ['groups', index],
            `Group '${group.id}' repeats: say what one of it is called (item: { en, hi, mr }).`,
          ),
        ]
      : [],
  )
}

export function selectsHaveOptions(draft: FormDraft): Problem[] {
  return draft.view.fields.flatMap(field => {
    const wrong = whatIsWrong(field)
    return wrong ? [inYaml(draft, placeOf(draft, field.name), `'${field.name}' ${wrong}`)] : []
  })
}

function whatIsWrong({ type, options, input, structure, ahead }: FormField): string | undefined {
  if (type === 'select' && !options) return 'is a select: give its options.'
  if (type !== 'select' && options) return `has options but is a ${type}: make it a select.`
  if (type !== 'text' && input) return `has input: ${input}, which only a text question may have.`
  if (type !== 'textarea' && structure) return 'has structure: true, which only a textarea may have.'
  if (type !== 'date' && ahead) return `has ahead: ${ahead}, which only a date may have.`
  if (options && repeated(options).length > 0) return `offers '${repeated(options)[0]}' twice.`
  return undefined
}

/** The path in form.yaml at which a question or derived field is declared. */
export function placeOf(draft: FormDraft, name: string): (string | number)[] {
  const derived = draft.view.derived.find(field => field.name === name)
  if (derived) return [derived.fn === 'oneOf' ? 'at least one of' : 'derived', name]
  const index = draft.declaredAt.get(name)
  return index === undefined ? ['fields'] : ['fields', index]
}

function repeated(names: readonly string[]): string[] {
  return [...new Set(names.filter((name, index) => names.indexOf(name) !== index))]
}
