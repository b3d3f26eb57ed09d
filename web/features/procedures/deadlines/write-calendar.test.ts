import ical from 'node-ical'
import { describe, expect, it } from 'vitest'
import type { Language } from '#shared/languages.ts'
import { isoDay, parseDay } from '#shared/templates/dates.ts'
import type { ComputedDeadline } from '../model/deadlines.ts'
import { writeCalendar } from './write-calendar.ts'

const dayOf = (text: string) => {
  const day = parseDay(text)
  if (!day) throw new Error(text)
  return day
}

const computed: ComputedDeadline = {
  step: 2,
  deadline: {
    id: 'appeal',
    deed: {
      en: 'Appeal, with stay; file it \\ serve it',
      hi: 'राज्य आयोग के समक्ष अपील तथा स्थगन का आवेदन, आधी राशि के निक्षेप सहित',
      mr: 'राज्य आयोगापुढे अपील व स्थगितीचा अर्ज, निम्मी रक्कम जमा करून',
    },
    kind: 'by',
    duration: 'P45D',
    provision: 's.41, Consumer Protection Act 2019',
    day: 'order',
    countsFirstDay: false,
    fromMonthEnd: false,
    exclusions: [],
  },
  from: dayOf('2026-01-10'),
  day: dayOf('2026-02-24'),
  latest: undefined,
  excluded: [],
  pandemic: false,
  isSunday: false,
}
const guide = {
  id: 41,
  title: 'Consumer appeal',
  days: [{ id: 'order', label: { en: 'Date of the order', hi: 'आदेश का दिनांक', mr: 'आदेशाचा दिनांक' } }],
}
const words = {
  lastDay: 'Last day',
  notBefore: 'Not before',
  expectedBy: 'Due',
  check: 'Look at holidays.\nRead it.',
}
const write = (language: Language, now = '2026-11-22T10:20:30.456Z') =>
  writeCalendar({
    guide,
    deadlines: [computed],
    language,
    words,
    link: 'https://munshi.example/procedures/consumer-appeal-execution-procedure?dates=order.2026-01-10',
    now: new Date(now),
  })
const read = (text: string) => {
  const events = Object.values(ical.sync.parseICS(text)).flatMap(one => (one?.type === 'VEVENT' ? [one] : []))
  return events.map(event => ({ ...event, summary: event.summary as unknown }))
}
const textOf = (value: unknown) =>
  typeof value === 'object' && value !== null && 'val' in value ? value.val : value

describe('the calendar file', () => {
  it.each(['en', 'hi', 'mr'] as const)('is read back whole by a calendar program (%s)', language => {
    const [event, ...others] = read(write(language))
    if (!event) throw new Error('no event')
    expect(others).toEqual([])
    expect(textOf(event.summary)).toBe(`Last day: ${computed.deadline.deed[language]} (Consumer appeal)`)
    expect(textOf(event.description)).toBe(
      `s.41, Consumer Protection Act 2019\n${guide.days[0]?.label[language]}: 10/01/2026\nLook at holidays.\nRead it.`,
    )
    expect(event.datetype).toBe('date')
    const start = event.start
    expect(isoDay({ year: start.getFullYear(), month: start.getMonth() + 1, day: start.getDate() })).toBe(
      '2026-02-24',
    )
    expect(event.uid).toBe('41-appeal-20260110-20260224@guides.munshi')
    expect(textOf(event.url)).toContain('?dates=order.2026-01-10')
    expect(event.alarms).toHaveLength(2)
  })

  it('folds its lines at 75 bytes, never inside a character, and ends each with CR LF', () => {
    for (const language of ['en', 'hi', 'mr'] as const) {
      const text = write(language)
      const lines = text.split('\r\n')
      expect(lines.pop()).toBe('')
      expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/)
      for (const line of lines) {
        expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75)
        expect(line).not.toContain('\uFFFD')
      }
      expect(lines.some(line => line.startsWith(' '))).toBe(true)
    }
  })

  it('gives the same date the same UID whenever it is saved, and another date another', () => {
    const uid = (text: string) => /UID:(.*)\r/.exec(text)?.[1]
    expect(uid(write('en'))).toBe(uid(write('hi', '2027-01-01T00:00:00Z')))
    const moved = writeCalendar({
      guide,
      deadlines: [{ ...computed, from: dayOf('2026-01-11'), day: dayOf('2026-02-25') }],
      language: 'en',
      words,
      link: 'https://munshi.example',
      now: new Date(0),
    })
    expect(uid(moved)).not.toBe(uid(write('en')))
  })

  it('says when it was written in UTC, and that the day is not busy', () => {
    expect(write('en')).toContain('\r\nDTSTAMP:20261122T102030Z\r\n')
    expect(write('en')).toContain('\r\nDTEND;VALUE=DATE:20260225\r\n')
    expect(write('en')).toContain('\r\nTRANSP:TRANSPARENT\r\n')
  })
})
