import { describe, expect, it } from 'vitest'
import { describeFilters } from './describe-filters.ts'

const patna = { courts: ['Patna High Court'], years: { from: 2015, to: 2015 }, notices: [] }
const nothing = { courts: [], years: null }

describe('courts and years that were read out of the words', () => {
  it('are understood as such where the list was narrowed to them', () => {
    const applied = { courts: ['Patna High Court'], yearFrom: 2015, yearTo: 2015 }
    expect(describeFilters(patna, applied)).toEqual(patna)
    expect(describeFilters({ ...nothing, notices: [] }, {})).toEqual({ ...nothing, notices: [] })
    const open = { ...nothing, years: { from: 2011, to: null }, notices: [] }
    expect(describeFilters(open, { yearFrom: 2011 })).toEqual(open)
  })

  it('are not, and it is said, where nothing was found for them', () => {
    expect(describeFilters(patna, {})).toEqual({
      ...nothing,
      notices: ['No judgment was found for Patna High Court, 2015: all courts and years were searched.'],
    })
    expect(
      describeFilters({ ...nothing, years: { from: null, to: 1999 }, notices: ['a'] }, {}).notices,
    ).toEqual(['a', 'No judgment was found for up to 1999: all years were searched.'])
  })

  it('give way to what was chosen on the page, and it is said', () => {
    expect(describeFilters(patna, { courts: ['Delhi High Court'], yearFrom: 2015, yearTo: 2015 })).toEqual({
      courts: [],
      years: patna.years,
      notices: ['The list is narrowed as you chose beside it, not to Patna High Court of your question.'],
    })
  })
})
