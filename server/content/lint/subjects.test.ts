import { describe, expect, it } from 'vitest'
import { subjectsHaveTheirVerb } from './subjects.ts'
import { added, draftOf } from './testing/drafts.ts'

const found = (en: string) => subjectsHaveTheirVerb(draftOf({ en: added(en) }))
const role = '{applicants: applicant | applicants}'

describe('the verb of a side that may be several', () => {
  it.each([
    `1. That the ${role} is ready.`,
    `(a) ${role} still owes the price.`,
    `1. [record] Notice was given. The ${role} has not answered.`,
    '1. {applicants: The applicant has | The applicants has} paid.',
  ])('is told where it is the verb for one: %s', text => {
    expect(found(text)).toHaveLength(1)
  })

  it.each([
    `1. The property of the ${role} is described below.`,
    `1. {applicants: The applicant | Each of the applicants} is of age.`,
    `1. The ${role} as owners, thus entitled, {applicants: sues | sue}.`,
    `1. The {applicants: applicant | applicants} {applicants: is | are} ready.`,
    `{each applicants}\n1. The ${role} is ready.\n{end}`,
  ])('is left alone where it agrees or is not its verb: %s', text => {
    expect(found(text)).toEqual([])
  })
})
