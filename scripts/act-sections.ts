import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'

/**
 * Makes content/law/act-sections.tsv from a folder with acts.tsv and acts-sections.tsv: the sections,
 * articles, Orders and Rules of each Act. `node scripts/act-sections.ts <folder>` lists the differences;
 * `--write` also updates the table.
 */
const tablePath = path.join(import.meta.dirname, '..', 'content', 'law', 'act-sections.tsv')
const folder = process.argv[2]
if (!folder) throw new Error('Name the folder of the tables: node scripts/act-sections.ts <folder> [--write]')

const acts = loadRows('acts.tsv')
const sections = Map.groupBy(loadRows('acts-sections.tsv'), row => row.act ?? '')
const lines = acts
  .filter(row => row.complete === 'yes')
  .flatMap(row => {
    const listed = sections.get(row.act ?? '')
    return listed ? [printAct(row, listed)] : []
  })
const table = `${['act\talso\tsections', ...lines].join('\n')}\n`
const isSame = readFileSync(tablePath, { encoding: 'utf8', flag: 'a+' }) === table
console.log(`${lines.length} acts, ${isSame ? 'no difference' : 'the table differs'}.`)
if (process.argv.includes('--write')) writeFileSync(tablePath, table)
else if (!isSame) process.exitCode = 1

type Row = Record<string, string>

function loadRows(name: string): Row[] {
  const [head = '', ...rows] = readFileSync(path.join(folder ?? '', name), 'utf8')
    .trimEnd()
    .split('\n')
  const columns = head.split('\t')
  return rows.map(row => {
    const cells = row.split('\t')
    return Object.fromEntries(columns.map((column, at) => [column, cells[at] ?? '']))
  })
}

/** Numbers that the Act once had but the source leaves out are not mistakes. */
function printAct(
  { act = '', names_in_content: names = '', missing_numbers: dropped = '' }: Row,
  listed: Row[],
): string {
  const others = [...new Set(names.split('|'))].filter(name => name && name !== act)
  const numbers = listed.map(({ section = '' }) =>
    section.replace(/^Order (\S+) Rule (\S+)$/, 'O$1R$2').replace(/^Article (\d+)$/, 'A$1'),
  )
  const plain = [...numbers, ...dropped.split(' ').filter(Boolean)].filter(number => !number.includes(' '))
  return [act, others.join('|'), shorten(plain).join(' ')].join('\t')
}

/** '1', '2', '3', '3A' become '1-3', '3A'. */
function shorten(numbers: string[]): string[] {
  const runs: string[] = []
  let from: number | undefined
  let to = 0
  for (const number of numbers) {
    const value = /^\d+$/.test(number) ? Number(number) : undefined
    if (from !== undefined && value === to + 1) to = value
    else {
      if (from !== undefined) runs.push(from === to ? `${from}` : `${from}-${to}`)
      from = value
      to = value ?? 0
      if (value === undefined) runs.push(number)
    }
  }
  if (from !== undefined) runs.push(from === to ? `${from}` : `${from}-${to}`)
  return runs
}
