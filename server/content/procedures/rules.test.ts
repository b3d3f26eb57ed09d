import { describe, expect, it } from 'vitest'
import { formatProblem } from '../problem.ts'
import type { ProcedureSource } from '../sources.ts'
import { checkProcedures, parseProcedure } from './check-procedures.ts'
import { loadReferences } from './references.ts'
import { procedureRules } from './rules.ts'

const forms = [{ id: 1001, slug: 'vakalatnama', title: 'Vakalatnama' }]

const good = `id: 1
title: Sample guide
description: When this is the way.
courtType: Civil Court
provision: BNSS 2023, s.482
estimatedTime: Depends on the court's list
isPopular: false
lawCheckedOn: 2026-11-20
reviewedBy: ""
requirements:
  - A cause of action
question:
  ask: { en: Against whom?, hi: किसके विरुद्ध?, mr: कोणाविरुद्ध? }
  options:
    - { id: state, label: { en: The State, hi: राज्य, mr: राज्य } }
    - { id: other, label: { en: Another, hi: अन्य, mr: इतर } }
cases: [salem-advocate-bar-association-v-union-of-india]
steps:
  - step: 1
    title: Prepare
    description: Say what is claimed.
    timeRequired: Two months (section 80 CPC)
    deadlines:
      - { id: sue, deed: sue-government, day: notice-delivered, period: cpc-s-80-1, kind: from }
    fees: None to the court at this stage
    applicantAction: Bring the letters.
    advocateAction: Read them.
    documents:
      - Letters
    forms: [vakalatnama]
    choices:
      - only: [state]
        note: { en: The State is told first., hi: पहले राज्य को सूचना दें।, mr: प्रथम राज्याला कळवा. }
    status: current
  - step: 2
    title: File
    description: At the counter.
    fees: Court fee under the State's law
    applicantAction: Sign the plaint.
    advocateAction: File it.
    documents: '["Plaint", "List of dates"]'
    status: pending
keywords: [a name]
`

type Fixture = { from: string; to: string; slug?: string; says: string; at: string }

/** One broken guide for every rule: the rule must report it at the right place with a helpful message. */
const fixtures: Record<string, Fixture> = {
  fileNameIsPlain: {
    from: '',
    to: '',
    slug: 'Sample_Guide',
    says: 'small letters',
    at: 'Sample_Guide.yaml:1',
  },
  stepsAreCounted: { from: 'step: 2', to: 'step: 3', says: 'this is step 2', at: ':35' },
  firstStepIsCurrent: { from: 'status: pending', to: 'status: current', says: 'status: pending', at: ':42' },
  documentsParse: { from: `"List of dates"]`, to: '', says: 'no list of documents', at: ':41' },
  formsExist: { from: '[vakalatnama]', to: '[vakalatnam]', says: "Did you mean 'vakalatnama'?", at: ':30' },
  newCodeSectionsExist: { from: 's.482', to: 's.532', says: 'no section 532', at: ':5' },
  sectionsExist: {
    from: 'At the counter.',
    to: 'Under section 99 of the Specific Relief Act, 1963.',
    says: 'no Specific Relief Act 99',
    at: ':37',
  },
  repealedActsNameTheirSuccessor: {
    from: 'At the counter.',
    to: 'Under the Code of Criminal Procedure, 1973.',
    says: 'name the Bharatiya Nagarik Suraksha Sanhita',
    at: ':37',
  },
  textsHaveNoInvisibleCharacters: {
    from: 'A cause of action',
    to: '"A\\u202ecause"',
    says: 'invisible mark',
    at: ':11',
  },
  answersExist: { from: 'only: [state]', to: 'only: [sate]', says: "no answer 'sate'", at: ':32' },
  everyAnswerChanges: {
    from: 'only: [state]',
    to: 'only: [state, other]',
    says: 'the same as another',
    at: ':14',
  },
  choicesSaySomething: {
    from: /note: .*/.exec(good)?.[0] ?? '',
    to: 'documents: []',
    says: 'says nothing',
    at: ':32',
  },
  translationsAreTranslations: {
    from: 'किसके विरुद्ध?',
    to: 'Against whom?',
    says: 'not in Devanagari',
    at: ':13',
  },
  termsAreThoseOfTheGlossary: {
    from: 'पहले राज्य को',
    to: 'पहले सम्मन की',
    says: "the glossary has 'समन'",
    at: ':33',
  },
  timesAreComputedOrSayWhyNot: {
    from: / {4}deadlines:\n.*\n/.exec(good)?.[0] ?? '',
    to: '',
    says: 'say with `untimed` why',
    at: ':22',
  },
  deadlinesAreComplete: { from: 'cpc-s-80-1', to: 'cpc-s-80-9', says: "no period 'cpc-s-80-9'", at: ':24' },
  deadlinesHaveTheirOwnId: {
    from: /.*id: sue.*\n/.exec(good)?.[0] ?? '',
    to: (/.*id: sue.*\n/.exec(good)?.[0] ?? '').repeat(2),
    says: 'stands twice',
    at: ':25',
  },
  casesExist: { from: 'salem-advocate', to: 'salem-advocates', says: 'no judgment', at: ':17' },
  casesAreGoodLaw: {
    from: 'salem-advocate-bar-association-v-union-of-india',
    to: 'an-overruled-case',
    says: 'overruled by Another',
    at: ':17',
  },
}

