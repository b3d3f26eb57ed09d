import { orderCitations } from '#shared/cases/citations.ts'
import { courtLevels, type SectionReference } from '#shared/cases/judgment.ts'
import type { SavedAuthority } from './saved.ts'

/** A line of a table of authorities. */
export type Authority = {
  number: number
  title: string
  /** Every parallel citation; where none is known the day of the decision, if that is. */
  citations: string
  court: string
  year: string
  /** One entry for each act. */
  sections: string[]
  note: string
}

/** The Supreme Court before High Courts before tribunals, within a court the newest first: as a list is read out. */
export function listAuthorities(saved: readonly SavedAuthority[]): Authority[] {
  return saved.toSorted(compareWeight).map(({ case: found, sections, note }, index) => {
    const { caseTitle: title, citations, court, date, year } = found
    return {
      number: index + 1,
      title: printable(title.replace(/\s+(?:v|vs|versus)\.?\s+/i, ' v. ')),
      citations: printable(orderCitations(citations).join(' : ') || sayDecided(date)),
      court: printable(court),
      year: year === null ? '' : String(year),
      sections: groupSections(sections).map(printable),
      note: printable(note),
    }
  })
}

function compareWeight({ case: a }: SavedAuthority, { case: b }: SavedAuthority): number {
  return (
    courtLevels.indexOf(a.courtLevel) - courtLevels.indexOf(b.courtLevel) ||
    a.court.localeCompare(b.court) ||
    dateOf(b).localeCompare(dateOf(a)) ||
    a.caseTitle.localeCompare(b.caseTitle)
  )
}

function dateOf({ date, year }: SavedAuthority['case']): string {
  return date ?? String(year ?? '')
}

function sayDecided(date: string | null): string {
  return date ? `decided on ${date.split('-').reverse().join('.')}` : ''
}

/** 'CrPC, ss. 41, 41A' for all sections of one act together. */
function groupSections(sections: readonly SectionReference[]): string[] {
  const byAct = Map.groupBy(sections, ({ act }) => act)
  return [...byAct].map(([act, list]) => {
    const numbers = [...new Set(list.map(({ section }) => section).filter(section => section !== ''))]
    if (numbers.length === 0) return act
    return `${act}, ${nameKind(act, numbers)}${numbers.join(', ')}`
  })
}

function nameKind(act: string, numbers: string[]): string {
  if (!numbers.every(number => /^\d/.test(number))) return ''
  if (act === 'Constitution') return numbers.length > 1 ? 'arts. ' : 'art. '
  return numbers.length > 1 ? 'ss. ' : 's. '
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what it looks for
const unprintable = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f\ufffe\uffff]/g

/** Without what XML cannot hold: one such letter and Word refuses the whole file. */
function printable(text: string): string {
  return text.toWellFormed().replace(unprintable, '')
}
