import type { CaseReference } from '#shared/contract/cases.ts'

export type Feed = {
  title: string
  /** The page of the search: what the feed is known by. */
  page: string
  /** The address of the feed itself. */
  self: string
  /** Where no judgment has a date. */
  since: Date
  cases: readonly CaseReference[]
  publicUrl: string
}

/** An Atom feed (RFC 4287): every reader of feeds takes it, as it does RSS. */
export function writeFeed({ title, page, self, since, cases, publicUrl }: Feed): string {
  const latest = cases.map(one => dayOf(one)).find(day => day !== null)
  return [
    '<?xml version="1.0" encoding="utf-8"?>',
    '<feed xmlns="http://www.w3.org/2005/Atom">',
    element('id', page),
    element('title', title),
    element('updated', latest ?? since.toISOString()),
    `<author>${element('name', 'Munshi')}</author>`,
    `<link rel="self" type="application/atom+xml" href="${escapeXml(self)}"/>`,
    `<link rel="alternate" type="text/html" href="${escapeXml(page)}"/>`,
    ...cases.map(one => writeEntry(one, `${publicUrl}/case-law/${encodeURIComponent(one.id)}`, since)),
    '</feed>',
    '',
  ].join('\n')
}

function writeEntry(one: CaseReference, address: string, since: Date): string {
  const { caseTitle, citation, court, date, year } = one
  const told = [court, date ?? year, citation].filter(Boolean).join(', ')
  return [
    '<entry>',
    element('id', address),
    element('title', caseTitle),
    element('updated', dayOf(one) ?? since.toISOString()),
    `<link rel="alternate" type="text/html" href="${escapeXml(address)}"/>`,
    element('summary', told),
    '</entry>',
  ].join('')
}

/** The day of the judgment, as it begins in India. Of a year alone, its first. */
function dayOf({ date, year }: Pick<CaseReference, 'date' | 'year'>): string | null {
  const day = date ?? (year === null ? null : `${year}-01-01`)
  return day === null ? null : `${day}T00:00:00+05:30`
}

function element(name: string, text: string): string {
  return `<${name}>${escapeXml(text)}</${name}>`
}

const marks: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

/** Also without the characters that XML 1.0 has no way to write. */
function escapeXml(text: string): string {
  return text
    .toWellFormed()
    .replace(/[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu, '')
    .replace(/[&<>"]/g, mark => marks[mark] ?? mark)
}
