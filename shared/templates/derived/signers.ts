import type { Language } from '#shared/languages.ts'
import type { Line } from '../blocks.ts'
import { printPart } from '../parties/describe-kinds.ts'
import { kindOf, type PartyKind } from '../parties/party-kinds.ts'
import { isEmpty, type ResolvedItem } from '../resolved.ts'

type Acting = 'company' | 'government' | 'minor' | 'deceased' | 'attorney'
/** The words before the party's name, after it, and who acts: the answers with the words before them. */
type Words = { before?: string; after: string; acts: readonly [part: string, before: string][] }

const acts = {
  company: [
    ['ThroughName', ' '],
    ['ThroughCapacity', ', '],
  ],
  government: [['Office', ' ']],
  minor: [['GuardianName', ' ']],
  deceased: [],
  attorney: [['AttorneyName', ' ']],
} as const satisfies Record<Acting, Words['acts']>

const words: Record<Language, Record<Acting, Omit<Words, 'acts'>>> = {
  en: {
    company: { before: 'For ', after: ':' },
    government: { before: 'For ', after: ':' },
    minor: { after: ', through' },
    deceased: { before: 'Legal representatives of ', after: ', deceased' },
    attorney: { after: ', through the attorney' },
  },
  hi: {
    company: { after: ' की ओर से:' },
    government: { after: ' की ओर से:' },
    minor: { after: ', द्वारा' },
    deceased: { after: ' (मृत) के विधिक प्रतिनिधि' },
    attorney: { after: ', द्वारा मुख्तार' },
  },
  mr: {
    company: { after: ' यांच्यातर्फे:' },
    government: { after: ' यांच्यातर्फे:' },
    minor: { after: ', तर्फे' },
    deceased: { before: 'मयत ', after: ' यांचे कायदेशीर प्रतिनिधी' },
    attorney: { after: ', तर्फे मुखत्यार' },
  },
}

/**
 * Who signs for a party: a company has no hand, and a minor acts through the next friend. An individual signs
 * in person or through an attorney.
 */
export function nameSigner(item: ResolvedItem, prefix: string, language: Language): Line {
  const part = (name: string) => item[prefix + name]
  const kind = actsByAttorney(item, prefix) ? 'attorney' : actingOf(kindOf(item, prefix))
  if (kind === undefined) return printPart(part('Name'), { before: '' })
  const { before = '', after } = words[language][kind]
  const acting = acts[kind].flatMap(([name, joint]) => printPart(part(name), { before: joint }))
  return [
    ...printPart(part('Name'), { before, after: acting.length > 0 ? after : after.replace(/:$/, '') }),
    ...acting,
  ]
}

/** An individual who acts through the holder of a power of attorney. */
export function actsByAttorney(item: ResolvedItem, prefix: string): boolean {
  const attorney = item[`${prefix}AttorneyName`]
  return kindOf(item, prefix) === 'individual' && attorney !== undefined && !isEmpty(attorney)
}

/** After the role of those who sign without an advocate; whoever acts through another is not there in person. */
export function sayPresence(items: readonly ResolvedItem[], prefix: string, language: Language): string {
  return items.every(item => isThere(item, prefix)) ? inPerson[language] : ''
}

function isThere(item: ResolvedItem, prefix: string): boolean {
  return !actsByAttorney(item, prefix) && ['individual', 'deceased', 'public'].includes(kindOf(item, prefix))
}

const inPerson: Record<Language, string> = { en: ', in person', hi: ', स्वयं', mr: ', स्वतः' }

function actingOf(kind: PartyKind): Acting | undefined {
  if (kind === 'individual' || kind === 'public') return undefined
  return kind === 'association' ? 'company' : kind
}
