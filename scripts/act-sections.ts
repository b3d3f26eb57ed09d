import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'

/**
 * Makes content/law/acts.tsv and content/law/sections.tsv from a folder with acts.tsv and acts-sections.tsv: the
 * Acts with their names, and the sections, articles, Orders and Rules of each with its heading. `node
 * scripts/act-sections.ts <folder>` says whether they differ; `--write` also updates them.
 */
const content = path.join(import.meta.dirname, '..', 'content', 'law')
const folder = process.argv[2]
if (!folder) throw new Error('Name the folder of the tables: node scripts/act-sections.ts <folder> [--write]')

type Row = Record<string, string>

/** Schedules that texts cite by the name of their Act: 'CPC (First Schedule)' is a part of 'CPC'. */
const partOf = / \((?:First )?Schedule\)$/
const acts = loadRows('acts.tsv')
const whole = acts.filter(({ act = '' }) => !partOf.test(act))
const dropped = acts.flatMap(({ act = '', missing_numbers: numbers = '' }) =>
  numbers.split(' ').flatMap(section => (section ? [{ act, section, heading: '', status: 'omitted' }] : [])),
)
const sections = [...loadRows('acts-sections.tsv'), ...dropped].map(
  (row): Row => ({
    ...row,
    act: (row.act ?? '').replace(partOf, ''),
  }),
)
const byAct = Map.groupBy(sections, ({ act = '' }) => act)

const tables = {
  'acts.tsv': [
    'act\ttitle\talso\tcomplete\tstatus\tas_of',
    ...whole.map(row =>
      [row.act, row.title, namesOf(row), row.complete, row.law_status ?? '', row.as_of ?? ''].join('\t'),
    ),
  ],
  'sections.tsv': [
    'act\tsection\theading\tstatus',
    ...whole.flatMap(({ act = '' }) =>
      (byAct.get(act) ?? []).map(row => [act, row.section, row.heading, row.status].join('\t')),
    ),
  ],
}
for (const [name, lines] of Object.entries(tables)) {
  const file = path.join(content, name)
  const table = `${lines.join('\n')}\n`
  const isSame = readFileSync(file, { encoding: 'utf8', flag: 'a+' }) === table
  console.log(`${name}: ${lines.length - 1} lines, ${isSame ? 'no difference' : 'the table differs'}.`)
  if (process.argv.includes('--write')) writeFileSync(file, table)
  else if (!isSame) process.exitCode = 1
}

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

function namesOf({ act = '', names_in_content: names = '' }: Row): string {
  return [...new Set(names.split('|'))].filter(name => name && name !== act).join('|')
}
