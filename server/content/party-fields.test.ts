import { describe, expect, it } from 'vitest'
import type { FormField, FormValues } from '#shared/contract/forms.ts'
import { type Language, languages } from '#shared/languages.ts'
import { listRuns } from '#shared/templates/blocks.ts'
import { compile } from '#shared/templates/compile.ts'
import { readAsked } from '#shared/templates/conditions/asked.ts'
import { field, formOf } from '#shared/templates/fixtures/every-block.ts'
import { kindNames, type PartyKind, partyKinds } from '#shared/templates/parties/party-kinds.ts'
import { writeText } from '#shared/templates/writers/text.ts'
import { parseShared } from './check-content.ts'
import { withForms } from './fixtures/skeleton-sources.ts'
import { listPartyFields } from './party-fields.ts'

const same = (text: string) => ({ en: text, hi: text, mr: text })
const catalogue = parseShared(withForms()).value?.catalogue
const fields: FormField[] = catalogue
  ? listPartyFields({ party: 'p', group: 'parties', kinds: [...kindNames] }, catalogue)
  : []
const groups = (repeat: boolean) => [{ id: 'parties', title: same('Parties'), repeat, item: same('Party') }]
const derived = [
  { name: 'block', fn: 'partyBlock' as const, group: 'parties' },
  { name: 'cause', fn: 'causeName' as const, group: 'parties' },
]
const content = '{block}\n\n^ {cause}\n\n{parties: He | They} {parties: signs | sign}.'
const texts = (repeat = true) =>
  formOf({ content }, fields, { groups: groups(repeat), derived, conditions: {} })
const print = (values: FormValues, language: Language = 'en', repeat = true) =>
  writeText(compile(texts(repeat), language, values, { blank: 'placeholder' })).split('\n\n')
const party = (kind: PartyKind, answers: Record<string, string>) => ({
  pKind: partyKinds[kind].en,
  ...answers,
})

const asked = (answers: Record<string, string>) => {
  const form = texts()
  return form.fields
    .filter(one => readAsked(form, { parties: [answers] }).isShown(one, 0))
    .map(({ name }) => name.slice(1))
}

