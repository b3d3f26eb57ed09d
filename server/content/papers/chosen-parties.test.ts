import { describe, expect, it } from 'vitest'
import type { Answers, FormValues } from '#shared/contract/forms.ts'
import { type Language, languages } from '#shared/languages.ts'
import { createWarningFinder } from '#shared/templates/checks/find-warnings.ts'
import { readAsked } from '#shared/templates/conditions/asked.ts'
import { choiceKey } from '#shared/templates/papers/choice.ts'
import { compileSet } from '#shared/templates/papers/compile-set.ts'
import { formOfSet } from '#shared/templates/papers/form-of-set.ts'
import { writeText } from '#shared/templates/writers/text.ts'
import { buildForm } from '../build-form.ts'
import { parseShared } from '../check-content.ts'
import type { FormDraft } from '../draft.ts'
import { sampleValues } from '../sample-values.ts'
import { loadSources } from '../sources.ts'

const sources = loadSources('content')
const shared = parseShared(sources).value

function draftOf(slug: string): FormDraft {
  const source = sources.forms.find(form => form.slug === slug)
  const { draft } = source && shared ? buildForm(source, shared) : {}
  if (!draft) throw new Error(`there is no form '${slug}'`)
  return draft
}

/** The sample with these parties in place of the group's; what is not said is as in the first of the sample. */
function valuesOf(
  { sample }: FormDraft,
  group: string,
  parties: Answers[],
  language: Language = 'en',
): FormValues {
  const values = sampleValues(sample, language)
  const [first = {}] = Array.isArray(values[group]) ? values[group] : []
  return { ...values, [group]: parties.map(party => ({ ...first, ...party })) }
}

function print(draft: FormDraft, values: FormValues, language: Language = 'en') {
  const { papers } = compileSet(draft.view, language, values, { blank: 'rule' })
  return new Map(papers.map(({ id, document }) => [id, writeText(document)]))
}

const suit = draftOf('written-statement')
const { answeringRole: _, otherDefendants: __, ...ofSuit } = suit.sample
const named = { ...suit, sample: ofSuit }
const three = (files: string[]): Answers[] =>
  ['Asha', 'Bela', 'Chetan'].map((defendantName, at) => ({
    defendantName,
    defendantFiles: files[at] ?? 'Yes',
  }))

describe('a side of which some file', () => {
  it('keeps every party in the cause title, and files and signs for those who join', () => {
    const values = valuesOf(named, 'defendants', three(['No', 'Yes', 'No']))
    const papers = print(named, values)
    const main = papers.get('main') ?? ''
    expect(main).toMatch(/\n1\. Asha, .+\n\n2\. Bela, .+\n\n3\. Chetan, .+\n\n\.\.\. Defendants\n/)
    expect(main).toContain('WRITTEN STATEMENT AND COUNTER-CLAIM ON BEHALF OF DEFENDANT NO. 2')
    expect(main).toContain('The defendant who answers here')
    expect(main).toMatch(/\n\s*Defendant No\. 2\n/)
    const authority = papers.get('vakalatnama') ?? ''
    expect(authority).toContain('Asha and others ... Defendants')
    expect(authority).toMatch(/that Bela, [^;]+, the defendant No\. 2 in the above case/)
  })

  it.each<[string[], Record<Language, string>]>([
    [
      ['No', 'Yes', 'Yes'],
      { en: 'Defendants Nos. 2 and 3', hi: 'प्रतिवादीगण क्रमांक 2 और 3', mr: 'प्रतिवादी क्रमांक 2 व 3' },
    ],
    [['Yes', 'No', 'No'], { en: 'Defendant No. 1', hi: 'प्रतिवादी क्रमांक 1', mr: 'प्रतिवादी क्रमांक 1' }],
    [['Yes', 'Yes', 'Yes'], { en: 'Defendants', hi: 'प्रतिवादीगण', mr: 'प्रतिवादी' }],
  ])('is called by role and number in each language: %j', (files, role) => {
    for (const language of languages) {
      const values = valuesOf(named, 'defendants', three(files), language)
      const lines = (print(named, values, language).get('main') ?? '').split('\n').map(line => line.trim())
      expect(lines).toContain(role[language])
    }
  })

  it('is one party as before where there is one, and is not asked about it', () => {
    const values = valuesOf(named, 'defendants', [{ defendantName: 'Asha' }])
    const question = suit.view.fields.find(({ name }) => name === 'defendantFiles')
    expect(question && readAsked(suit.view, values).isShown(question, 0)).toBe(false)
    expect(print(named, values).get('main')).toContain(
      'WRITTEN STATEMENT AND COUNTER-CLAIM ON BEHALF OF DEFENDANT\n',
    )
  })

  it('counts in the short title the parties who are named beside those who are entered', () => {
    const values = valuesOf(suit, 'defendants', [{ defendantName: 'Asha' }])
    const index = (otherDefendants: string, language: Language = 'en') =>
      print(suit, { ...values, otherDefendants }, language).get('index')
    expect(index('')).toContain('Asha ... Defendant\n')
    expect(index('2. Bela')).toContain('Asha and another ... Defendants\n')
    expect(index('2. Bela\n3. Chetan')).toContain('Asha and others ... Defendants\n')
    expect(index('2. Bela', 'hi')).toContain('Asha एवं एक अन्य ... प्रतिवादीगण\n')
  })

  it('is numbered anew when a party before it goes', () => {
    const [, second, third] = three(['Yes', 'No', 'Yes'])
    const values = valuesOf(
      named,
      'defendants',
      [second, third].flatMap(party => (party ? [party] : [])),
    )
    expect(print(named, values).get('main')).toContain(
      'WRITTEN STATEMENT AND COUNTER-CLAIM ON BEHALF OF DEFENDANT NO. 2',
    )
  })
})

