import path from 'node:path'
import { checkContent } from '#server/content/check-content.ts'
import { checkCourts } from '#server/content/courts.ts'
import { formatProblem } from '#server/content/problem.ts'
import { checkResources } from '#server/content/resources.ts'
import { loadSources } from '#server/content/sources.ts'
import { checkSupport } from '#server/content/support.ts'

const started = performance.now()
const wanted = process.argv.slice(2)
const folder = path.join(import.meta.dirname, '..', 'content')
const { forms, procedures, problems } = checkContent(loadSources(folder))
const all = [
  ...problems,
  ...checkSupport(folder).problems,
  ...checkResources(folder).problems,
  ...checkCourts(folder).problems,
]
const shown = all.filter(({ file }) => wanted.length === 0 || wanted.some(part => file.includes(part)))

for (const problem of shown) console.log(formatProblem(problem))
const seconds = ((performance.now() - started) / 1000).toFixed(1)
console.log(
  `${forms.length} forms and ${procedures.length} guides checked in ${seconds} s: ${shown.length} to mend`,
)
process.exitCode = shown.length > 0 ? 1 : 0
