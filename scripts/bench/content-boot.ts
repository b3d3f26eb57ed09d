import { spawnSync } from 'node:child_process'
import path from 'node:path'
import { makeManyForms } from './many-forms.ts'
import { type Measurement, printMeasurements } from './measurement.ts'

const count = 500

/** Loading 500 forms in three languages: the first time, when all are checked, and every later time, in a fresh process each. */
export function measureContentBoot(): Measurement[] {
  const { folder, remove } = makeManyForms(count)
  const cache = path.join(folder, 'cache.jsonl')
  try {
    const first = loadInProcess(folder, cache)
    const again = Math.min(...[1, 2, 3].map(() => loadInProcess(folder, cache)))
    return [
      {
        what: `content of ${count} forms x 3 languages, first start after a change to all of them`,
        value: first,
        unit: 'ms',
      },
      { what: `content of ${count} forms x 3 languages, every other start`, value: again, unit: 'ms' },
    ]
  } finally {
    remove()
  }
}

function loadInProcess(folder: string, cache: string): number {
  const script = `
    import { loadLibrary } from '#server/content/library.ts'
    const started = performance.now()
    const { summaries } = loadLibrary(${JSON.stringify(folder)}, ${JSON.stringify(cache)})
    if (summaries.length !== ${count}) throw new Error(summaries.length + ' forms')
    console.log(performance.now() - started)`
  const root = path.join(import.meta.dirname, '../..')
  const { stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', script], {
    cwd: root,
    encoding: 'utf8',
  })
  if (stdout === '') throw new Error(stderr)
  return Number(stdout)
}

if (import.meta.main) printMeasurements(measureContentBoot())
