import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { wholeNumber } from '#shared/law/section.ts'

/**
 * Compares content/law/sections-map.tsv with a folder of correspondence tables and the texts of the new
 * statutes: `node scripts/law-table.ts <folder>` lists the differences; `--write` also updates the table.
 * Names are ours and are kept; so are rows marked 'checked', which a person compared with the statute.
 */
type Row = {
  oldAct: string
  oldSection: string
  newAct: string
  newSection: string
  name: string
  sources: string
  /**
   * 'not in force', or empty. We write it ourselves, like the names, because the source tables do not
   * have it.
   */
  status: string
}
type Pair = { old: string; now: string }

const header = 'old_act\told_section\tnew_act\tnew_section\tname\tsources\tstatus'
const tablePath = path.join(import.meta.dirname, '..', 'content', 'law', 'sections-map.tsv')
const acts = [
  { old: 'IPC', now: 'BNS', files: ['ipc-to-bns.tsv', 'ipc-to-bns-second-source.tsv'], text: 'bns.tsv' },
  { old: 'CrPC', now: 'BNSS', files: ['crpc-to-bnss.tsv'], text: 'bnss.tsv' },
  { old: 'IEA', now: 'BSA', files: ['iea-to-bsa.tsv'], text: 'bsa.tsv' },
] as const
type Acts = (typeof acts)[number]

const folder = process.argv[2]
if (!folder) throw new Error('Name the folder of the tables: node scripts/law-table.ts <folder> [--write]')
const table = loadTable()
const wanted = acts.flatMap(act => buildRows(act, table, folder))
const problems = [...acts.flatMap(act => checkText(act, wanted, folder)), ...compare(table, wanted)]
for (const problem of problems) console.log(problem)
console.log(`${wanted.length} rows, ${problems.length} difference(s).`)
if (process.argv.includes('--write')) writeFileSync(tablePath, printTable(wanted))
else if (problems.length > 0) process.exitCode = 1

function loadTable(): Row[] {
  return loadLines(tablePath).map(
    ([oldAct = '', oldSection = '', newAct = '', newSection = '', ...rest]) => ({
      oldAct,
      oldSection,
      newAct,
      newSection,
      name: rest[0] ?? '',
      sources: rest[1] ?? '',
      status: rest[2] ?? '',
    }),
  )
}

function loadLines(file: string): string[][] {
  const lines = readFileSync(file, 'utf8').replaceAll('\r', '').trimEnd().split('\n').slice(1)
  return lines.map(line => line.split('\t'))
}

/** The rows of an act: first those checked by a person, then the sources' rows for everything else. */
function buildRows(act: Acts, existing: Row[], from: string): Row[] {
  const own = existing.filter(row => row.oldAct === act.old || row.newAct === act.now)
  const known = new Map(own.map(row => [keyOf(row.oldSection, row.newSection), row]))
  const checked = own.filter(row => row.sources === 'checked')
  const settled = new Set(checked.map(row => row.oldSection).filter(Boolean))
  const settledNew = new Set(checked.filter(row => !row.oldSection).map(row => row.newSection))
  const [first = [], second] = act.files.map(file => loadPairs(path.join(from, file)))
  const rows = mergeSources(first, second)
    .filter(({ old, now }) => (old ? !settled.has(old) : !settledNew.has(now)))
    .map(({ old, now, sources }) => ({
      oldAct: old && act.old,
      oldSection: old,
      newAct: act.now,
      newSection: now,
      name: known.get(keyOf(old, now))?.name ?? '',
      sources,
      status: known.get(keyOf(old, now))?.status ?? '',
    }))
  return [...checked, ...rows].sort(compareRows)
}

function mergeSources(first: Pair[], second: Pair[] | undefined): (Pair & { sources: string })[] {
  if (!second) return first.map(pair => ({ ...pair, sources: 'one' }))
  const merged = first.map(pair => ({
    ...pair,
    sources: second.some(other => agree(pair, other)) ? 'both' : 'first',
  }))
  const added = second.filter(pair => !first.some(other => agree(pair, other)))
  return [...merged, ...added.map(pair => ({ ...pair, sources: 'second' }))]
}

/** The second table often gives only the section where the first gives the sub-section. */
function agree(one: Pair, other: Pair): boolean {
  return (
    one.old !== '' &&
    wholeNumber(one.old) === wholeNumber(other.old) &&
    wholeNumber(one.now) === wholeNumber(other.now)
  )
}

