import type { FormView } from '#shared/contract/forms.ts'
import type { ResolveContext, Resolved, ResolvedItem } from '../resolved.ts'
import { isEmpty } from '../resolved.ts'
import { sameParts } from '../same-parts.ts'
import type { Gender } from './agreement.ts'
import { nameGovernment } from './name-government.ts'
import { kindOf } from './party-kinds.ts'
import { findPartyPrefix } from './party-names.ts'

type Asked = Pick<FormView, 'fields' | 'groups'>

/** Adds the name of a government or of the public, which follows from the other answers. */
export function withName(
  item: ResolvedItem,
  prefix: string | undefined,
  { language }: ResolveContext,
): ResolvedItem {
  const name = prefix === undefined ? undefined : nameGovernment(item, prefix, language)
  return name ? { ...item, [`${prefix}Name`]: name } : item
}

type PartyGroup = { group: string; prefix: string }

export function listParties({ groups, fields }: Asked): PartyGroup[] {
  return groups.flatMap(({ id }) => {
    const prefix = findPartyPrefix(fields.filter(field => field.group === id).map(({ name }) => name))
    return prefix === undefined ? [] : [{ group: id, prefix }]
  })
}

/**
 * A party that is asked for once is treated as a group with one item. When its name is computed, that
 * name replaces the answer.
 */
export function createSingles(form: Asked, repeats: readonly string[], context: ResolveContext) {
  const before = new Map<string, { inputs: readonly unknown[]; list: readonly ResolvedItem[] }>()
  const fieldsOf = Map.groupBy(form.fields, field => field.group)
  return ({ group, prefix }: PartyGroup, resolved: Map<string, Resolved>) => {
    if (repeats.includes(group)) return []
    const names = (fieldsOf.get(group) ?? []).map(({ name }) => name)
    const inputs = names.map(name => resolved.get(name))
    const known = before.get(group)
    const isSame = known !== undefined && sameParts(known.inputs, inputs)
    const entries = names.map((name, index) => [name, inputs[index]])
    const list = isSame ? known.list : [withName(Object.fromEntries(entries), prefix, context)]
    if (!isSame) before.set(group, { inputs, list })
    const named = list[0]?.[`${prefix}Name`]
    if (named) resolved.set(`${prefix}Name`, named)
    return [[group, list] as const]
  }
}

const genders: Record<Gender, Resolved> = { he: asValue('he'), she: asValue('she'), it: asValue('it') }

/** The gender in which words refer to one party, as a value for placeholders. */
export function genderOfItem(item: ResolvedItem): Resolved {
  const prefix = findPartyPrefix(Object.keys(item))
  return genders[prefix === undefined ? 'he' : tellGender(item, prefix)]
}

function asValue(raw: Gender): Resolved {
  return { state: 'nothing', optional: true, raw, lines: [] }
}

export function genderOf(items: readonly ResolvedItem[], prefix: string): Gender {
  const genders = items.map(item => tellGender(item, prefix))
  return genders.every(gender => gender === genders[0]) ? (genders[0] ?? 'he') : 'he'
}

const men = /\b(?:son|s\/o|husband|father|brother)\b|पुत्र(?!ी)|मुलगा|चिरंजीव|पति(?!पत्नी)/i
const women = /\b(?:daughter|d\/o|wife|w\/o|widow|mother|sister)\b|पुत्री|पत्नी|विधवा|मुलगी|कन्या|बेटी/i

/**
 * In cause titles, the words before the father's or husband's name show a woman or a man: 'wife of',
 * 'पुत्री', 'यांची पत्नी'. The first such word decides ('son of Smt. X, widow of Y'). Without one, the
 * grammatical gender of the role is used, which is masculine.
 */
function tellGender(item: ResolvedItem, prefix: string): Gender {
  const kind = kindOf(item, prefix)
  if (['company', 'government', 'association', 'public'].includes(kind)) return 'it'
  const parentage = item[`${prefix}Parentage`]
  const text = parentage && !isEmpty(parentage) ? parentage.raw : ''
  const [man, woman] = [text.search(men), text.search(women)]
  return woman >= 0 && (man < 0 || woman < man) ? 'she' : 'he'
}