describe('a kind of party', () => {
  it('asks what it needs and nothing else', () => {
    expect(asked({})).toEqual(['Kind', 'Name', 'Parentage', 'Age', 'Occupation', 'Address'])
    expect(asked(party('company', {}))).toEqual([
      ...['Kind', 'Name', 'Body', 'Address', 'ThroughName', 'ThroughCapacity', 'Authority'],
    ])
    expect(asked(party('minor', {}))).toEqual([
      ...['Kind', 'Name', 'Incapacity', 'Parentage', 'Age', 'Address'],
      ...['GuardianRole', 'GuardianName', 'GuardianRelation'],
    ])
    expect(asked(party('government', { pGovernmentOf: 'The Union of India' }))).toEqual([
      ...['Kind', 'GovernmentOf', 'Address', 'Office'],
    ])
    expect(asked(party('deceased', {}))).toEqual(['Kind', 'Name', 'Parentage', 'LegalRepresentatives'])
  })

  it('requires of the other side neither parentage nor who acts for it', () => {
    const requiredOf = (more: { 'other side'?: true }) =>
      catalogue
        ? listPartyFields(
            { party: 'p', group: 'parties', kinds: ['individual', 'company'], ...more },
            catalogue,
          )
            .filter(({ required }) => required)
            .map(({ name }) => name.slice(1))
        : []
    expect(requiredOf({})).toEqual(['Name', 'Body', 'Parentage', 'Address', 'ThroughName', 'ThroughCapacity'])
    expect(requiredOf({ 'other side': true })).toEqual(['Name', 'Body', 'Address'])
  })

  it('requires an age only where a minor can stand there', () => {
    const ageOf = (kinds: PartyKind[]) =>
      catalogue &&
      listPartyFields({ party: 'p', group: 'parties', kinds }, catalogue).find(({ name }) => name === 'pAge')
    expect(ageOf(['individual', 'company'])).not.toHaveProperty('requiredIf')
    expect(ageOf(['individual', 'minor'])).toHaveProperty('requiredIf', `pKind is "${partyKinds.minor.en}"`)
  })

  it('is an individual where nobody chose, so that an older draft prints as it did', () => {
    const old = { pName: 'Arjun', pParentage: 'son of Mohan', pAge: '34', pAddress: 'Pune' }
    expect(print({ parties: [old] })[0]).toBe('Arjun, son of Mohan, aged 34 years, residing at Pune')
    expect(print({})[0]).toBe('{block}')
  })

  it('is last known to reside where the condition says so', () => {
    const lastKnown = 'pName is answered and pOccupation is "sailor"'
    const [block] = derived.map(one => ({ ...one, lastKnown }))
    const form = formOf({ content: '{block}' }, fields, {
      groups: groups(true),
      derived: block ? [block] : [],
    })
    const answered = (pOccupation: string) => ({ pName: 'Arjun', pAge: '34', pOccupation, pAddress: 'Pune' })
    const values = { parties: [answered('sailor'), answered('trader')] }
    const text = writeText(compile(form, 'en', values, { blank: 'placeholder' }))
    expect(text).toContain('last known to reside at Pune')
    expect(text).toContain('occupation trader, residing at Pune')
  })

  const answers: Record<PartyKind, Record<string, string>> = {
    individual: { pName: 'Arjun', pParentage: 'son of Mohan', pAddress: 'Pune' },
    minor: {
      ...{ pName: 'Arjun', pParentage: 'son of Mohan', pAge: '9', pAddress: 'Pune', pIncapacity: 'a minor' },
      ...{ pGuardianRole: 'next friend', pGuardianName: 'Sita', pGuardianRelation: 'mother' },
    },
    company: {
      ...{
        pName: 'M/s ABC Private Limited',
        pBody: 'a company within the meaning of the Companies Act, 2013',
      },
      ...{
        pAddress: 'Mumbai',
        pThroughName: 'Ravi',
        pThroughCapacity: 'director',
        pAuthority: 'a resolution',
      },
    },
    government: { pGovernmentOf: 'A State or Union territory', pState: 'Kerala', pOffice: 'the Secretary' },
    deceased: { pName: 'Arjun', pParentage: 'son of Mohan', pLegalRepresentatives: 'Sita, widow\nRam, son' },
    association: {
      pName: 'ABC Residents',
      pAddress: 'Pune',
      pThroughName: 'Ravi',
      pThroughCapacity: 'secretary',
    },
    public: {},
  }

  it.each<[PartyKind, string, string]>([
    ['individual', 'Arjun', 'Arjun'],
    ['minor', 'Arjun, through Sita', 'Arjun, तर्फे Sita'],
    [
      'company',
      'For M/s ABC Private Limited: Ravi, director',
      'M/s ABC Private Limited यांच्यातर्फे: Ravi, director',
    ],
    ['government', 'For State of Kerala: the Secretary', 'केरळ राज्य यांच्यातर्फे: the Secretary'],
    ['deceased', 'Legal representatives of Arjun, deceased', 'मयत Arjun यांचे कायदेशीर प्रतिनिधी'],
    ['association', 'For ABC Residents: Ravi, secretary', 'ABC Residents यांच्यातर्फे: Ravi, secretary'],
  ])('signs by the person who acts for it: %s', (kind, english, marathi) => {
    const signers = formOf({ content: '>> {signers}' }, fields, {
      groups: groups(true),
      derived: [{ name: 'signers', fn: 'signerList', group: 'parties' }],
      conditions: {},
    })
    const write = (values: FormValues, language: Language) =>
      writeText(compile(signers, language, values, { blank: 'placeholder' }))
        .split('\n')
        .map(line => line.trim())
    const values = { parties: [party(kind, answers[kind]), { pName: 'Bela' }] }
    expect(write(values, 'en')).toEqual([english, 'Bela'])
    expect(write(values, 'mr')).toEqual([marathi, 'Bela'])
  })

  it('ends without a colon where nobody asked for the office that signs', () => {
    const signers = formOf({ content: '>> {signers}' }, fields, {
      groups: groups(true),
      derived: [{ name: 'signers', fn: 'signerList', group: 'parties' }],
      conditions: {},
    })
    const authority = { pGovernmentOf: 'Another authority or officer', pName: 'Pune Municipal Council' }
    const values = { parties: [party('government', authority)] }
    const write = (language: Language) =>
      writeText(compile(signers, language, values, { blank: 'placeholder' })).trim()
    expect(write('en')).toBe('For Pune Municipal Council')
    expect(write('mr')).toBe('Pune Municipal Council यांच्यातर्फे')
  })

  it.each<[PartyKind, string]>([
    [
      'minor',
      'Arjun, son of Mohan, aged 9 years, a minor, through the next friend Sita (mother), residing at Pune',
    ],
    [
      'company',
      'M/s ABC Private Limited, a company within the meaning of the Companies Act, 2013, having its registered office at Mumbai, through its director Ravi, authorised by a resolution',
    ],
    ['government', 'State of Kerala, through the Secretary, having office at {pAddress}'],
    ['deceased', 'Arjun, son of Mohan, since deceased, through legal representatives: Sita, widow; Ram, son'],
    [
      'association',
      'ABC Residents, an association of persons, having its office at Pune, through its secretary Ravi',
    ],
    ['public', 'The general public'],
  ])('%s prints with its particulars', (kind, expected) =>
    expect(print({ parties: [party(kind, answers[kind])] })[0]).toBe(expected),
  )

  it.each(languages)('leaves no blank in any language where all is answered: %s', language => {
    for (const kind of kindNames) {
      const values = { parties: [party(kind, { pAddress: 'Pune', ...answers[kind] })] }
      const document = compile(texts(), language, values, { blank: 'placeholder' })
      expect(listRuns(document).filter(({ blank }) => blank)).toEqual([])
    }
  })

  it.each([
    ['Kerala', 'State of Kerala', 'केरल राज्य', 'केरळ राज्य'],
    [
      'Delhi',
      'Government of NCT of Delhi',
      'राष्ट्रीय राजधानी क्षेत्र दिल्ली सरकार',
      'राष्ट्रीय राजधानी क्षेत्र दिल्ली शासन',
    ],
    ['Ladakh', 'Union Territory of Ladakh', 'संघ राज्यक्षेत्र लद्दाख', 'केंद्रशासित प्रदेश लडाख'],
  ])('%s is named as what it is, in the title and in the short cause title', (pState, ...names) => {
    const item = party('government', { pGovernmentOf: 'A State or Union territory', pState })
    for (const [index, language] of languages.entries())
      expect(print({ parties: [item] }, language)[1]).toBe(names[index])
  })

  it.each([true, false])('waits for its name first while nobody is named, in a list: %s', repeat => {
    const blanks = listRuns(compile(texts(repeat), 'en', {}, { blank: 'placeholder' })).filter(
      ({ blank }) => blank,
    )
    expect(blanks.length).toBeGreaterThan(1)
    for (const { sources } of blanks) expect(sources?.[0]).toBe('pName')
  })

  it('waits, as a government, for the answer that names it', () => {
    expect(print({ parties: [party('government', { pOffice: 'the Secretary' })] })[0]).toBe(
      '{pGovernmentOf}, through the Secretary, having office at {pAddress}',
    )
  })

  it('keeps the kind of a party that is asked for once', () => {
    const union = { ...party('government', { pGovernmentOf: 'The Union of India', pAddress: 'Delhi' }) }
    expect(print(union, 'hi', false).slice(0, 2)).toEqual(['भारत संघ, द्वारा {pOffice}, पता Delhi', 'भारत संघ'])
  })
})

