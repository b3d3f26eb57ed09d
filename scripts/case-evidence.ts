import { createReadStream } from 'node:fs'
import { createGunzip } from 'node:zlib'
import { extract } from 'tar-stream'

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

/** The texts of the archive, 'C12' -> the whole judgment. */
export async function readTexts(archive: string): Promise<Map<string, string>> {
  const texts = new Map<string, string>()
  const entries = createReadStream(archive).pipe(createGunzip()).pipe(extract())
  for await (const entry of entries) {
    const name = /Object_casedocs\/(C\d+)\.txt$/.exec(entry.header.name)?.[1]
    const chunks: Uint8Array[] = []
    // The package's types leave the chunks of an entry open; they are always bytes.
    for await (const chunk of entry as AsyncIterable<Uint8Array>) chunks.push(chunk)
    if (name) texts.set(name, Buffer.concat(chunks).toString('utf8'))
  }
  return texts
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
