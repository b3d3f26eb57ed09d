import type { Landmark } from '#server/content/cases/landmark-schema.ts'

type IndexRow = { title: string; date: string; citations: string[] }

type Sources = { rows: readonly IndexRow[]; texts: ReadonlyMap<string, string> }

/** Looks up each piece of evidence named by a landmark, and lists what the sources do not confirm. */
export function lookUpEvidence(landmark: Landmark, { rows, texts }: Sources) {
  const { verified, evidence } = landmark
  if (verified === 'sc-index') return split(evidence, citation => inIndex(landmark, citation, rows))
  const find = verified === 'aila' ? asText : citedIn
  return split(evidence, number => find(landmark, number, texts.get(number)))
}

function split(evidence: string[], find: (entry: string) => string | null) {
  const looked = evidence.map(entry => ({ entry, found: find(entry) }))
  return {
    found: looked.flatMap(({ found }) => found ?? []),
    missing: looked.filter(({ found }) => found === null).map(({ entry }) => `${entry} does not bear it out`),
  }
}

/**
 * Compares name, citation and date. Some rows of the index have a wrong year; then the year in the
 * citation must be right.
 */
function inIndex({ title, year, date }: Landmark, citation: string, rows: Sources['rows']): string | null {
  const cited = Number(/\d{4}/.exec(citation)?.[0])
  const isOurs = (row: IndexRow) =>
    row.date.startsWith(`${year}-`) ? date === undefined || row.date === date : cited === year
  const fits = (row: IndexRow) =>
    row.citations.includes(squeeze(citation)) && isOurs(row) && nameLikeness(title, row.title) >= 0.5
  const row = rows.find(fits)
  return row ? `${citation} ${row.title.slice(0, 70)}, ${row.date}` : null
}

function asText({ title, year }: Landmark, number: string, text = ''): string | null {
  const [name = '', ...rest] = text.split('\n')
  return nameLikeness(title, name) >= 0.5 && rest.slice(0, 4).join(' ').includes(String(year))
    ? `${number} ${name}`
    : null
}

/** Whether the text has the name and one of the citations, with any spacing of volume and page. */
function citedIn({ title, citations }: Landmark, number: string, text = ''): string | null {
  const squeezed = squeeze(text)
  const parts = title
    .split(/ v /)
    .flatMap(side => side.split(/\s+/))
    .filter(word => word.length > 3)
  const named = parts.some(word => squeezed.includes(squeeze(word)))
  const cited = citations.find(citation => squeezed.includes(squeeze(citation)))
  return named && cited ? `${number} cites ${cited}` : null
}

/** Parses the court's index: year, title, date (DD-MM-YYYY), parties, INSC and SCR citations. */
export function parseScIndex(csv: string): IndexRow[] {
  const lines = csv.split('\n').slice(1)
  return lines.filter(line => line.trim() !== '').map(parseRow)
}

function parseRow(line: string): IndexRow {
  const [, title = '', date = '', , insc = '', scr = ''] = parseCsvLine(line.trim())
  const citations = [insc, scr].filter(citation => citation !== '').map(squeeze)
  return { title, date: date.split('-').reverse().join('-'), citations }
}

function parseCsvLine(line: string): string[] {
  return [...line.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^,]*))/g)].map(([, quoted, plain]) =>
    quoted === undefined ? (plain ?? '') : quoted.replaceAll('""', '"'),
  )
}

/** A citation without dots, brackets and spaces, such as 'aSCR454', for comparison. */
function squeeze(text: string): string {
  return text.toLowerCase().replace(/[^a-z0-9]+/g, '')
}

/** The share of the shorter name's words that are also in the other name. */
function nameLikeness(one: string, other: string): number {
  const [short, long] = [nameWords(one), nameWords(other)].sort((a, b) => a.size - b.size)
  if (!short || !long || short.size === 0) return 0
  return [...short].filter(word => long.has(word)).length / short.size
}

const commonWords = new Set(
  'v vs versus the of and others ors anr another etc state union india in re by m s ltd'.split(' '),
)

function nameWords(name: string): Set<string> {
  return new Set(
    name
      .toLowerCase()
      .split(/[^a-z0-9]+/)
      .filter(word => word !== '' && !commonWords.has(word)),
  )
}