const writ = draftOf('writ-petition-civil-hc')
const petitioners = (swears: string[]): Answers[] =>
  ['Asha', 'Bela'].map((petitionerName, at) => ({
    petitionerName,
    petitionerAge: String(40 + at),
    petitionerSwears: swears[at] ?? 'No',
  }))

describe('a party who swears', () => {
  it('gives the verification and the only affidavit its own name and number', () => {
    const papers = print(writ, valuesOf(writ, 'petitioners', petitioners(['No', 'Yes'])))
    expect([...papers.keys()].filter(id => id.startsWith('affidavit'))).toEqual(['affidavit-2'])
    expect(papers.get('affidavit-2')).toMatch(
      /I, Bela, .+, aged 41 years, .+, petitioner No\. 2 above named, do hereby/,
    )
    expect(papers.get('interim-application')).toContain('I, Bela, ')
  })

  it('verifies the main paper, where he also files', () => {
    const [first, second] = three(['No', 'Yes'])
    const parties = [first, second].flatMap(party => (party ? [{ ...party, defendantSwears: 'Yes' }] : []))
    const papers = print(named, valuesOf(named, 'defendants', parties))
    expect(papers.get('main')).toMatch(/I, Bela, .+, defendant No\. 2 above named, do hereby verify/)
    expect([...papers.keys()].filter(id => id.startsWith('affidavit'))).toEqual(['affidavit-2'])
  })

  it.each<[Language, RegExp]>([
    ['en', /^I, (.+?), .+do hereby verify this written statement/],
    ['hi', /^मुझ (.+?), .+द्वारा सत्यापित/],
    ['mr', /^मी, (.+?), .+/],
  ])(
    'verifies beside the others who swear, each by name and with a signature, in %s',
    (language, opening) => {
      const parties = three(['Yes', 'No', 'Yes']).map(party => ({ ...party, defendantSwears: 'Yes' }))
      const main = print(named, valuesOf(named, 'defendants', parties, language), language).get('main') ?? ''
      const lines = main.split('\n').map(line => line.trim())
      const verified = lines.slice(lines.findIndex(line => /^(VERIFICATION|सत्यापन)$/.test(line)))
      expect(verified.flatMap(line => opening.exec(line)?.slice(1).filter(Boolean) ?? [])).toEqual([
        'Asha',
        'Chetan',
      ])
      expect(verified.filter(line => ['Asha', 'Bela', 'Chetan'].includes(line))).toEqual(['Asha', 'Chetan'])
    },
  )

  it('verifies each with a number of its own, and the affidavit of each verifies once', () => {
    const parties = three(['Yes', 'No', 'Yes']).map(party => ({ ...party, defendantSwears: 'Yes' }))
    const papers = print(named, valuesOf(named, 'defendants', parties))
    const main = papers.get('main') ?? ''
    expect(main.match(/defendant No\. [123] above named, do hereby verify/g)).toEqual([
      'defendant No. 1 above named, do hereby verify',
      'defendant No. 3 above named, do hereby verify',
    ])
    expect(main.match(/Verified and signed at/g)).toHaveLength(2)
    expect(papers.get('affidavit-3')?.match(/I, Chetan, /g)).toHaveLength(1)
    expect(papers.get('affidavit-3')).not.toContain('I, Asha, ')
  })

  it.each<[Language, string]>([
    ['hi', 'उपरोक्त याचिकाकर्ता क्रमांक 2'],
    ['mr', 'वर नमूद याचिकाकर्ता क्रमांक 2'],
  ])('does so in %s', (language, capacity) => {
    const values = valuesOf(writ, 'petitioners', petitioners(['No', 'Yes']), language)
    expect(print(writ, values, language).get('affidavit-2')).toContain(capacity)
  })

  it('swears beside others: one affidavit each', () => {
    const papers = print(writ, valuesOf(writ, 'petitioners', petitioners(['Yes', 'Yes'])))
    expect([...papers.keys()].filter(id => id.startsWith('affidavit'))).toEqual([
      'affidavit-1',
      'affidavit-2',
    ])
  })

  it.each<[Language, RegExp, RegExp]>([
    ['en', /^I, (Asha|Bela), .+ do hereby solemnly affirm/, /^Solemnly affirmed before me/],
    ['hi', /^मैं, (Asha|Bela), /, /^उपरोक्त शपथकर्ता/],
    ['mr', /^मी, (Asha|Bela), /, /^वर नमूद वकिलांनी/],
  ])(
    'supports an application in an affidavit of his own, attested for each, in %s',
    (language, opening, attested) => {
      const appeal = draftOf('consumer-appeal-state')
      const swearers = petitioners(['Yes', 'Yes']).map(party => ({
        appellantName: party.petitionerName ?? '',
        appellantKind: 'An individual',
        appellantParentage: 'daughter of Shri A',
        appellantSwears: 'Yes',
      }))
      for (const [draft, group, parties, id] of [
        [writ, 'petitioners', petitioners(['Yes', 'Yes']), 'interim-application'],
        [appeal, 'appellants', swearers, 'stay-application'],
      ] as const) {
        const values = { ...valuesOf(draft, group, [...parties], language), [choiceKey(id)]: 'taken in' }
        const lines = (print(draft, values, language).get(id) ?? '').split('\n').map(line => line.trim())
        expect(lines.flatMap(line => opening.exec(line)?.slice(1) ?? [])).toEqual(['Asha', 'Bela'])
        expect(lines.filter(line => attested.test(line))).toHaveLength(2)
      }
    },
  )

  it('is not asked about as a deponent; somebody else is, and swears once', () => {
    const whole = formOfSet(writ.view)
    const nobody = valuesOf(writ, 'petitioners', petitioners(['No', 'No']))
    const second = valuesOf(writ, 'petitioners', petitioners(['No', 'Yes']))
    const asked = (values: FormValues) =>
      whole.fields
        .filter(({ name }) => /^deponent(?!Basis)/.test(name))
        .map(field => readAsked(whole, values).isShown(field))
    expect(asked(nobody)).toEqual([true, true, true, true, true])
    expect(asked(second)).toEqual([false, false, false, false, false])
    const papers = print(writ, nobody)
    expect([...papers.keys()].filter(id => id.startsWith('affidavit'))).toEqual(['affidavit'])
    expect(papers.get('affidavit')).toContain(String(nobody.deponentName))
  })

  it('is an individual: a company is asked who acts for it', () => {
    const question = writ.view.fields.find(({ name }) => name === 'petitionerSwears')
    const company = { petitionerKind: 'A company, firm, society, trust or bank' }
    const values = valuesOf(writ, 'petitioners', [company, {}])
    const asked = readAsked(writ.view, values)
    expect(question && [0, 1].map(item => asked.isShown(question, item))).toEqual([false, true])
  })

  it('is asked only for what a form does not ask of its parties', () => {
    const answer = draftOf('consumer-written-version')
    const values = valuesOf(answer, 'opposites', [
      {
        oppositeKind: 'An individual',
        oppositeName: 'Asha',
        oppositeParentage: 'wife of Shri A',
        oppositeSwears: 'Yes',
      },
    ])
    const age = answer.view.fields.find(({ name }) => name === 'deponentAge')
    expect(age && readAsked(answer.view, values).isShown(age)).toBe(true)
    const sworn = print(answer, { ...values, deponentAge: '52' }).get('affidavit-1')
    expect(sworn).toMatch(/I, Asha, .+ 52 /)
  })
})

