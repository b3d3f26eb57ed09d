import { spawn, spawnSync } from 'node:child_process'
import { mkdirSync, openSync, readFileSync, rmSync } from 'node:fs'
import { z } from 'zod'
import { checks } from './checks.ts'
import { ensureFont, ensureProgram, ensureTestBrowser, MissingTool } from './tools.ts'

type Count = { passed: number; failed: number; skipped?: number }

const cache = '.cache'
const browserReport = `${cache}/playwright.json`

const total = { passed: 0, failed: 0, skipped: 0 }
mkdirSync(cache, { recursive: true })
// These wait for a cluster more than they work, so what minds no neighbour is done beside them.
const searching = runBeside(vitest('opensearch', ['opensearch']), `${cache}/opensearch.log`)
const chromePath = prepare('the browser', ensureTestBrowser)
prepare('pdftotext', () => ensureProgram('pdftotext', 'poppler-utils', 'The checks of the generated PDFs'))
prepare('soffice', () =>
  ensureProgram('soffice', 'libreoffice-writer-nogui', 'The checks of the generated Word files'),
)
prepare('Liberation Serif', () =>
  ensureFont('Liberation Serif', 'fonts-liberation', 'The checks of the generated Word files'),
)
for (const check of checks) add(check.name, runCheck(check.command))
add('document tests', runVitest('documents', ['documents']))
add('tests of OpenSearch', countVitest('opensearch', await searching))
// Their servers, databases and mail wait for each other now and then: three workers keep two processors busy.
add('unit, server and process tests', runVitest('others', ['unit', 'api*', 'process'], ['--maxWorkers=3']))
add('browser tests', chromePath ? runBrowser(chromePath) : { passed: 0, failed: 1 })
console.log(`\n${total.passed} passed, ${total.failed} failed${sayIfAny(total.skipped)}`)
process.exitCode = total.failed > 0 ? 1 : 0

/** A missing program is reported under its name, and the other tests still run. */
function prepare<T>(name: string, ensure: () => T): T | undefined {
  try {
    return ensure()
  } catch (error) {
    if (!(error instanceof MissingTool)) throw error
    console.error(`\n${error.message}\n`)
    add(name, { passed: 0, failed: 1 })
    return undefined
  }
}

function add(name: string, { passed, failed, skipped = 0 }: Count) {
  total.passed += passed
  total.failed += failed
  total.skipped += skipped
  console.log(
    `${failed === 0 ? 'ok  ' : 'FAIL'} ${name}: ${passed} passed, ${failed} failed${sayIfAny(skipped)}`,
  )
}

/** Skipped are tests of OpenSearch and PDF/A where what they need (Java among it) is not there; see the README. */
function sayIfAny(skipped: number): string {
  return skipped > 0 ? `, ${skipped} skipped` : ''
}

function runCheck(command: string[]): Count {
  return runNode(command) ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }
}

function runVitest(name: string, projects: readonly string[], options: readonly string[] = []): Count {
  return countVitest(name, runNode([...vitest(name, projects), ...options]))
}

function vitest(name: string, projects: readonly string[]): string[] {
  rmSync(reportOf(name), { force: true })
  const chosen = projects.map(project => `--project=${project}`)
  const report = ['--reporter=dot', '--reporter=json', `--outputFile.json=${reportOf(name)}`]
  return ['node_modules/vitest/vitest.mjs', 'run', ...chosen, ...report]
}

function reportOf(name: string): string {
  return `${cache}/vitest-${name}.json`
}

function countVitest(name: string, passed: boolean): Count {
  return countFrom(
    passed,
    reportOf(name),
    z.object({ numPassedTests: z.number(), numFailedTests: z.number(), numPendingTests: z.number() }),
    report => ({
      passed: report.numPassedTests,
      failed: report.numFailedTests,
      skipped: report.numPendingTests,
    }),
  )
}

function runBrowser(path: string): Count {
  rmSync(browserReport, { force: true })
  const env = { CHROME_PATH: path, PLAYWRIGHT_JSON_OUTPUT_FILE: browserReport }
  // On a busy machine a browser test fails by chance about once in a thousand runs: it is repeated once,
  // and the repetition is reported.
  const command = ['node_modules/@playwright/test/cli.js', 'test', '--retries=1', '--reporter=dot,json']
  const passed = runNode(command, env)
  const stats = z.object({
    stats: z.object({ expected: z.number(), unexpected: z.number(), flaky: z.number(), skipped: z.number() }),
  })
  return countFrom(passed, browserReport, stats, ({ stats: { expected, unexpected, flaky, skipped } }) => {
    if (flaky > 0) console.log(`${flaky} of the browser tests passed only when run again (see above)`)
    return { passed: expected + flaky, failed: unexpected + skipped }
  })
}

/** A run that exits with an error but no failed test counts as one failure. */
function countFrom<T>(
  passed: boolean,
  file: string,
  schema: z.ZodType<T>,
  count: (report: T) => Count,
): Count {
  const report = loadReport(file, schema)
  const counted = report ? count(report) : { passed: 0, failed: 0 }
  const isHollow = counted.passed + (counted.skipped ?? 0) === 0 || !passed
  return isHollow && counted.failed === 0 ? { ...counted, failed: 1 } : counted
}

function loadReport<T>(file: string, schema: z.ZodType<T>): T | undefined {
  try {
    return schema.parse(JSON.parse(readFileSync(file, 'utf8')))
  } catch {
    return undefined
  }
}

function runNode(args: string[], env: NodeJS.ProcessEnv = {}): boolean {
  return spawnSync(process.execPath, args, { stdio: 'inherit', env: { ...process.env, ...env } }).status === 0
}

/** What it prints is shown when it has ended, in one piece. */
function runBeside(args: string[], log: string): Promise<boolean> {
  const output = openSync(log, 'w')
  const child = spawn(process.execPath, args, { stdio: ['ignore', output, output] })
  return new Promise(done =>
    child.once('close', code => {
      console.log(readFileSync(log, 'utf8'))
      done(code === 0)
    }),
  )
}
