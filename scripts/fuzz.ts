import { spawnSync } from 'node:child_process'
import { parseArgs } from 'node:util'

const { values } = parseArgs({
  options: {
    seed: { type: 'string', default: String(Date.now() % 1_000_000) },
    requests: { type: 'string', default: '10000' },
    database: { type: 'string', default: 'both' },
  },
})
const databases = values.database === 'both' ? ['embedded', 'postgresql'] : [values.database]
if (![values.seed, values.requests].every(text => /^\d+$/.test(text)) || !databases.every(isDatabase)) {
  console.error('Usage: npm run fuzz -- [--seed 1] [--requests 10000] [--database embedded|postgresql|both]')
  process.exit(2)
}

console.log(`seed ${values.seed}, ${values.requests} requests on ${databases.join(' and ')}`)
const projects = databases.flatMap(name => ['--project', `api on ${name}`])
const { status } = spawnSync(
  process.execPath,
  ['node_modules/vitest/vitest.mjs', 'run', ...projects, 'server/testing/fuzz/fuzz.api.test.ts'],
  { stdio: 'inherit', env: { ...process.env, FUZZ_SEED: values.seed, FUZZ_REQUESTS: values.requests } },
)
process.exitCode = status ?? 1

function isDatabase(name: string): boolean {
  return name === 'embedded' || name === 'postgresql'
}
