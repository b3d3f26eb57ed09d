import type { Language } from '#shared/languages.ts'
import type { Line } from '../blocks.ts'
import { describeKind, printPart } from '../parties/describe-kinds.ts'
import { kindOf } from '../parties/party-kinds.ts'
import { isEmpty, type ResolvedItem } from '../resolved.ts'

type Words = {
  age: [string, string]
  occupation: string
  residence: string
  lastKnown: string
  address: string
  attorney: string
}

const words: Record<Language, Words> = {
  en: {
    age: [', aged ', ' years'],
    occupation: ', occupation ',
    residence: ', residing at ',
    lastKnown: ', last known to reside at ',
    address: ', having address at ',
    attorney: ', through the attorney ',
  },
  hi: {
    age: [', आयु ', ' वर्ष'],
    occupation: ', व्यवसाय ',
    residence: ', निवासी ',
    lastKnown: ', अंतिम ज्ञात निवास ',
    address: ', पता ',
    attorney: ', द्वारा मुख्तार ',
  },
  mr: {
    age: [', वय ', ' वर्षे'],
    occupation: ', व्यवसाय ',
    residence: ', राहणार ',
    lastKnown: ', शेवटचा माहीत पत्ता ',
    address: ', पत्ता ',
    attorney: ', तर्फे मुखत्यार ',
  },
}

const described = new WeakMap<ResolvedItem, Map<string, Line>>()

/** Each party once, as long as its answers are the same. */
export function describeParty(...[item, prefix, language, isLastKnown]: Described): Line {
  const known = described.get(item) ?? new Map<string, Line>()
  const key = `${prefix} ${language} ${isLastKnown}`
  const line = known.get(key) ?? describe(item, prefix, language, isLastKnown)
  described.set(item, known.set(key, line))
  return line
}

type Described = [item: ResolvedItem, prefix: string, language: Language, isLastKnown: boolean]

/**
 * 'Arjun Testwala, son of Shri Mohan Testwala, aged 34 years, occupation trader, residing at 12, Example
 * Road'.
 */
function describe(...[item, prefix, language, isLastKnown]: Described): Line {
  const say = words[language]
  const part = (name: string) => item[prefix + name]
  const kind = kindOf(item, prefix)
  const name = printPart(part('Name'), { before: '' }).map(run => ({ ...run, bold: true as const }))
  if (kind !== 'individual') return [...name, ...describeKind(kind, part, language)]
  const age = part('Age')
  const hasAge = age !== undefined && !isEmpty(age)
  return [
    ...name,
    ...printPart(part('Parentage'), { before: ', ' }),
    ...printPart(age, { before: say.age[0], after: say.age[1] }),
    ...printPart(part('Occupation'), { before: say.occupation }),
    ...printPart(part('Address'), {
      before: isLastKnown ? say.lastKnown : hasAge ? say.residence : say.address,
    }),
    ...printPart(part('AttorneyName'), { before: say.attorney }),
    ...printPart(part('AttorneyPower'), { before: ' (', after: ')' }),
  ]
}
