import { spawnSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { findAddresses, isAtHome } from './house/addresses.ts'
import { findAsserted } from './house/asserted.ts'
import { listFeatureCircles, listFileCircles, loadGraph } from './house/circles.ts'
import { measureFunctions } from './house/functions.ts'
import { loadShipped, type Source } from './house/sources.ts'
import { fillColumn, type Row } from './house/table.ts'

// `npm run house`: figures about the code itself. --write puts them into the column 'now' of
// docs/house.md; --places lists what is counted; --root <folder> measures another checkout; --column
// before writes the other column.

const page = 'docs/house.md'
const short = 20

const { values } = parseArgs({
  options: {
    write: { type: 'boolean' },
    places: { type: 'boolean' },
    root: { type: 'string', default: '.' },
    column: { type: 'string', default: 'now' },
  },
})
const { root } = values
const column = values.column === 'before' ? 'before' : 'now'

run(process.execPath, ['scripts/build-web.ts'])
const sources = loadShipped(root)
const places = findAddresses(sources)
const away = places.filter(place => !isAtHome(place))
const asserted = findAsserted(sources)
const graph = loadGraph(root)
const circles = [...listFileCircles(graph), ...listFeatureCircles(graph)]
const rows = makeRows()

for (const { what, goal, value } of rows) console.log(`  ${what.padEnd(62)}${value.padEnd(28)}${goal}`)
if (values.places) for (const line of listPlaces()) console.log(line)
if (values.write) writeFileSync(page, fillColumn(readFileSync(page, 'utf8'), column, describeCommit(), rows))

function makeRows(): Row[] {
  const calls = countCalls()
  const functions = measureFunctions(sources).sort((one, other) => one - other)
  const at = (share: number) => functions[Math.ceil(functions.length * share) - 1]
  const { size } = weighFirstVisit()
  return [
    { what: 'calls of the API', goal: '', value: `${calls}` },
    { what: 'addresses written outside `shared/contract`', goal: '0', value: `${away.length}` },
    {
      what: 'places where an address is written, per call',
      goal: '1',
      value: (places.length / calls).toFixed(2),
    },
    { what: 'asserted answer types', goal: '0', value: `${asserted.length}` },
    { what: 'import circles of files, types included', goal: '0', value: `${listFileCircles(graph).length}` },
    { what: 'import circles of features', goal: '0', value: `${listFeatureCircles(graph).length}` },
    { what: 'source files', goal: '', value: `${sources.length}` },
    { what: `files under ${short} lines`, goal: '< 8%', value: describeShort() },
    {
      what: 'lines of a function: median / p90 / longest',
      goal: '',
      value: `${at(0.5)} / ${at(0.9)} / ${at(1)}`,
    },
    { what: 'runtime dependencies', goal: '', value: `${countDependencies()}` },
    {
      what: 'JavaScript of the first visit, gzip',
      goal: 'no more',
      value: `${(size / 1000).toFixed(1)} kB (${(size / 1024).toFixed(1)} KiB)`,
    },
  ]
}

/** The access matrix is written by hand, with one line for each call. */
function countCalls(): number {
  const matrix = readFileSync(join(root, 'server/access-matrix.api.test.ts'), 'utf8')
  return matrix.match(/route: '[A-Z]+ \/api\//g)?.length ?? 0
}

function listShort(): Source[] {
  return sources.filter(({ text }) => countLines(text) < short)
}

function describeShort(): string {
  const few = listShort().length
  return `${few} (${((few / sources.length) * 100).toFixed(1)}%)`
}

function countLines(text: Source['text']): number {
  return text.split('\n').length - 1
}

function countDependencies(): number {
  const { dependencies }: { dependencies: object } = JSON.parse(
    readFileSync(join(root, 'package.json'), 'utf8'),
  )
  return Object.keys(dependencies).length
}

/** Measured with size-limit, which also enforces the budget. */
function weighFirstVisit(): { size: number } {
  const [first]: { size: number }[] = JSON.parse(
    run(process.execPath, ['node_modules/size-limit/bin.js', '--json']),
  )
  if (!first) throw new Error('size-limit weighed nothing')
  return first
}

function listPlaces(): string[] {
  const lines = [...away, ...asserted].map(
    ({ file, line, text }) => `${file}:${line}  ${text.split('\n')[0]}`,
  )
  const few = listShort().map(({ file, text }) => `${file}: ${countLines(text)} lines`)
  return [...lines, ...circles, ...few]
}

function describeCommit(): string {
  return run('git', ['log', '-1', '--format=%h, %as']).trim()
}

function run(command: string, args: string[]): string {
  const { status, stdout, stderr } = spawnSync(command, args, { cwd: root, encoding: 'utf8' })
  if (status !== 0 && !stdout) throw new Error(`${command} ${args.join(' ')} failed:\n${stderr}`)
  return stdout
}
