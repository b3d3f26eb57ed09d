import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'

const most = 400

const listed = execFileSync(
  'git',
  ['ls-files', '--cached', '--others', '--exclude-standard', '*.ts', '*.tsx', '*.mjs', '*.css'],
  { encoding: 'utf8' },
)
const long = listed
  .split('\n')
  .filter(Boolean)
  .map(file => ({ file, lines: readFileSync(file, 'utf8').split('\n').length - 1 }))
  .filter(({ lines }) => lines > most)

for (const { file, lines } of long) console.error(`${file} has ${lines} lines; split it (at most ${most})`)
process.exitCode = long.length > 0 ? 1 : 0
