import type { PartyRoles } from '#shared/contract/forms.ts'
import type { Localized } from '#shared/languages.ts'
import type { Condition } from '../conditions/condition.ts'
import { holds } from '../conditions/holds.ts'
import { factsOf } from '../meet-conditions.ts'
import type { Resolved } from '../resolved.ts'

const unanswered: Resolved = { state: 'nothing', optional: true, raw: '', lines: [] }
const nobody: Localized = { en: '', hi: '', mr: '' }

/** What a party is called as things are answered: the same object while it is the same role. */
export function createRoleTeller(read: (text: string) => Condition) {
  return (roles: PartyRoles, resolved: ReadonlyMap<string, Resolved>): Localized => {
    const facts = factsOf(name => resolved.get(name) ?? unanswered)
    return roles.find(role => role.if === undefined || holds(read(role.if), facts)) ?? nobody
  }
}
