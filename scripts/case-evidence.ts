export type IndexRow = { year: number; title: string; date: string; citations: string[] }

/** The court's index: year, title, date (DD-MM-YYYY), parties, INSC and SCR citations. */
export function readScIndex(csv: string): IndexRow[] {
  const lines = csv.split('\n').slice(1)
  return lines.filter(line => line.trim() !== '').map(readRow)
}

function readRow(line: string): IndexRow {
  const [year = '', title = '', date = '', , insc = '', scr = ''] = readCsvLine(line.trim())
  const citations = [insc, scr].filter(citation => citation !== '').map(squeeze)
  return { year: Number(year), title, date: date.split('-').reverse().join('-'), citations }
}

function readCsvLine(line: string): string[] {
  return [...line.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^,]*))/g)].map(([, quoted, plain]) =>
    quoted === undefined ? (plain ?? '') : quoted.replaceAll('""', '"'),
  )
}

/** A citation without its dots, brackets and spaces: 'aSCR454' however it is printed. */
export function squeeze(text: string): string {
  return text.toLowerCase().replace(/[^a-z0-9]+/g, '')
}

/** The share of the shorter name's words that the other has too. */
export function nameLikeness(one: string, other: string): number {
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
