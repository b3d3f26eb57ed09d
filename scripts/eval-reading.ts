import { parseArgs } from 'node:util'
import { parseJudgment } from '#server/caselaw/reading/parse-judgment.ts'
import { compareTitles, fields, judge, type Verdict } from './evaluation/reading-fields.ts'
import { loadRegistry, type Registered } from './evaluation/registry.ts'

/**
 * Evaluates how judgments are parsed: npm run eval:reading -- <file.jsonl[.gz]> [--half even|odd]
 * [--no-failures]. Each line has the text of an order and the registry's data about it; only the text is
 * parsed. Prints precision and recall of each field, over all rows and over both halves (rules are
 * developed on the even rows, counted from 0; the odd rows are only for measuring), and every failure.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  allowNegative: true,
  options: { half: { type: 'string' }, failures: { type: 'boolean', default: true } },
})
const [file] = positionals
if (!file || (values.half && !['even', 'odd'].includes(values.half))) {
  console.error('Usage: npm run eval:reading -- <file.jsonl[.gz]> [--half even|odd] [--no-failures]')
  process.exit(2)
}

type Judged = { at: number; field: string; verdict: Verdict; truth: string; read: string; id: string }

const judged = loadRegistry(file).flatMap(compareRow)
const isShown = (at: number) => !values.half || (at % 2 === 0) === (values.half === 'even')
const names = [...new Set(judged.map(({ field }) => field))]

if (!values.half) printTable('All rows', judged)
for (const half of ['even', 'odd'])
  if (!values.half || values.half === half)
    printTable(
      `Rows of ${half} number`,
      judged.filter(({ at }) => at % 2 === (half === 'even' ? 0 : 1)),
    )
if (values.failures) for (const name of names) printFailures(name)

function compareRow(given: Registered, at: number): Judged[] {
  const of = parseJudgment(given.text)
  const each = fields.map(field => ({
    at,
    id: given.id,
    field: field.name,
    verdict: judge(field, given, of),
    truth: field.truth(given),
    read: field.read(of),
  }))
  const verdictOf = (name: string) => each.find(one => one.field === name)?.verdict ?? 'not given'
  const title = {
    at,
    id: given.id,
    field: 'title',
    verdict: compareTitles(verdictOf('petitioner'), verdictOf('respondent')),
    truth: `${given.petitioner} v ${given.respondent}`,
    read: of.title,
  }
  return [title, ...each]
}

function printTable(heading: string, rows: readonly Judged[]) {
  console.log(`\n${heading}\n${'field'.padEnd(12)}  given  right  wrong  empty  precision  recall`)
  for (const name of names) {
    const count = (verdict: Verdict) =>
      rows.filter(one => one.field === name && one.verdict === verdict).length
    const [right, wrong, empty] = [count('right'), count('wrong'), count('empty')]
    const given = right + wrong + empty
    const figures = [given, right, wrong, empty].map(one => String(one).padStart(5))
    console.log(
      `${name.padEnd(12)}  ${figures.join('  ')}  ${share(right, right + wrong).padStart(9)}  ${share(right, given).padStart(6)}`,
    )
  }
}

function share(part: number, whole: number): string {
  return whole === 0 ? '-' : (part / whole).toFixed(3)
}

function printFailures(name: string) {
  const failed = judged.filter(one => one.field === name && isFailure(one.verdict) && isShown(one.at))
  if (failed.length > 0) console.log(`\n${name}: ${failed.length} not right`)
  for (const { at, id, verdict, truth, read } of failed)
    console.log(`  ${String(at).padStart(3)} ${id} ${verdict}: ${truth}${read ? ` <- ${read}` : ''}`)
}

function isFailure(verdict: Verdict): boolean {
  return verdict === 'wrong' || verdict === 'empty'
}
