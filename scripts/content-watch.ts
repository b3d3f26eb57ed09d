import { existsSync, watch } from 'node:fs'
import path from 'node:path'
import { createEditedChecker } from '#server/content/check-edited.ts'
import { formatProblem, type Problem } from '#server/content/problem.ts'

// Started by `npm run dev`: tells what is wrong with a form as soon as one of its files is saved.

const folder = path.join(import.meta.dirname, '..', 'content')
/** An editor writes a file in several steps. */
const pause = 60
const checkEdited = createEditedChecker(folder)
const changed = new Set<string>()
let timer: NodeJS.Timeout | undefined

watch(folder, { recursive: true }, (_, name) => {
  if (!name) return
  changed.add(name.split(path.sep).join('/'))
  clearTimeout(timer)
  timer = setTimeout(tell, pause)
})

function tell() {
  const names = [...changed].filter(name => existsSync(path.join(folder, name)))
  changed.clear()
  const started = performance.now()
  try {
    const told = new Set<string>()
    const tellOnce = (found: readonly Problem[]) => {
      for (const line of found.map(formatProblem)) if (!told.has(line)) console.log(line)
      for (const problem of found) told.add(formatProblem(problem))
    }
    const { forms, problems } = checkEdited(names, tellOnce)
    if (forms.length === 0 && problems.length === 0) return
    tellOnce(problems)
    const seconds = ((performance.now() - started) / 1000).toFixed(1)
    console.log(`${forms.join(', ')}: ${problems.length} to mend (${seconds} s)`)
    if (problems.length === 0) process.send?.('content is in order')
  } catch (error) {
    console.log(error) // a file that is just being written
  }
}
