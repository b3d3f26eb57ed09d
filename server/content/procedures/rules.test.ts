import { describe, expect, it } from 'vitest'
import { formatProblem } from '../problem.ts'
import type { ProcedureSource } from '../sources.ts'
import { checkProcedures, parseProcedure } from './check-procedures.ts'
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
steps:
  - step: 1
    title: Prepare
    description: Say what is claimed.
    fees: None to the court at this stage
    applicantAction: Bring the letters.
    advocateAction: Read them.
    documents:
      - Letters
    forms: [vakalatnama]
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
  stepsAreCounted: { from: 'step: 2', to: 'step: 3', says: 'this is step 2', at: ':23' },
  firstStepIsCurrent: { from: 'status: pending', to: 'status: current', says: 'status: pending', at: ':30' },
  documentsParse: { from: `"List of dates"]`, to: '', says: 'no list of documents', at: ':29' },
  formsExist: { from: '[vakalatnama]', to: '[vakalatnam]', says: "Did you mean 'vakalatnama'?", at: ':21' },
  newCodeSectionsExist: { from: 's.482', to: 's.532', says: 'no section 532', at: ':5' },
  sectionsExist: {
    from: 'At the counter.',
    to: 'Under section 99 of the Specific Relief Act, 1963.',
    says: 'no Specific Relief Act 99',
    at: ':25',
  },
  repealedActsNameTheirSuccessor: {
    from: 'At the counter.',
    to: 'Under the Code of Criminal Procedure, 1973.',
    says: 'name the Bharatiya Nagarik Suraksha Sanhita',
    at: ':25',
  },
  textsHaveNoInvisibleCharacters: {
    from: 'A cause of action',
    to: '"A\\u202ecause"',
    says: 'invisible mark',
    at: ':11',
  },
}

function source(text = good, slug = 'sample-guide'): ProcedureSource {
  return { slug, file: { path: `content/procedures/${slug}.yaml`, text } }
}

function problemsOf(...sources: ProcedureSource[]): string[] {
  return checkProcedures(sources, forms).problems.map(formatProblem)
}

describe('the lint of procedures', () => {
  it('has a fixture for every rule', () =>
    expect(Object.keys(fixtures).sort()).toEqual(Object.keys(procedureRules).sort()))

  it('is content with a good guide', () => expect(problemsOf(source())).toEqual([]))

  it.each(Object.entries(fixtures))('%s fires', (name, { from, to, slug, says, at }) => {
    const text = good.replace(from, to)
    if (!slug) expect(text).not.toBe(good)
    const { draft } = parseProcedure(source(text, slug))
    const [first] = draft ? (procedureRules[name]?.(draft, ['vakalatnama']) ?? []) : []
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
      `content/procedures/sample-guide.yaml:23: steps.1.${name}: is missing.`,
    ])
  })

  it.each(['', "''"])('takes no empty answer on fees (%s)', empty => {
    const text = good.replace('fees: None to the court at this stage', `fees: ${empty}`)
    expect(problemsOf(source(text)).join()).toContain('sample-guide.yaml:16: steps.0.fees')
  })

  it('refuses a number used twice', () => {
    const problems = problemsOf(source(), source(good, 'other-guide'))
    expect(problems).toEqual([
      expect.stringContaining('id 1 is taken by content/procedures/sample-guide.yaml'),
    ])
  })
})
