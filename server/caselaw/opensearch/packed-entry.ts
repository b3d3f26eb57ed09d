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
  return new UnpackedEntry(Buffer.from(stored, 'base64').toString().split(betweenFields))
}

/** Of a thousand most is not looked at. A class, because an object with getters of its own takes several times as long to make. */
class UnpackedEntry implements StoredEntry {
  readonly id: string
  readonly #fields: readonly string[]
  #held: LawSection[] | null = null

  constructor(fields: readonly string[]) {
    this.id = fields[0] ?? ''
    this.#fields = fields
  }

  get title(): string {
    return this.#fields[1] ?? ''
  }
  get court(): string {
    return this.#fields[2] ?? ''
  }
  get date(): string | null {
    return this.#fields[3] || null
  }
  get year(): number | null {
    return this.#fields[4] ? Number(this.#fields[4]) : null
  }
  get bench(): string[] {
    return splitItems(this.#fields[5])
  }
  get citations(): string[] {
    return splitItems(this.#fields[6])
  }
  get category(): Entry['category'] {
    return (this.#fields[7] || null) as Entry['category'] // written by packEntry, as the next but one
  }
  get categoryInferred(): boolean {
    return this.#fields[8] !== ''
  }
  get importance(): Entry['importance'] {
    return this.#fields[9] as Entry['importance']
  }
  get hasFullText(): boolean {
    return this.#fields[10] !== ''
  }
  get sections(): LawSection[] {
    this.#held ??= unpackSections(this.#fields[11] ?? '[]')
    return this.#held
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

/** Loops, because a chain of calls makes lists on the way: a search reads them of a thousand. */
function unpackSections(packed: string): LawSection[] {
  const runs: Run[] = JSON.parse(packed) // written by listRuns
  const sections: LawSection[] = []
  for (const run of runs)
    for (let at = 1; at < run.length; at += 1) sections.push({ act: run[0], section: run[at] ?? '' })
  return sections
}
