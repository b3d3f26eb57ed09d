import type { Localized } from '#shared/languages.ts'
import type { ResolvedItem } from '../resolved.ts'

/**
 * The kinds of parties. The English words are the stored answer; without an answer a party is an
 * individual, as in older drafts.
 */
export const partyKinds = {
  individual: { en: 'An individual', hi: 'व्यक्ति', mr: 'व्यक्ती' },
  minor: {
    en: 'A minor or a person of unsound mind',
    hi: 'अवयस्क या विकृतचित्त व्यक्ति',
    mr: 'अज्ञान किंवा विकल मनाची व्यक्ती',
  },
  company: {
    en: 'A company, firm, society, trust or bank',
    hi: 'कंपनी, फर्म, सोसाइटी, न्यास या बैंक',
    mr: 'कंपनी, भागीदारी संस्था, सोसायटी, न्यास किंवा बँक',
  },
  government: {
    en: 'A government or public authority',
    hi: 'सरकार या लोक प्राधिकारी',
    mr: 'शासन किंवा सार्वजनिक प्राधिकरण',
  },
  deceased: {
    en: 'A deceased person, through legal representatives',
    hi: 'मृत व्यक्ति, विधिक प्रतिनिधियों द्वारा',
    mr: 'मयत व्यक्ती, कायदेशीर प्रतिनिधींमार्फत',
  },
  association: { en: 'An association of persons', hi: 'व्यक्तियों का संगम', mr: 'व्यक्तींचा संघ' },
  public: { en: 'The general public', hi: 'सर्वसाधारण', mr: 'सर्वसाधारण जनता' },
} as const satisfies Record<string, Localized>
export type PartyKind = keyof typeof partyKinds

/** Whoever is somebody: the public in general has no name of its own, and files nothing. */
export const namedKinds = ['individual', 'minor', 'company', 'government', 'deceased', 'association'] as const

export const kindNames = [...namedKinds, 'public'] as const

/** The kind of government decides its name. */
export const governments = {
  state: { en: 'A State or Union territory', hi: 'राज्य या संघ राज्यक्षेत्र', mr: 'राज्य किंवा केंद्रशासित प्रदेश' },
  union: { en: 'The Union of India', hi: 'भारत संघ', mr: 'भारतीय संघराज्य' },
  authority: {
    en: 'Another authority or officer',
    hi: 'अन्य प्राधिकारी या अधिकारी',
    mr: 'अन्य प्राधिकरण किंवा अधिकारी',
  },
} as const satisfies Record<string, Localized>

type Ask = { kinds: readonly PartyKind[]; if?: string; requiredIf?: string }

/** The questions for each kind of party, in order; {p} is replaced by the party's prefix in the form. */
export const partyQuestions: Record<string, Ask> = {
  governmentOf: { kinds: ['government'] },
  state: { kinds: ['government'], if: `{p}GovernmentOf is "${governments.state.en}"` },
  name: {
    kinds: namedKinds,
    if: `({p}Kind is not "${partyKinds.government.en}" or {p}GovernmentOf is "${governments.authority.en}")`,
  },
  body: { kinds: ['company'] },
  incapacity: { kinds: ['minor'] },
  parentage: { kinds: ['individual', 'minor', 'deceased'] },
  age: { kinds: ['individual', 'minor'], requiredIf: `{p}Kind is "${partyKinds.minor.en}"` },
  occupation: { kinds: ['individual'] },
  legalRepresentatives: { kinds: ['deceased'] },
  address: { kinds: ['individual', 'minor', 'company', 'government', 'association'] },
  guardianRole: { kinds: ['minor'] },
  guardianName: { kinds: ['minor'] },
  guardianRelation: { kinds: ['minor'] },
  office: { kinds: ['government'], requiredIf: `{p}GovernmentOf is not "${governments.authority.en}"` },
  throughName: { kinds: ['company', 'association'] },
  throughCapacity: { kinds: ['company', 'association'] },
  authority: { kinds: ['company', 'association'] },
  attorneyName: { kinds: ['individual'] },
  attorneyPower: { kinds: ['individual'], requiredIf: '{p}AttorneyName is answered' },
}

/** Asked only where the form says that a party may act through an attorney. */
export const attorneyParts: readonly string[] = ['attorneyName', 'attorneyPower']

export function kindOf(item: ResolvedItem, prefix: string): PartyKind {
  const raw = item[`${prefix}Kind`]?.raw
  return kindNames.find(kind => partyKinds[kind].en === raw) ?? 'individual'
}
