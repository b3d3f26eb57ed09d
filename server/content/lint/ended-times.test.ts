import { describe, expect, it } from 'vitest'
import { swap } from '../fixtures/skeleton-sources.ts'
import { endedTimesHaveEnded } from './ended-times.ts'
import { added, draftOf, withLastDay } from './testing/drafts.ts'

describe('a time that is said to have ended', () => {
  it('has ended where the form cannot be filed before', () => {
    const check = (severity: string, condition: string) =>
      `checks:\n  early:\n    if: ${condition}\n    severity: ${severity}\n    at: date\n    say: { en: wait, hi: रुकें, mr: थांबा }\n    provision: "CPC 1908, s.35"\n    for example: {}\n\nsample:`
    const found = (severity: string, condition = 'date is before lastDay') =>
      endedTimesHaveEnded(
        draftOf({
          yaml: text => swap('sample:', check(severity, condition))(withLastDay(text)),
          en: added('1. The time for payment ended on {lastDay}.'),
        }),
      )
    expect(found('look at this')).toHaveLength(1)
    expect(found('cannot be filed')).toEqual([])
    expect(found('cannot be filed', 'not date is after lastDay')).toEqual([])
    expect(found('cannot be filed', 'date is after lastDay')).toHaveLength(1)
  })

  it('ends on a day that is reckoned, also when it is written in words, or is the later of two', () => {
    const also = (text: string) =>
      withLastDay(text).replace(
        '\nsample:',
        '\n  inWords: { fn: dateLong, field: lastDay }\n  later: { fn: latestOf, fields: [date, lastDay] }\n  last: { fn: latestOf, fields: [date] }\n\nsample:',
      )
    const found = (day: string) =>
      endedTimesHaveEnded(draftOf({ yaml: also, en: added(`1. The time for payment ended on {${day}}.`) }))
    expect(found('inWords')).toHaveLength(1)
    expect(found('later')).toHaveLength(1)
    expect(found('last')).toEqual([])
  })
})
