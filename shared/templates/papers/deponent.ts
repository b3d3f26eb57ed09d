import type { ChosenParties, FormView, PaperView } from '#shared/contract/forms.ts'
import type { Language, Localized } from '#shared/languages.ts'
import { createConditionParser } from '../conditions/asked.ts'
import { actsByAttorney } from '../derived/signers.ts'
import { type Chosen, swearing } from '../parties/chosen-parties.ts'
import { kindOf } from '../parties/party-kinds.ts'
import { findPartyPrefix } from '../parties/party-names.ts'
import { createRoleTeller } from '../parties/party-roles.ts'
import { deponentGroup } from '../parties/repeat-verification.ts'
import { isEmpty, plainText, type ResolveContext, type Resolved, type ResolvedItem } from '../resolved.ts'
import { sameParts } from '../same-parts.ts'

type Party = { item: ResolvedItem; prefix: string; role: Localized }
type Place = { number: number; count: number; context: ResolveContext }

const particulars = ['Name', 'Parentage', 'Age', 'Address'] as const

/**
 * The deponent of an affidavit for one party: the party itself, or the person who acts for it. For such a
 * person the form asks only name and office (of an officer of a Government the office alone), so the other
 * details stay blank, to be filled in by hand.
 */
function nameDeponent(party: Party, place: Place): Map<string, Resolved> {
  const { item, prefix } = party
  const isAttorney = actsByAttorney(item, prefix)
  const swearsInPerson = kindOf(item, prefix) === 'individual' && !isAttorney
  const own = (part: string) => {
    const said = item[prefix + part]
    return said?.state === 'nothing' ? undefined : said
  }
  const blank = (name: string): Resolved => ({
    state: 'blank',
    optional: false,
    raw: '',
    lines: [[place.context.blankRun(name, {})]],
  })
  const found: Record<string, Resolved | undefined> = swearsInPerson
    ? Object.fromEntries(particulars.map(part => [part, own(part)]))
    : { Name: isAttorney ? own('AttorneyName') : (own('ThroughName') ?? own('GuardianName')) }
  const office = swearsInPerson
    ? undefined
    : isAttorney
      ? sayAttorney(place.context.language)
      : (own('ThroughCapacity') ?? own('GuardianRole') ?? own('Office'))
  return new Map([
    ...particulars.map(part => [`deponent${part}`, found[part] ?? blank(`deponent${part}`)] as const),
    ['deponentCapacity', sayCapacity(party, place, office)],
  ])
}

type Per = { per: PaperView['per']; at: number | undefined }
type Answers = { items: Items; resolved: ReadonlyMap<string, Resolved> }
type Read = (answers: Answers) => Map<string, Resolved>

/** The deponent of a paper that is made for each party of a group; nobody for other papers. */
export function createDeponentReader({ per, at }: Per, form: FormView, context: ResolveContext): Read {
  let before: { parts: readonly unknown[]; deponent: Map<string, Resolved> } | undefined
  const own = form.fields.filter(({ group }) => group === per?.group).map(({ name }) => name)
  const prefix = findPartyPrefix(own)
  const tellRole = createRoleTeller(createConditionParser(form))
  return ({ items, resolved }) => {
    const parties = (per && items.get(per.group)) ?? []
    const party = at === undefined ? undefined : parties[at]
    if (!per || !party || at === undefined || prefix === undefined) return new Map()
    const role = tellRole(per.roles, resolved)
    const parts = [party, parties.length, role]
    if (before && sameParts(before.parts, parts)) return before.deponent
    const deponent = nameDeponent(
      { item: party, prefix, role },
      { number: at + 1, count: parties.length, context },
    )
    before = { parts, deponent }
    return deponent
  }
}

/** What the questions about the deponent print. Where a party swears, they are not asked. */
export const deponentNames = [...particulars.map(part => `deponent${part}`), 'deponentCapacity']

/**
 * The parties who swear as deponents: each of them verifies, and the first is the deponent of a paper that
 * is not made for each.
 */
