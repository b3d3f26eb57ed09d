import { spawnSync } from 'node:child_process'
import { parseAudit } from './parse-audit.ts'

const { stdout } = spawnSync('npm', ['audit', '--omit', 'dev', '--json'], {
  encoding: 'utf8',
  maxBuffer: 64 * 1024 * 1024,
})
const { code, lines } = parseAudit(stdout)
for (const line of lines) console.log(line)
process.exitCode = code