function loadPairs(file: string): Pair[] {
  const isSecond = file.includes('second')
  const pairs = loadLines(file).flatMap(([old = '', ...rest]) => {
    const now = (isSecond ? rest[0] : rest[1]) ?? ''
    if (now === 'nan') return []
    const subject = (isSecond && rest[1]) || ''
    const olds = [...parseSections(subject.startsWith('-I.') ? `${old}I` : old), ...buriedSections(subject)]
    return parseSections(now).flatMap(one =>
      (olds.length > 0 ? olds : ['']).map(each => ({ old: each, now: one })),
    )
  })
  // A heading above definitions that have predecessors of their own is not a new provision.
  const isHeading = ({ old, now }: Pair) =>
    !old && pairs.some(pair => pair.now.startsWith(`${now}(`) && pair.old)
  return unique(pairs, pair => keyOf(pair.old, pair.now)).filter(pair => !isHeading(pair))
}

/** 'Counterfeiting coin.255.Counterfeiting stamp' contains a second old section. */
function buriedSections(subject: string): string[] {
  return [...subject.matchAll(/\.\s?(\d{1,3}[A-Z]{0,2})\.\s?[A-Z]/g)].map(match => match[1] ?? '')
}

/** Reads '41 & 41A', '230 to 232, 255', '158 (8)/ (9)', '3, para 1' and '2(a)]' as plain section numbers. */
function parseSections(cell: string): string[] {
  const plain = cell
    .replace(/para \d+|clause\s*-?\s*\d+|IEA|interpretation clause|explanation$|^\D*section (?=\d)/gi, '')
    .replace(/(\d)-I\b/g, '$1I')
    .replace(/\)([a-z])\b/g, ')($1)')
    .replace(/[\s\]]/g, '')
  const sections: string[] = []
  for (const [, to, number = '', marks = ''] of plain.matchAll(
    /(to)?(\d+[A-Z]{0,2})?((?:\([0-9A-Za-z]{1,3}\))*)/g,
  )) {
    const last = sections.at(-1) ?? ''
    if (to) sections.push(...between(last, number))
    if (number) sections.push(number + marks)
    else if (marks && last) sections.push(wholeNumber(last) + marks)
  }
  return unique(sections, section => section)
}

function between(from: string, to: string): string[] {
  const start = Number.parseInt(from, 10) + 1
  return Array.from({ length: Math.max(0, Number.parseInt(to, 10) - start) }, (_, step) => `${start + step}`)
}

/**
 * Checks that every new section exists, and has sub-sections when one is named. Only '(1)' or '(a)' is
 * looked for, because long texts are cut off.
 */
function checkText(act: Acts, rows: Row[], from: string): string[] {
  const texts = new Map(
    loadLines(path.join(from, act.text)).map(([section = '', text = '']) => [section, text]),
  )
  return rows
    .filter(row => row.newAct === act.now && row.newSection !== '')
    .filter(({ newSection }) => {
      const text = texts.get(wholeNumber(newSection))
      return !text || (newSection.includes('(') && !/\((1|a)\)/.test(text))
    })
    .map(row => `not in the statute: ${printRow(row)}`)
}

function compare(have: Row[], want: Row[]): string[] {
  const listed = new Set(have.map(printRow))
  const right = new Set(want.map(printRow))
  return [
    ...want.filter(row => !listed.has(printRow(row))).map(row => `missing: ${printRow(row)}`),
    ...have.filter(row => !right.has(printRow(row))).map(row => `not in the sources: ${printRow(row)}`),
    ...want.filter(row => row.name === '').map(row => `without a name: ${printRow(row)}`),
  ]
}

function compareRows(one: Row, other: Row): number {
  return (
    Number(one.oldSection === '') - Number(other.oldSection === '') ||
    compareSections(one.oldSection, other.oldSection) ||
    compareSections(one.newSection, other.newSection)
  )
}

function compareSections(one: string, other: string): number {
  return one.localeCompare(other, 'en', { numeric: true })
}

function keyOf(old: string, now: string): string {
  return `${old} ${now}`
}

function unique<T>(values: T[], key: (value: T) => string): T[] {
  return [...new Map(values.map(value => [key(value), value])).values()]
}

function printTable(rows: Row[]): string {
  return `${[header, ...rows.map(printRow)].join('\n')}\n`
}

function printRow(row: Row): string {
  const { oldAct, oldSection, newAct, newSection, name, sources, status } = row
  return [oldAct, oldSection, newAct, newSection, name, sources, status].join('\t').trimEnd()
}
