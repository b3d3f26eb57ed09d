import { describe, expect, it } from 'vitest'
import type { FormCheck, FormValues } from '#shared/contract/forms.ts'
import { field, formOf } from '../fixtures/every-block.ts'
import { partyKinds } from '../parties/party-kinds.ts'
import { createWarningFinder } from './find-warnings.ts'

const same = (text: string) => ({ en: text, hi: text, mr: text })
const groups = [{ id: 'applicants', title: same('Applicants'), repeat: true }]
const questions = (kinds: string[]) => [
  {
    ...field('applicantKind', 'applicants', { type: 'select' as const, options: kinds }),
    labels: same('The applicant is'),
  },
  { ...field('applicantAge', 'applicants'), labels: same('Age of the applicant') },
]
const { individual, minor } = partyKinds
const both = [individual.en, minor.en]
const find = (values: FormValues, kinds = both, checks: FormCheck[] = []) =>
  createWarningFinder({ ...formOf({}, questions(kinds), { groups }), checks }, { language: 'en' })(values)
const person = (applicantAge: string, applicantKind: string = individual.en) => ({
  applicantKind,
  applicantAge,
})

describe('a party under eighteen', () => {
  it('is told at its age, that it needs a guardian', () => {
    expect(find({ applicants: [person('40'), person('16')] })).toEqual([
      {
        name: 'applicantAge of a minor',
        severity: 'look at this',
        place: { name: 'applicantAge', group: 'applicants', index: 1 },
        text: '“Age of the applicant” is 16: who is under eighteen is a party through a guardian. Choose “A minor or a person of unsound mind” at “The applicant is”.',
      },
    ])
    expect(find({ applicants: [person('१६')] })).toHaveLength(1)
    expect(find({ applicants: [{ applicantAge: '16' }] })).toHaveLength(1)
    expect(find({ applicants: [person('18')] })).toEqual([])
  })

  it('is told of nobody who has a guardian, or whose age is not known', () => {
    expect(find({ applicants: [person('16', minor.en), person(''), person('about sixty')] })).toEqual([])
  })

  it('is told only where the form takes a minor, and has no check of its own for the age', () => {
    expect(find({ applicants: [person('16')] }, [individual.en])).toEqual([])
    const own: FormCheck = {
      name: 'child',
      if: 'applicantAge is less than 18',
      severity: 'cannot be filed',
      at: 'applicantAge',
      say: same('Before the Juvenile Justice Board.'),
    }
    expect(find({ applicants: [person('16')] }, both, [own]).map(({ text }) => text)).toEqual([own.say.en])
  })
})
