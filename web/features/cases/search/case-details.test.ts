import { describe, expect, it } from 'vitest'
import { words } from '../testing/words.ts'
import { listDetails, listRecordDetails } from './case-details.ts'
import { makeResult } from './testing/make-result.ts'

describe('the details of a judgment', () => {
  it('are none where nothing is known', () => expect(listDetails(makeResult(), words)).toEqual([]))

  it('are those that are known, under their headings, in the order of reading', () => {
    const details = listDetails(
      makeResult({
        facts: 'A shot was fired.',
        judgment: { summary: null, ratio: 'Fear must be reasonable.', keyFindings: ['One.', 'Two.'] },
        keyLegalPrinciples: ['Fear must be reasonable.'],
        lawyers: { petitioner: ['A. Rao'], respondent: [] },
        arguments: { petitioner: '  ', respondent: null },
      }),
      words,
    )
    expect(details.map(({ name }) => name)).toEqual([
      'Facts',
      'Ratio',
      'Key findings',
      'Lawyers for the petitioner',
    ])
  })
})

it('a judgment of the browse list opens to its headnotes, its bench and its provisions, as far as they are known', () => {
  const record = { headnotes: ['Arrest.'], judges: ['B.R. Gavai'], relevantSections: ['BNSS 47'] }
  expect(listRecordDetails(record, words)).toEqual([
    { name: 'Headnotes', points: ['Arrest.'] },
    { name: 'Bench', points: ['B.R. Gavai'] },
    { name: 'Provisions', points: ['BNSS 47'] },
  ])
  expect(listRecordDetails({ ...record, headnotes: [] }, words).map(({ name }) => name)).toEqual([
    'Bench',
    'Provisions',
  ])
})
