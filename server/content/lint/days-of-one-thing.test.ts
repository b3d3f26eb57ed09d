import { describe, expect, it } from 'vitest'
import { daysOfOneThingAreCompared } from './days-of-one-thing.ts'
import { asksDays } from './testing/days.ts'
import { checked, draftOf } from './testing/drafts.ts'

const found = (first: string, later: string, check = (text: string) => text) =>
  daysOfOneThingAreCompared(draftOf({ yaml: text => asksDays(first, later)(check(text)) }))

describe('two days of one thing', () => {
  it.each([
    ['arrearsFrom', 'arrearsTo'],
    ['noticeDate', 'noticeServed'],
    ['memoDate', 'memoReceivedDate'],
    ['extendedOn', 'extendedUntil'],
    ['assetsMarriedOn', 'assetsSeparatedOn'],
  ])('are told where no check compares them: %s and %s', (first, later) => {
    const [problem, ...others] = found(first, later)
    expect(problem?.message).toContain(`'${later}' is never before '${first}', and no check compares them`)
    expect(others).toEqual([])
  })

  it.each([
    ['noticeDate', 'replyDate'],
    ['noticeDate', 'copyServed'],
    ['orderFrom', 'orderFromWhom'],
  ])('are not two days of two things: %s and %s', (first, later) => {
    expect(found(first, later)).toEqual([])
  })

  it('are in order where a check compares them, also by what is computed from one', () => {
    const compare = (condition: string) => checked('date is before 2024-07-01', condition)
    expect(found('leaseFrom', 'leaseTo', compare('leaseTo is before leaseFrom'))).toEqual([])
    expect(found('leaseFrom', 'leaseTo', compare('leaseTo is before 2024-07-01'))).toHaveLength(1)
    const computed = (text: string) =>
      compare('leaseTo is before leaseEnd')(text).replace(
        '\nderived:',
        '\nderived:\n  leaseEnd: { fn: addDays, field: leaseFrom, n: 30 }',
      )
    expect(found('leaseFrom', 'leaseTo', computed)).toEqual([])
  })
})
