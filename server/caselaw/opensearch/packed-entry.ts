import type { Judgment } from '#shared/cases/judgment.ts'
import type { LawSection } from '#shared/law/section.ts'
import type { Entry } from '../library/entry.ts'

export type StoredEntry = Omit<Entry, 'citedByCount'>

/** Adjacent sections of one act: the act, and the numbers. */
type Run = [act: string, ...numbers: string[]]

/** Control characters that stand for nothing else: to split at them takes a quarter of the time of JSON, and a search reads a thousand. */
const [betweenFields, betweenItems] = ['\u001f', '\u001e']

export function packEntry(one: Judgment): string {
  const fields = [
    [one.id],
    [one.title],
    [one.court],
    [one.date ?? ''],
    [one.year ?? ''],
    one.bench,
    one.citations,
    [one.category ?? ''],
    [one.categoryInferred ? 'inferred' : ''],
    [one.importance],
    [one.paragraphs.length > 0 ? 'text' : ''],
    [JSON.stringify(listRuns(one.sections))],
  ]
  const packed = fields.map(items => items.map(clean).join(betweenItems))
  return Buffer.from(packed.join(betweenFields)).toString('base64')
}

export function unpackEntry(stored: string): StoredEntry {
  const fields = Buffer.from(stored, 'base64').toString().split(betweenFields)
  const [id = '', title = '', court = '', date, year, bench, citations, category, inferred, importance] =
    fields
  const [hasFullText, runs = '[]'] = fields.slice(10)
  let sections: LawSection[] | null = null
  return {
    id,
    title,
    court,
    date: date || null,
    year: year ? Number(year) : null,
    bench: splitItems(bench),
    citations: splitItems(citations),
    category: (category || null) as Entry['category'], // written by packEntry, as the next
    categoryInferred: inferred !== '',
    importance: importance as Entry['importance'],
    hasFullText: hasFullText !== '',
    /** Of a thousand few are looked at. */
    get sections() {
      sections ??= unpackSections(runs)
      return sections
    },
  }
}

function clean(item: string | number): string {
  return String(item).replaceAll(betweenFields, ' ').replaceAll(betweenItems, ' ')
}

/** Makes no copy, which would read all that has not been looked at. */
export function addCount(entry: StoredEntry, citedByCount = 0): Entry {
  return Object.assign(entry, { citedByCount })
}

function splitItems(items = ''): string[] {
  return items === '' ? [] : items.split(betweenItems)
}

/** Their order says how much a judgment is about each. */
function listRuns(sections: readonly LawSection[]): Run[] {
  const runs: Run[] = []
  for (const { act, section } of sections) {
    const last = runs.at(-1)
    if (last?.[0] === act) last.push(section)
    else runs.push([act, section])
  }
  return runs
}

function unpackSections(packed: string): LawSection[] {
  const runs: Run[] = JSON.parse(packed) // written by listRuns
  return runs.flatMap(([act, ...numbers]) => numbers.map(section => ({ act, section })))
}
