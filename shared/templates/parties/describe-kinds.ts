import type { Language } from '#shared/languages.ts'
import type { Line, Run } from '../blocks.ts'
import { joinLines } from '../fill-line.ts'
import { isEmpty, type Resolved } from '../resolved.ts'
import type { PartyKind } from './party-kinds.ts'

type Part = (name: string) => Resolved | undefined
/** The words before and after an answer, and the answer's name; a string is fixed words. */
type Piece = { part: string; before: string; after?: string; separator?: string } | string

/** The particulars after the name, for each kind of party; party-block.ts has those of an individual. */
export function describeKind(kind: Exclude<PartyKind, 'individual'>, part: Part, language: Language): Line {
  return pieces[language]
    [kind](part)
    .flatMap(piece => (typeof piece === 'string' ? [{ text: piece }] : printPart(part(piece.part), piece)))
}

type Pieces = Record<Exclude<PartyKind, 'individual'>, (part: Part) => Piece[]>

/** A company under the Companies Act, an LLP and a co-operative society have a registered office. */
function hasRegisteredOffice(part: Part): boolean {
  return /Companies Act|Limited Liability|co-operative/.test(part('Body')?.raw ?? '')
}

const pieces: Record<Language, Pieces> = {
  en: {
    minor: () => [
      { part: 'Parentage', before: ', ' },
      { part: 'Age', before: ', aged ', after: ' years' },
      { part: 'Incapacity', before: ', ' },
      { part: 'GuardianRole', before: ', through the ' },
      { part: 'GuardianName', before: ' ' },
      { part: 'GuardianRelation', before: ' (', after: ')' },
      { part: 'Address', before: ', residing at ' },
    ],
    company: part => [
      { part: 'Body', before: ', ' },
      {
        part: 'Address',
        before: hasRegisteredOffice(part) ? ', having its registered office at ' : ', having its office at ',
      },
      { part: 'ThroughCapacity', before: ', through its ' },
      { part: 'ThroughName', before: ' ' },
      { part: 'Authority', before: ', authorised by ' },
    ],
    government: () => [
      { part: 'Office', before: ', through ' },
      { part: 'Address', before: ', having office at ' },
    ],
    deceased: () => [
      { part: 'Parentage', before: ', ' },
      ', since deceased',
      { part: 'LegalRepresentatives', before: ', through legal representatives: ', separator: '; ' },
    ],
    association: () => [
      ', an association of persons',
      { part: 'Address', before: ', having its office at ' },
      { part: 'ThroughCapacity', before: ', through its ' },
      { part: 'ThroughName', before: ' ' },
      { part: 'Authority', before: ', authorised by ' },
    ],
    public: () => [],
  },
  hi: {
    minor: () => [
      { part: 'Parentage', before: ', ' },
      { part: 'Age', before: ', आयु ', after: ' वर्ष' },
      { part: 'Incapacity', before: ', ' },
      { part: 'GuardianRole', before: ', द्वारा ' },
      { part: 'GuardianName', before: ' ' },
      { part: 'GuardianRelation', before: ' (', after: ')' },
      { part: 'Address', before: ', निवासी ' },
    ],
    company: part => [
      { part: 'Body', before: ', ' },
      { part: 'Address', before: hasRegisteredOffice(part) ? ', पंजीकृत कार्यालय ' : ', कार्यालय ' },
      { part: 'ThroughCapacity', before: ', द्वारा ' },
      { part: 'ThroughName', before: ' ' },
      { part: 'Authority', before: ', ', after: ' द्वारा प्राधिकृत' },
    ],
    government: () => [
      { part: 'Office', before: ', द्वारा ' },
      { part: 'Address', before: ', पता ' },
    ],
    deceased: () => [
      { part: 'Parentage', before: ', ' },
      ', मृत',
      { part: 'LegalRepresentatives', before: ', द्वारा विधिक प्रतिनिधि: ', separator: '; ' },
    ],
    association: () => [
      ', व्यक्तियों का संगम',
      { part: 'Address', before: ', कार्यालय ' },
      { part: 'ThroughCapacity', before: ', द्वारा ' },
      { part: 'ThroughName', before: ' ' },
      { part: 'Authority', before: ', ', after: ' द्वारा प्राधिकृत' },
    ],
    public: () => [],
  },
  mr: {
    minor: () => [
      { part: 'Parentage', before: ', ' },
      { part: 'Age', before: ', वय ', after: ' वर्षे' },
      { part: 'Incapacity', before: ', ' },
      { part: 'GuardianRole', before: ', तर्फे ' },
      { part: 'GuardianName', before: ' ' },
      { part: 'GuardianRelation', before: ' (', after: ')' },
      { part: 'Address', before: ', राहणार ' },
    ],
    company: part => [
      { part: 'Body', before: ', ' },
      { part: 'Address', before: hasRegisteredOffice(part) ? ', नोंदणीकृत कार्यालय ' : ', कार्यालय ' },
      { part: 'ThroughCapacity', before: ', तर्फे ' },
      { part: 'ThroughName', before: ' ' },
      { part: 'Authority', before: ' (अधिकार: ', after: ')' },
    ],
    government: () => [
      { part: 'Office', before: ', मार्फत ' },
      { part: 'Address', before: ', पत्ता ' },
    ],
    deceased: () => [
      { part: 'Parentage', before: ', ' },
      ', मयत',
      { part: 'LegalRepresentatives', before: ', तर्फे कायदेशीर प्रतिनिधी: ', separator: '; ' },
    ],
    association: () => [
      ', व्यक्तींचा संघ',
      { part: 'Address', before: ', कार्यालय ' },
      { part: 'ThroughCapacity', before: ', तर्फे ' },
      { part: 'ThroughName', before: ' ' },
      { part: 'Authority', before: ' (अधिकार: ', after: ')' },
    ],
    public: () => [],
  },
}

type Around = { before: string; after?: string; separator?: string }

/**
 * An answer with the words around it; when the answer is optional and missing, these words are left out
 * too.
 */
export function printPart(
  value: Resolved | undefined,
  { before, after = '', separator = ', ' }: Around,
): Run[] {
  if (!value || (isEmpty(value) && value.optional)) return []
  return [
    ...(before ? [{ text: before }] : []),
    ...joinLines(value, separator),
    ...(after ? [{ text: after }] : []),
  ]
}
