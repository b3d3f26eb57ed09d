import { describe, expect, it } from 'vitest'
import type { GuideDeadline } from '#shared/contract/procedures.ts'
import { isoDay, parseDay } from '#shared/templates/dates.ts'
import { computeDeadlines } from './deadlines.ts'

type Given = Partial<GuideDeadline> & Pick<GuideDeadline, 'duration'>

function compute(given: readonly Given[], days: Record<string, string>, copy = 0) {
  const deadlines = given.map(
    (one, at): GuideDeadline => ({
      id: String(at),
      deed: { en: 'Appeal', hi: 'अपील', mr: 'अपील' },
      kind: 'by',
      provision: 'Article 116',
      countsFirstDay: false,
      fromMonthEnd: false,
      exclusions: [],
      ...(one.after === undefined && { day: 'order' }),
      ...one,
    }),
  )
  const step = { step: 1, title: '', description: '', documents: [], forms: [], status: 'current' as const }
  const typed = new Map(
    Object.entries(days).flatMap(([id, text]) => {
      const day = parseDay(text)
      return day ? [[id, day] as const] : []
    }),
  )
  return computeDeadlines([{ ...step, deadlines }], {
    days: typed,
    exclusions: copy ? [{ ground: 'copy', days: copy }] : [],
  })
}
const daysOf = (...asked: Parameters<typeof compute>) => compute(...asked).map(({ day }) => isoDay(day))

describe('the dates of a guide', () => {
  it('leave out the day they run from, and end on the same day of a later month', () => {
    expect(daysOf([{ duration: 'P30D' }, { duration: 'P3M' }], { order: '2026-01-31' })).toEqual([
      '2026-03-02',
      '2026-04-30',
    ])
  })

  it('of a cheque follow one another: notice, fifteen days, a month from the day after (Saketh, Econ Antri)', () => {
    const cheque: Given[] = [
      { id: 'pay', duration: 'P15D', kind: 'expected' },
      { id: 'complaint', duration: 'P1M', after: 'pay' },
    ]
    expect(daysOf(cheque, { order: '1995-09-29' })).toEqual(['1995-10-14', '1995-11-15'])
  })

  it('of default bail count the day of remand, and give the day on which the right is there', () => {
    const [sixty] = compute([{ duration: 'P60D', kind: 'from', countsFirstDay: true }], {
      order: '2026-01-01',
    })
    expect(sixty && isoDay(sixty.day)).toBe('2026-03-02')
  })

  it('leave out the days for the copy only where the provision allows it', () => {
    const both: Given[] = [{ duration: 'P90D', exclusions: ['copy'] }, { duration: 'P90D' }]
    expect(daysOf(both, { order: '2026-01-01' }, 12)).toEqual(['2026-04-13', '2026-04-01'])
  })

  it('say how long at most an extension can reach', () => {
    const [version] = compute([{ duration: 'P30D', more: 'P15D' }], { order: '2026-01-01' })
    expect(version?.latest && isoDay(version.latest)).toBe('2026-02-15')
  })

  it('run from the end of the month to the end of a month', () => {
    expect(daysOf([{ duration: 'P2M', fromMonthEnd: true }], { order: '2026-02-10' })).toEqual(['2026-04-30'])
  })

  it('of filing are moved by the order on the pandemic, those of custody are not', () => {
    expect(
      daysOf([{ duration: 'P90D' }, { duration: 'P90D', kind: 'expected' }], { order: '2020-03-01' }),
    ).toEqual(['2022-05-30', '2020-05-30'])
  })

  it('are not there for a day that was not typed', () => {
    expect(daysOf([{ duration: 'P30D' }], {})).toEqual([])
    expect(daysOf([{ duration: 'P30D' }], { order: '2026-02-30' })).toEqual([])
  })
})
