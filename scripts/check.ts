import { spawnSync } from 'node:child_process'
import { checks } from './checks.ts'

const unit = {
  name: 'unit tests',
  command: ['node_modules/vitest/vitest.mjs', 'run', '--project', 'unit', '--reporter=dot'],
}
const failed = [...checks, unit].filter(({ name, command }) => {
  console.log(`\n${name}`)
  return spawnSync(process.execPath, command, { stdio: 'inherit' }).status !== 0
})
console.log(
  failed.length === 0 ? '\nAll checks passed' : `\nFailed: ${failed.map(({ name }) => name).join(', ')}`,
)
process.exitCode = failed.length > 0 ? 1 : 0
