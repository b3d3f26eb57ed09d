import type { FormView } from '#shared/contract/forms.ts'
import type { Language } from '#shared/languages.ts'
import { choiceKey } from '#shared/templates/papers/choice.ts'
import type { CountedPlace } from './places.ts'

/**
 * The label of a question, with the party or item when the label alone is not clear: 'Applicant 2: Full
 * name'.
 */
export function describePlace(
  form: Pick<FormView, 'fields' | 'groups' | 'papers'>,
  { name, group, index }: CountedPlace,
  language: Language,
): string {
  const paper = form.papers?.list.find(({ id }) => choiceKey(id) === name)
  if (paper) return paper.titles[language]
  const field = form.fields.find(candidate => candidate.name === name)
  const label = field?.labels[language] ?? name
  const owner = form.groups.find(({ id }) => id === (group ?? field?.group))
  const isShared = form.fields.some(other => other !== field && other.labels[language] === label)
  if (!owner || (index === undefined && !isShared)) return label
  if (index === undefined) return `${owner.title[language]}: ${label}`
  return `${(owner.item ?? owner.title)[language]} ${index + 1}: ${label}`
}
