import { spawnSync } from 'node:child_process'
import path from 'node:path'
import type { Figure, Part } from './figure.ts'
import { percentile } from './figure.ts'
import { makeManyForms } from './many-forms.ts'

const count = 500

export const contentBootPart: Part = {
  name: 'content-boot',
  title: 'Loading the content',
  method: `The content folder with its forms copied under new numbers until there are ${count}, loaded and checked in a fresh process each time.`,
  measure: async () => measureContentBoot(),
}

function measureContentBoot(): Figure[] {
  const { folder, remove } = makeManyForms(count)
  const cache = path.join(folder, 'cache.jsonl')
  try {
    const first = loadInProcess(folder, cache)
    const again = Array.from({ length: 5 }, () => loadInProcess(folder, cache))
    const note = `${count} forms x 3 languages`
    return [
      {
        what: 'content, every start',
        median: percentile(again, 0.5),
        unit: 'ms',
        budget: 'well under 1 s',
        note,
      },
      { what: 'content, first start, when every form is checked', median: first, unit: 'ms', note },
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
  const cwd = path.join(import.meta.dirname, '..')
  const args = ['--input-type=module', '-e', script]
  const { stdout, stderr } = spawnSync(process.execPath, args, { cwd, encoding: 'utf8' })
  if (stdout === '') throw new Error(stderr)
  return Number(stdout)
}
