import type { z } from 'zod'
import type { FormField } from '#shared/contract/forms.ts'
import { states } from '#shared/states.ts'
import {
  attorneyParts,
  governments,
  kindNames,
  type PartyKind,
  partyKinds,
  partyQuestions,
} from '#shared/templates/parties/party-kinds.ts'
import { type Catalogue, type CatalogueField, type partyField, partyParts } from './form-schema.ts'
import { toField, withoutUndefined } from './to-field.ts'

type Party = z.infer<typeof partyField>

/**
 * The plain questions for `party: petitioner`: those of an individual, or first the kind and then the
 * questions of each of the `kinds`.
 */
export function listPartyFields(party: Party, catalogue: Catalogue): FormField[] {
  const fields = listParts(party, catalogue)
  return party['other side'] ? fields.map(field => asOfOtherSide(field, party.party)) : fields
}

/**
 * What is seldom known of the other side need not be answered: who acts for a company, which can be named by that person's
 * office or not at all, and whose son, daughter or wife somebody is (CPC Order VII rule 1(c): so far as can be ascertained).
 */
export function asOfOtherSide(field: FormField, prefix: string): FormField {
  const is = (part: string) => field.name === partyFieldName(prefix, part)
  if (is('throughName') || is('parentage')) return { ...field, required: false }
  if (!is('throughCapacity')) return field
  return { ...field, required: false, requiredIf: `${partyFieldName(prefix, 'throughName')} is answered` }
}

function listParts(party: Party, catalogue: Catalogue): FormField[] {
  const own = (part: string) =>
    !party.without?.some(left => left === part) && (party.attorney || !attorneyParts.includes(part))
  if (!party.kinds) {
    return partyParts
      .filter(own)
      .map(part => makeField(party, part, wordsOf(part, catalogue), party['show if']))
  }
  const kinds = kindNames.filter(kind => party.kinds?.includes(kind))
  const asked = Object.keys(partyQuestions).filter(
    part => own(part) && partyQuestions[part]?.kinds.some(kind => kinds.includes(kind)),
  )
  const { label, ...kind } = kindWords
  const first = makeField(
    party,
    'kind',
    { label, ...kind, options: kinds.map(name => partyKinds[name]) },
    party['show if'],
  )
  const usual = kinds.includes('individual') ? 'individual' : kinds[0]
  return [
    { ...first, ...(usual && { default: partyKinds[usual].en }) },
    ...asked.map(part => {
      const words = wordsOf(part === 'parentage' ? 'individualParentage' : part, catalogue)
      return makeField(party, part, words, conditionOf(part, kinds, party))
    }),
  ]
}

const kindWords = {
  label: { en: 'What this party is', hi: 'यह पक्षकार क्या है', mr: 'हा पक्षकार काय आहे' },
  type: 'select',
  required: false,
} as const

const governmentWords: CatalogueField = {
  label: {
    en: 'Whose government or authority',
    hi: 'किसकी सरकार या प्राधिकरण',
    mr: 'कोणाचे शासन किंवा प्राधिकरण',
  },
  type: 'select',
  required: true,
  options: Object.values(governments),
}

function wordsOf(part: string, { party, fields }: Catalogue): CatalogueField {
  if (part === 'governmentOf') return governmentWords
  const words = party[part]
  if (!words) throw new Error(`content/fields.yaml has no words for the part '${part}' of a party`)
  return part === 'state' ? { ...words, options: fields.state?.options ?? states.map(sameWords) } : words
}

function sameWords(name: string) {
  return { en: name, hi: name, mr: name }
}

function makeField(party: Party, part: string, words: CatalogueField, showIf: string | undefined): FormField {
  const requiredIf = requiredIfOf(part, party)
  const asking = {
    'show if': showIf,
    'required if': party['required if'] ?? requiredIf,
  }
  const required = party.required ?? words.required
  return toField(partyFieldName(party.party, part), party.group, {
    ...words,
    required,
    ...withoutUndefined(asking),
  })
}

/**
 * Leaves out requirements for kinds that the form does not offer, because their words are not options
 * there.
 */
function requiredIfOf(part: string, party: Party): string | undefined {
  const requiredIf = partyQuestions[part]?.requiredIf
  if (!party.kinds || !requiredIf) return undefined
  const names = kindNames.filter(kind => requiredIf.includes(`"${partyKinds[kind].en}"`))
  return names.every(kind => party.kinds?.includes(kind)) ? named(requiredIf, party) : undefined
}

/** A question is asked only for the kinds of party it applies to: a company has no age. */
function conditionOf(part: string, kinds: readonly PartyKind[], party: Party): string | undefined {
  const question = partyQuestions[part]
  const asking = kinds.filter(kind => question?.kinds.includes(kind))
  const ofKind = `{p}Kind is one of ${asking.map(kind => `"${partyKinds[kind].en}"`).join(', ')}`
  const isOfAll = asking.length === kinds.length
  const special = question?.if && kinds.includes('government') ? question.if : undefined
  const parts = [party['show if'] && `(${party['show if']})`, isOfAll ? undefined : ofKind, special]
  const all = parts.filter(Boolean).join(' and ')
  return all === '' ? undefined : named(all, party)
}

function named(condition: string, { party }: Party): string {
  return condition.replaceAll('{p}', party)
}

export function partyFieldName(party: string, part: string): string {
  return party + part.charAt(0).toUpperCase() + part.slice(1)
}
