import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'

/**
 * Makes content/law/limitation.tsv from a folder with limitation.tsv (the Schedule of the Limitation Act)
 * and limitation-special.tsv: `node scripts/limitation-table.ts <folder>` lists the differences;
 * `--write` also updates the table. Entries without a period of their own are left out, and so is
 * custody, whose first day is counted.
 */
const tablePath = path.join(import.meta.dirname, '..', 'content', 'law', 'limitation.tsv')
const folder = process.argv[2]
if (!folder)
  throw new Error('Name the folder of the tables: node scripts/limitation-table.ts <folder> [--write]')

const header = ['id', 'law', 'provision', 'matter', 'period', 'duration', 'runs_from', 'note']
const articles = loadRows('limitation.tsv').map(row => [
  `article-${idOf(row.article)}`,
  'Limitation Act, 1963',
  `Article ${row.article}`,
  row.description,
  row.period,
  row.duration,
  row.runs_from,
  '',
])
const special = loadRows('limitation-special.tsv')
  .filter(row => !/detention|arrest/.test(row.runs_from ?? ''))
  .map(row => [
    idOf(`${row.act} ${row.provision}`),
    row.act,
    row.provision,
    row.matter,
    row.period,
    row.duration,
    row.runs_from,
    row.extension_or_note,
  ])
const rows = [...articles, ...special].filter(([, , , , , duration]) => /^P\d+[YMWD]$/.test(duration ?? ''))
const table = `${[header, ...rows].map(row => row.join('\t')).join('\n')}\n`
const isSame = readFileSync(tablePath, { encoding: 'utf8', flag: 'a+' }) === table
console.log(`${rows.length} periods, ${isSame ? 'no difference' : 'the table differs'}.`)
if (process.argv.includes('--write')) writeFileSync(tablePath, table)
else if (!isSame) process.exitCode = 1

function loadRows(name: string): Record<string, string>[] {
  const [head = '', ...lines] = readFileSync(path.join(folder ?? '', name), 'utf8')
    .trimEnd()
    .split('\n')
  const columns = head.split('\t')
  return lines.map(line => {
    const cells = line.split('\t')
    return Object.fromEntries(columns.map((column, at) => [column, cells[at]?.trim() ?? '']))
  })
}

function idOf(name = ''): string {
  return name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
}
