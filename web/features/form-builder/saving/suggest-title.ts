import type { FormValues, FormView } from '#shared/contract/forms.ts'
import { readAnswer } from '../places.ts'

/** Names that do not tell whose case it is. */
const others = ['courtName', 'advocateName', 'documentName', 'deponentName', 'witnessName']
const longest = 200

/** 'Vakalatnama: Deepak Kalpitkar': the party's name tells several drafts of one form apart. */
export function suggestTitle(
  form: Pick<FormView, 'title' | 'fields' | 'groups' | 'derived'>,
  values: FormValues,
): string | undefined {
  const parties = form.derived.flatMap(derived => (derived.fn === 'partyBlock' ? [derived.group] : []))
  const names = form.fields.filter(({ name }) => name.endsWith('Name') && !others.includes(name))
  const [first] = [...names.filter(({ group }) => parties.includes(group)), ...names]
  if (!first) return undefined
  const isRepeated = form.groups.some(({ id, repeat }) => id === first.group && repeat)
  const place = isRepeated ? { name: first.name, group: first.group, index: 0 } : { name: first.name }
  const party = readAnswer(values, place).trim().replace(/\s+/g, ' ')
  return party ? `${form.title}: ${party}`.slice(0, longest) : undefined
}