function source(text = good, slug = 'sample-guide'): ProcedureSource {
  return { slug, file: { path: `content/procedures/${slug}.yaml`, text } }
}

function problemsOf(...sources: ProcedureSource[]): string[] {
  return checkProcedures(sources, forms).problems.map(formatProblem)
}

const known = loadReferences()
/** No judgment of content/cases is overruled at present. */
const overruled = { id: 'an-overruled-case', title: 'A v B', citation: '', ended: 'overruled by Another' }
const references = {
  ...known,
  findCase: (id: string) => (id === overruled.id ? overruled : known.findCase(id)),
}

describe('the lint of procedures', () => {
  it('has a fixture for every rule', () =>
    expect(Object.keys(fixtures).sort()).toEqual(Object.keys(procedureRules).sort()))

  it('is content with a good guide', () => expect(problemsOf(source())).toEqual([]))

  it.each(Object.entries(fixtures))('%s fires', (name, { from, to, slug, says, at }) => {
    const text = good.replace(from, to)
    if (!slug) expect(text).not.toBe(good)
    const { draft } = parseProcedure(source(text, slug))
    const [first] = draft ? (procedureRules[name]?.(draft, ['vakalatnama'], references) ?? []) : []
    expect(first?.message).toContain(says)
    expect(`${first?.file}:${first?.line}`).toContain(at)
  })
})

describe('reading procedures', () => {
  it('puts in the forms that the steps need', () => {
    const [guide] = checkProcedures([source()], forms).procedures
    expect(guide?.steps.map(step => step.forms)).toEqual([forms, []])
  })

  it('goes on past a broken guide, and names the entry that is wrong', () => {
    const broken = source(good.replace('title: Sample guide', 'title: [Sample'), 'broken')
    const unknown = source(good.replace('    title: File', '    fee: 5\n    title: File'))
    const problems = problemsOf(broken, unknown)
    expect(problems.some(problem => problem.startsWith('content/procedures/broken.yaml:'))).toBe(true)
    expect(problems.join()).toContain('fee: no such entry')
  })

  it.each([
    ['fees', "    fees: Court fee under the State's law\n"],
    ['applicantAction', '    applicantAction: Sign the plaint.\n'],
    ['advocateAction', '    advocateAction: File it.\n'],
  ])('asks every step for its %s, and points at the step that does not say', (name, line) => {
    expect(problemsOf(source(good.replace(line, '')))).toEqual([
      `content/procedures/sample-guide.yaml:35: steps.1.${name}: is missing.`,
    ])
  })

  it.each(['', "''"])('takes no empty answer on fees (%s)', empty => {
    const text = good.replace('fees: None to the court at this stage', `fees: ${empty}`)
    expect(problemsOf(source(text)).join()).toContain('sample-guide.yaml:25: steps.0.fees')
  })

  it('refuses a number used twice', () => {
    const problems = problemsOf(source(), source(good, 'other-guide'))
    expect(problems).toEqual([
      expect.stringContaining('id 1 is taken by content/procedures/sample-guide.yaml'),
    ])
  })
})
