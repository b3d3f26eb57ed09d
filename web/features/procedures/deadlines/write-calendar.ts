import type { ProcedureView } from '#shared/contract/procedures.ts'
import type { Language } from '#shared/languages.ts'
import { addDays, type Day, formatDay, isoDay } from '#shared/templates/dates.ts'
import type { ComputedDeadline } from '../model/deadlines.ts'

type Words = { lastDay: string; notBefore: string; expectedBy: string; check: string }
type Calendar = {
  guide: Pick<ProcedureView, 'id' | 'title' | 'days'>
  deadlines: readonly ComputedDeadline[]
  language: Language
  words: Words
  link: string
  now: Date
}

/**
 * The dates as a calendar file (RFC 5545), a day each. An event has the same UID whenever the same dates are saved, so
 * that a calendar that has it already does not show it twice.
 */
export function writeCalendar({ guide, deadlines, language, words, link, now }: Calendar): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//Munshi//Court procedures//${language.toUpperCase()}`,
    'CALSCALE:GREGORIAN',
    ...deadlines.flatMap(deadline => writeEvent(deadline)),
    'END:VCALENDAR',
  ]
  return `${lines.map(fold).join('\r\n')}\r\n`

  function writeEvent({ deadline, day, from }: ComputedDeadline): string[] {
    const kind = { by: words.lastDay, from: words.notBefore, expected: words.expectedBy }[deadline.kind]
    const summary = `${kind}: ${deadline.deed[language]} (${guide.title})`
    const start = guide.days?.find(({ id }) => id === deadline.day)?.label[language]
    const told = [deadline.provision, start && `${start}: ${formatDay(from)}`, words.check]
    return [
      'BEGIN:VEVENT',
      `UID:${guide.id}-${deadline.id}-${plainDay(from)}-${plainDay(day)}@guides.munshi`,
      `DTSTAMP:${now.toISOString().replace(/[-:]|\.\d+/g, '')}`,
      `DTSTART;VALUE=DATE:${plainDay(day)}`,
      `DTEND;VALUE=DATE:${plainDay(addDays(day, 1))}`,
      `SUMMARY;LANGUAGE=${language}:${escapeText(summary)}`,
      `DESCRIPTION;LANGUAGE=${language}:${escapeText(told.filter(Boolean).join('\n'))}`,
      `URL:${link}`,
      'TRANSP:TRANSPARENT',
      ...alarms.flatMap(trigger => writeAlarm(trigger, summary)),
      'END:VEVENT',
    ]
  }
}

/** At nine in the morning, a week and a day before. */
const alarms = ['-P6DT15H', '-PT15H']

function writeAlarm(trigger: string, summary: string): string[] {
  return [
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    `DESCRIPTION:${escapeText(summary)}`,
    `TRIGGER:${trigger}`,
    'END:VALARM',
  ]
}

function plainDay(day: Day): string {
  return isoDay(day).replaceAll('-', '')
}

/** RFC 5545, 3.3.11. */
function escapeText(text: string): string {
  return text.replace(/[\\;,]/g, '\\$&').replace(/\r?\n/g, '\\n')
}

const mostBytes = 75

/** RFC 5545, 3.1: a line of at most 75 bytes, never cut inside a character; a conjunct may be cut, its bytes are joined again. */
function fold(line: string): string {
  const folded: string[] = []
  let part = ''
  let bytes = 0
  for (const character of line) {
    const size = new TextEncoder().encode(character).length
    if (bytes + size > mostBytes) {
      folded.push(part)
      part = ' '
      bytes = 1
    }
    part += character
    bytes += size
  }
  return [...folded, part].join('\r\n')
}