describe('words that agree', () => {
  const say = (forms: string, parties: Record<string, string>[], language: Language = 'hi') => {
    const form = formOf({ content: `X {parties: ${forms}}.` }, [...fields, field('x', 'parties')], {
      groups: groups(true),
      conditions: {},
    })
    return writeText(compile(form, language, { parties }, { blank: 'placeholder' }))
  }
  const woman = { pName: 'Sita', pParentage: 'पुत्री श्री मोहन' }
  const man = { pName: 'Ram', pParentage: 'पुत्र श्रीमती सीता, विधवा मोहन' }

  it('follow number', () => {
    expect(say('petitioner | petitioners', [man])).toBe('X petitioner.')
    expect(say('petitioner | petitioners', [man, woman])).toBe('X petitioners.')
  })

  it('follow gender, which the words before the parentage tell', () => {
    expect(say('करता है | करती है | करते हैं', [man])).toBe('X करता है.')
    expect(say('करता है | करती है | करते हैं', [woman])).toBe('X करती है.')
    expect(say('करता है | करती है | करते हैं', [woman, woman])).toBe('X करते हैं.')
    expect(say('करतो | करते | करतात', [{ pName: 'Sita', pParentage: 'मोहन यांची पत्नी' }], 'mr')).toBe('X करते.')
    expect(say('he | she | it | they', [{ pName: 'Sita', pParentage: 'wife of Mohan' }], 'en')).toBe('X she.')
  })

  it('speak of a company as it, or as the role does', () => {
    const company = [party('company', { pName: 'ABC', pParentage: 'wife of nobody' })]
    expect(say('he | she | it | they', company, 'en')).toBe('X it.')
    expect(say('करता है | करती है | करते हैं', company)).toBe('X करता है.')
  })
})