it('several respondents answer by number in one counter affidavit, through an officer', () => {
  const counter = draftOf('counter-affidavit-hc')
  const values = {
    ...sampleValues(counter.sample, 'en'),
    respondentNumber: '2 and 3',
    appearsBy: 'An advocate, whose vakalatnama is filed now',
  }
  const several = print(counter, { ...values, answeringAre: 'Several' })
  expect(several.get('main')).toContain('ON BEHALF OF RESPONDENTS Nos. 2 and 3')
  expect(several.get('main')).toContain('on behalf of respondents Nos. 2 and 3, ')
  expect(several.get('appearance')).toContain('to act for respondents Nos. 2 and 3, ')
  const alone = print(counter, { ...values, answeringAre: 'Several', capacity: 'The respondent personally' })
  expect(alone.get('main')).not.toContain('Nos.')
})

it('a check may look at how many file', () => {
  const check = {
    name: 'alone',
    if: 'filing are less than 2',
    severity: 'note' as const,
    at: 'summonsDate',
    say: { en: 'One files.', hi: 'एक।', mr: 'एक.' },
    provision: 'CPC 1908, Order VIII Rule 1',
  }
  const find = createWarningFinder({ ...suit.view, checks: [check] }, { language: 'en' })
  expect(find(valuesOf(suit, 'defendants', three(['No', 'Yes', 'No'])))).toHaveLength(1)
  expect(find(valuesOf(suit, 'defendants', three([])))).toHaveLength(0)
})

