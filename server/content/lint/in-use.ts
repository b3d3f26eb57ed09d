import type { FormView } from '#shared/contract/forms.ts'
import { languages } from '#shared/languages.ts'
import {
  annexureGroup,
  annexureMark,
  annexurePlace,
  annexureTitle,
} from '#shared/templates/annexures/names.ts'
import { listNames } from '#shared/templates/conditions/condition.ts'
import { parseCondition } from '#shared/templates/conditions/parse-condition.ts'
import { cutControls } from '#shared/templates/conditions/scope.ts'
import { listAgreeing, listItemConditions, listSources } from '#shared/templates/derived-sources.ts'
import { listPlaceholders } from '#shared/templates/parse-line.ts'
import { cutAgreements } from '#shared/templates/parties/agreement.ts'
import type { FormDraft } from '../draft.ts'

/**
 * The form with only what its text can depend on. A paper of a set looks at few of the questions of the whole, and is
 * rendered many times.
 */
export function keepUsed({ view, texts }: FormDraft): FormView {
  const used = new Set<string>()
  const fields = new Map(view.fields.map(field => [field.name, field]))
  const groups = new Map(view.groups.map(group => [group.id, group]))
  const derived = new Map(view.derived.map(field => [field.name, field]))
  const chosen = new Map(view.chosen?.map(one => [one.id, one]))
  const inGroup = Map.groupBy(view.fields, ({ group }) => group)
  const lines = languages.flatMap(language => texts[language].lines.map(({ text }) => text))
  for (const name of new Set(lines.flatMap(text => (text.includes('{') ? namesIn(text) : [])))) add(name)
  const annexed = [
    annexureGroup,
    annexureMark,
    annexureTitle,
    ...(view.annexures?.list ?? []).map(({ name }) => annexurePlace(name)),
  ]
  const speaksOfAnnexures = annexed.some(name => used.has(name))
  if (speaksOfAnnexures) addAnnexures()

  const { annexures, chosen: every, ...form } = view
  const own = every?.filter(({ id }) => used.has(id)) ?? []
  return {
    ...form,
    ...(own.length > 0 && { chosen: own }),
    fields: view.fields.filter(({ name }) => used.has(name)),
    groups: view.groups.filter(({ id }) => used.has(id)),
    derived: view.derived.filter(({ name }) => used.has(name)),
    ...(annexures && speaksOfAnnexures && { annexures }),
  }

  function add(name: string) {
    if (used.has(name)) return
    used.add(name)
    const computed = derived.get(name)
    const field = fields.get(name)
    const group = groups.get(name)
    if (computed)
      for (const source of [
        ...listSources(computed, view.fields),
        ...listAgreeing(computed).flatMap(agreeing),
      ])
        add(source)
    if (computed && 'group' in computed && computed.group) add(computed.group)
    if (computed)
      for (const { text } of listItemConditions(computed))
        for (const source of conditionNames(text)) add(source)
    if (computed && 'among' in computed && computed.among) add(computed.among)
    const ofChosen = chosen.get(name)
    if (ofChosen)
      for (const source of [
        ...agreeing(ofChosen.of),
        ...namesOf(ofChosen.of),
        ...conditionNames(ofChosen.where),
        ...ofChosen.roles.flatMap(role => conditionNames(role.if)),
      ])
        add(source)
    if (field)
      for (const source of [
        field.group,
        ...conditionNames(field.showIf),
        ...conditionNames(field.requiredIf),
      ])
        add(source)
    if (group) for (const source of conditionNames(group.showIf)) add(source)
  }

  /** Words agree with a party by its kind and by the words before its parentage. */
  function agreeing(id: string): string[] {
    return [id, ...namesOf(id).filter(name => /(?:Kind|Name|Parentage)$/.test(name))]
  }

  function namesOf(id: string): string[] {
    return (inGroup.get(id) ?? []).map(({ name }) => name)
  }

  function addAnnexures() {
    const { list = [], documents } = view.annexures ?? {}
    for (const { titles, showIf } of list) {
      for (const language of languages) for (const name of listPlaceholders(titles[language])) add(name)
      for (const name of conditionNames(showIf)) add(name)
    }
    if (documents) add(documents.group)
  }

  function namesIn(text: string): string[] {
    const controls = cutControls(text).flatMap(piece => {
      if (typeof piece === 'string')
        return cutAgreements(piece).flatMap(part => (typeof part === 'string' ? [] : agreeing(part.group)))
      if ('group' in piece) return [piece.group, ...namesOf(piece.group)]
      return 'text' in piece ? conditionNames(piece.text) : []
    })
    return [...listPlaceholders(text), ...controls]
  }

  function conditionNames(text: string | undefined): string[] {
    if (text === undefined) return []
    const read = parseCondition(text, view.conditions)
    return 'condition' in read ? listNames(read.condition) : []
  }
}
