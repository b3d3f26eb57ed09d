import { orderCitations } from '#shared/cases/citations.ts'
import { courtLevels } from '#shared/cases/judgment.ts'
import { writeCsv } from '#shared/csv.ts'
import { type LawSection, nameKind } from '#shared/law/section.ts'
import type { SavedAuthority } from './saved.ts'

/** A line of a table of authorities. */
export type Authority = {
  number: number
  title: string
  /** All parallel ones; where none is known the day of the decision, if that is. */
  citations: string[]
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
      citations: (citations.length > 0 ? orderCitations(citations) : sayDecided(date)).map(printable),
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

function sayDecided(date: string | null): string[] {
  return date ? [`decided on ${date.split('-').reverse().join('.')}`] : []
}

/** 'CrPC, ss. 41, 41A' for all sections of one act together; 'CPC, Order 9 Rule 13' does not mix with its sections. */
function groupSections(sections: readonly LawSection[]): string[] {
  const byAct = Map.groupBy(sections, ({ act }) => act)
  return [...byAct].flatMap(([act, list]) => {
    const named = [...new Set(list.map(one => one.section))].filter(Boolean)
    const numbers = named.filter(name => /^\d/.test(name))
    const others = named.filter(name => !numbers.includes(name))
    if (named.length === 0) return [act]
    return [
      ...(numbers.length > 0 ? [`${act}, ${nameKind(act, numbers.length)} ${numbers.join(', ')}`] : []),
      ...(others.length > 0 ? [`${act}, ${others.join(', ')}`] : []),
    ]
  })
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what it looks for
const unprintable = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f\ufffe\uffff]/g

/** Removes characters that XML does not allow: one of them makes Word refuse the whole file. */
function printable(text: string): string {
  return text.toWellFormed().replace(unprintable, '')
}

const heading = ['No.', 'Case', 'Citations', 'Court', 'Year', 'Sections', 'Note']

export function writeAuthoritiesCsv(authorities: readonly Authority[]): string {
  const rows = authorities.map(({ number, title, citations, court, year, sections, note }) => [
    String(number),
    title,
    citations.join(' : '),
    court,
    year,
    sections.join('; '),
    note,
  ])
  return writeCsv([heading, ...rows])
}
