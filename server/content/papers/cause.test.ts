import { describe, expect, it } from 'vitest'
import { createCauseWriter } from './cause.ts'
import { causeSchema } from './paper-schema.ts'

const alike = (text: string) => ({ en: text, hi: text, mr: text })

function writerFor(kind: unknown) {
  const cause = causeSchema.parse({
    court: { name: 'courtName', heading: alike('IN THE COURT OF THE {courtName}') },
    number: { kind, number: 'caseNumber', year: 'caseYear' },
    sides: [{ group: 'caveators', files: true, role: alike('Caveator | Caveators') }],
  })
  return createCauseWriter({ cause, derived: {}, mainTitle: alike('Caveat') })
}

it('says nothing of the presence of a side that is not asked for', () => {
  const cause = causeSchema.parse({
    court: { name: 'courtName', heading: alike('{courtName}') },
    sides: [{ name: alike('State of Namuna'), files: true, role: alike('Applicant') }],
  })
  const { expand } = createCauseWriter({ cause, derived: {}, mainTitle: alike('Caveat') })
  expect(expand('{FilingRole}{filingPresence}', 'en')).toBe('Applicant')
})

describe('{causeNumber}', () => {
  it('is in capitals in the title of an English form, as in {>cause}', () => {
    expect(writerFor(alike('Caveat')).expand('^ {causeNumber}', 'en', 'formTitle')).toBe(
      '^ CAVEAT No. {caseNumber} of {caseYear}',
    )
    expect(writerFor('nomenclature').expand('{causeNumber}', 'en', 'formTitle')).toBe(
      '{nomenclatureCapitals} No. {caseNumber} of {caseYear}',
    )
  })

  it('is as it was answered inside a sentence', () => {
    expect(writerFor('nomenclature').expand('in {causeNumber}', 'en', 'content')).toBe(
      'in {nomenclature} No. {caseNumber} of {caseYear}',
    )
  })
})