describe('an affidavit of each party', () => {
  const succession = draftOf('succession-certificate')
  const respondents: Answers[] = [
    { respondentKind: 'An individual', respondentName: 'Asha' },
    {
      respondentKind: 'A government or public authority',
      respondentGovernmentOf: 'A State or Union territory',
      respondentState: 'Kerala',
      respondentOffice: 'the Collector, Kalpanapur',
    },
    { respondentKind: 'The general public' },
  ]

  it('leaves room for the name where nobody is named who could swear', () => {
    const papers = print(succession, valuesOf(succession, 'respondents', respondents))
    const opening = (id: string) => /^I, .+$/m.exec(papers.get(id) ?? '')?.[0]
    expect(opening('consent-affidavit-1')).toMatch(/^I, Asha, son of /)
    expect(opening('consent-affidavit-2')).toMatch(
      /^I, _+, _+, aged _+ years, .+, the Collector, Kalpanapur of respondent No\. 2 above named, /,
    )
    expect(opening('consent-affidavit-3')).toMatch(/^I, _+, _+, aged _+ years, /)
  })

  it("is that party's own, also where its age was not answered", () => {
    const values = valuesOf(succession, 'respondents', [{ respondentName: 'Asha', respondentAge: '' }])
    expect(print(succession, values).get('consent-affidavit-1')).toMatch(/^I, Asha, .+, aged _+ years, /m)
  })
})

describe('a company on the other side', () => {
  const money = draftOf('plaint-recovery-of-money')

  it('need not be asked who acts for it, while one that files is', () => {
    const { fields } = draftOf('slp-civil').view
    const asked = (name: string) => fields.find(field => field.name === name)
    expect(asked('respondentThroughName')?.required).toBe(false)
    expect(asked('respondentThroughCapacity')?.requiredIf).toBe('respondentThroughName is answered')
    expect(asked('petitionerThroughName')?.required).toBe(true)
  })

  it('and a person whose parentage is not known, are written without it', () => {
    const defendants = [{ defendantName: 'Asha', defendantAddress: 'Pune' }]
    const { plaintiffParentage, defendantParentage } = Object.fromEntries(
      money.view.fields.map(field => [field.name, field]),
    )
    expect([plaintiffParentage?.required, defendantParentage?.required]).toEqual([true, false])
    expect(print(money, { ...sampleValues(money.sample, 'en'), defendants }).get('main')).toMatch(
      /\n(1\. )?Asha, having address at Pune\n/,
    )
  })
})