export function createDeponentTeller({ fields }: Pick<FormView, 'fields'>, context: ResolveContext) {
  let before: { chosen: Chosen; role: Localized; deponents: readonly Map<string, Resolved>[] } | undefined
  return (chosen: Chosen, { of }: ChosenParties, role: Localized): readonly Map<string, Resolved>[] => {
    if (before?.chosen === chosen && before.role === role) return before.deponents
    const prefix = findPartyPrefix(fields.filter(({ group }) => group === of).map(({ name }) => name))
    if (prefix === undefined) return none
    const deponents = chosen.items.map((item, index) => {
      const standing = { number: (chosen.places[index] ?? 0) + 1, count: chosen.count, context }
      return nameDeponent({ item, prefix, role }, standing)
    })
    before = { chosen, role, deponents }
    return deponents
  }
}

const none: readonly Map<string, Resolved>[] = []

/** Those who verify, as items of a list; the same list while nothing of them changes. */
export function createVerifiers() {
  let before: { parts: readonly unknown[]; items: readonly ResolvedItem[] } | undefined
  return (deponents: readonly Map<string, Resolved>[], resolved: ReadonlyMap<string, Resolved>) => {
    const asked = deponentNames.map(name => resolved.get(name))
    const parts = [deponents, ...asked]
    if (before && sameParts(before.parts, parts)) return before.items
    const items = deponents.map(deponent => {
      const own = new Map(resolved)
      putDeponent(deponent, own)
      return readDeponent(own)
    })
    before = { parts, items: items.length > 0 ? items : [readDeponent(resolved)] }
    return before.items
  }
}

type Items = ReadonlyMap<string, readonly ResolvedItem[]>

/** A paper with its own deponent is verified by that one alone. */
export function createDeponentItem() {
  const listOne = createVerifiers()
  return (items: Items, resolved: ReadonlyMap<string, Resolved>): Items =>
    items.has(deponentGroup) ? new Map(items).set(deponentGroup, listOne([], resolved)) : items
}

function readDeponent(resolved: ReadonlyMap<string, Resolved>): ResolvedItem {
  return Object.fromEntries(
    deponentNames.flatMap(name => {
      const value = resolved.get(name)
      return value ? [[name, value]] : []
    }),
  )
}

/** What a party who swears was not asked, such as the age, was asked about the deponent. */
export function putDeponent(deponent: ReadonlyMap<string, Resolved>, resolved: Map<string, Resolved>): void {
  for (const [name, value] of deponent) {
    const asked = resolved.get(name)
    if (value.state === 'blank' && asked && asked.state !== 'nothing') continue
    resolved.set(name, value)
  }
}

/** Who has a paper of their own but does not swear for the side is not the deponent whom the form asks about. */
export function putDeponentOf(
  { per }: PaperView,
  deponent: ReadonlyMap<string, Resolved>,
  resolved: Map<string, Resolved>,
): void {
  if (per?.among === swearing) putDeponent(deponent, resolved)
  else for (const [name, value] of deponent) resolved.set(name, value)
}

function sayCapacity({ role }: Party, place: Place, office: Resolved | undefined): Resolved {
  const { language } = place.context
  const party = words[language].party(role[language], place.count > 1 ? place.number : undefined)
  const text = office && !isEmpty(office) ? words[language].of(plainText(office), party) : party
  return say(text)
}

function sayAttorney(language: Language): Resolved {
  return say(words[language].attorney)
}

function say(text: string): Resolved {
  return { state: 'filled', optional: true, raw: text, lines: [[{ text }]] }
}

type Words = {
  party: (role: string, number?: number) => string
  of: (office: string, party: string) => string
  attorney: string
}

const words: Record<Language, Words> = {
  en: {
    party: (role, number) => (number ? `${role} No. ${number} above named` : `the ${role} above named`),
    of: (office, party) => `${office} of ${party}`,
    attorney: 'attorney',
  },
  hi: {
    party: (role, number) => `उपरोक्त ${role}${number ? ` क्रमांक ${number}` : ''}`,
    of: (office, party) => `${party} की ओर से ${office}`,
    attorney: 'मुख्तार',
  },
  mr: {
    party: (role, number) => `वर नमूद ${role}${number ? ` क्रमांक ${number}` : ''}`,
    of: (office, party) => `${party} यांच्यातर्फे ${office}`,
    attorney: 'मुखत्यार',
  },
}
