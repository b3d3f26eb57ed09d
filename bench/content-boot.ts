import { spawnSync } from 'node:child_process'
import path from 'node:path'
import type { Figure, Part } from './figure.ts'
import { compareWithFloor, takeInTurn } from './in-turn.ts'
import { makeManyForms } from './many-forms.ts'

const count = 500

export const contentBootPart: Part = {
  name: 'content-boot',
  title: 'Loading the content',
  method: `The content folder with its forms copied under new numbers until there are ${count}, loaded and checked in a fresh process each time; a start that finds everything checked is taken in turn with a process that only reads the same files.`,
  measure: measureContentBoot,
}

async function measureContentBoot(): Promise<Figure[]> {
  const { folder, remove } = makeManyForms(count)
  const load = writeLoad(folder, path.join(folder, 'cache.jsonl'))
  try {
    const first = timeInProcess(load)
    const again = await takeInTurn(
      7,
      async () => timeInProcess(load),
      async () => timeInProcess(writeRead(folder)),
      1,
    )
    const note = `${count} forms x 3 languages`
    return [
      ...compareWithFloor({ what: 'content, every start', floor: 'its files read', note }, again),
      { what: 'content, first start, when every form is checked', median: first, unit: 'ms', note },
    ]
  } finally {
    remove()
  }
}

function writeLoad(folder: string, cache: string): string {
  return `
    import { loadLibrary } from '#server/content/library.ts'
    const started = performance.now()
    const { summaries } = loadLibrary(${JSON.stringify(folder)}, ${JSON.stringify(cache)})
    if (summaries.length !== ${count}) throw new Error(summaries.length + ' forms')
    console.log(performance.now() - started)`
}

function writeRead(folder: string): string {
  return `
    import { readdirSync, readFileSync } from 'node:fs'
    import { join } from 'node:path'
    const started = performance.now()
    for (const entry of readdirSync(${JSON.stringify(folder)}, { recursive: true, withFileTypes: true }))
      if (entry.isFile() && entry.name !== 'cache.jsonl') readFileSync(join(entry.parentPath, entry.name), 'utf8')
    console.log(performance.now() - started)`
}

function timeInProcess(script: string): number {
  const cwd = path.join(import.meta.dirname, '..')
  const args = ['--input-type=module', '-e', script]
  const { stdout, stderr } = spawnSync(process.execPath, args, { cwd, encoding: 'utf8' })
  if (stdout === '') throw new Error(stderr)
  return Number(stdout)
}
