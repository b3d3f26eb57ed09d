import { findCitations } from '#server/law/cases/find-citations.ts'
import { orderCitations } from '#shared/cases/citations.ts'
import { findCaseNumber } from './case-numbers.ts'
import { cnr } from './head-lines.ts'

/** The numbers of the case or cases that the judgment decides. */
export function parseCaseNumbers(head: readonly string[]): {
  caseNumber: string | null
  caseNumbers: string[]
} {
  const lines = head.slice(0, 40)
  const short = lines.filter(line => line.length <= 900 && findCitations(line).length === 0)
  const own = short.flatMap((line, at) => findCaseNumber(withYear(line, short[at + 1])) ?? [])
  const found = own.length > 0 ? own : short.flatMap(line => findCaseNumber(fromBelow(line)) ?? [])
  return {
    caseNumber: found[0]?.printed ?? null,
    caseNumbers: [...new Set(found.flatMap(({ numbers }) => numbers))].slice(0, 60),
  }
}

/** The CNR is alone on a line. It is the number of the case, which may have several orders. */
export function parseCnr(head: readonly string[]): string | null {
  return head.flatMap(line => cnr.exec(line.trim())?.[0] ?? [])[0] ?? null
}

/** 'Criminal Appeal No. ... of 2008 (Arising out of SLP (Crl.) No. 5854 of 2008)': the earlier number. */
function fromBelow(line: string): string {
  return /arising out of\s+(.*)$/i.exec(line)?.[1] ?? ''
}

/** 'Criminal Appeal No. 22', with 'of 1976' on the next line. */
function withYear(line: string, next = ''): string {
  return /\d\s*$/.test(line) && /^\s*(?:of\s|and\s+\d|\/)/i.test(next) ? `${line} ${next}` : line
}

/** Its own citations are on the first lines or on a line that says so. Those further down are of others. */
export function parseOwnCitations(head: readonly string[]): string[] {
  const filled = head.filter(line => line.trim())
  const lines = filled.filter(
    (line, at) =>
      /(?:equivalent|neutral|parallel)\s+citations?|^\W*citations?\s*:/i.test(line) ||
      (at < 8 && line.length < 160 && !/\b(?:in|see|relied|followed|overruled)\b/i.test(line)),
  )
  return orderCitations(lines.flatMap(line => findCitations(line).map(found => found.citation)))
}
