import type { FormValues, FormView } from '#shared/contract/forms.ts'
import { partyKinds } from '#shared/templates/parties/party-kinds.ts'
import { type CountedPlace, listItems, readAnswer } from './places.ts'

type Asked = Pick<FormView, 'fields' | 'groups'>
/** The questions about the deponent, by part (name, age and so on). */
export type Deponent = { name: string; fields: Record<string, string> }
/** A party whose details may be copied; `fields` are by part. */
export type Party = { fields: Record<string, CountedPlace>; name: CountedPlace }

const notParties = ['deponent', 'advocate']
const parts = ['Name', 'Parentage', 'Age', 'Occupation', 'Address']

/**
 * The deponent is usually a party already named. The questions are those of the catalogue: deponentName
 * and so on.
 */
export function findDeponent({ fields, groups }: Asked): Deponent | undefined {
  const repeated = new Set(groups.filter(({ repeat }) => repeat).map(({ id }) => id))
  const own = parts.flatMap(part => {
    const field = fields.find(({ name, group }) => name === `deponent${part}` && !repeated.has(group))
    return field ? [[part, field.name]] : []
  })
  const found: Record<string, string> = Object.fromEntries(own)
  return found.Name && own.length > 1 ? { name: found.Name, fields: found } : undefined
}

/**
 * Everybody whom a form asks for with name and address, in the order they are asked: each item of a group
 * that repeats. Where a party cannot swear itself, it is the person who acts for it, by name alone.
 */
function listParties({ fields, groups }: Asked, deponent: Deponent, values: FormValues): Party[] {
  return fields.flatMap(({ name, group }): Party[] => {
    const prefix = /^(.+)Name$/.exec(name)?.[1]
    if (!prefix || notParties.includes(prefix)) return []
    const own = (part: string) => fields.some(field => field.name === prefix + part && field.group === group)
    if (!own('Address')) return []
    const isRepeated = groups.some(({ id, repeat }) => id === group && repeat)
    const indexes = isRepeated ? listItems(values, group).map((_, index) => index) : [undefined]
    return indexes.flatMap(index => {
      const place = (part: string): CountedPlace =>
        index === undefined ? { name: prefix + part } : { name: prefix + part, group, index }
      const acting = actsFor[readAnswer(values, place('Kind'))]
      if (acting === 'nobody') return []
      if (acting) return own(acting) ? [{ name: place(acting), fields: { Name: place(acting) } }] : []
      const shared = Object.keys(deponent.fields).filter(own)
      return [{ name: place('Name'), fields: Object.fromEntries(shared.map(part => [part, place(part)])) }]
    })
  })
}

/** Who acts for a party of a kind; a government and the heirs of a deceased person are not asked by name. */
const actsFor: Record<string, 'GuardianName' | 'ThroughName' | 'nobody'> = {
  [partyKinds.minor.en]: 'GuardianName',
  [partyKinds.company.en]: 'ThroughName',
  [partyKinds.association.en]: 'ThroughName',
  [partyKinds.government.en]: 'nobody',
  [partyKinds.deceased.en]: 'nobody',
  [partyKinds.public.en]: 'nobody',
}

/** The parties who are named already. */
export function listNamed(
  form: Asked,
  deponent: Deponent,
  values: FormValues,
): { party: Party; name: string }[] {
  return listParties(form, deponent, values)
    .map(party => ({ party, name: readAnswer(values, party.name).trim().replace(/\s+/g, ' ') }))
    .filter(({ name }) => name !== '')
}
