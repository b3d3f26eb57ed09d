import type { FormValues, FormView } from '#shared/contract/forms.ts'
import { type CountedPlace, readAnswer } from './places.ts'

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
 * The parties that a form asks for with name and address, the first item of each group, in the order they
 * are asked.
 */
export function listParties({ fields, groups }: Asked, deponent: Deponent): Party[] {
  return fields.flatMap(({ name, group }): Party[] => {
    const prefix = /^(.+)Name$/.exec(name)?.[1]
    if (!prefix || notParties.includes(prefix)) return []
    const own = (part: string) => fields.find(field => field.name === prefix + part && field.group === group)
    if (!own('Address')) return []
    const isRepeated = groups.some(({ id, repeat }) => id === group && repeat)
    const place = (asked: string) => (isRepeated ? { name: asked, group, index: 0 } : { name: asked })
    const shared = Object.keys(deponent.fields).filter(own)
    return [
      { name: place(name), fields: Object.fromEntries(shared.map(part => [part, place(prefix + part)])) },
    ]
  })
}

/** The name of a party, once it is typed. */
export function nameParty({ name }: Party, values: FormValues): string {
  return readAnswer(values, name).trim().replace(/\s+/g, ' ')
}
