import path from 'node:path'
import { parseArgs } from 'node:util'
import { setFlagsFromString } from 'node:v8'
import { listAuthorities, loadCitedCases } from '#server/content/agreement/authorities.ts'
import { checkAgreement, type FormSayings, loadLibrary } from '#server/content/agreement/check-agreement.ts'
import { checkLandmarks, loadLandmarkFiles } from '#server/content/cases/landmarks.ts'
import { checkRemembered } from '#server/content/check-remembered.ts'
import { checkCourts } from '#server/content/courts.ts'
import { checkPlainLaw } from '#server/content/plain-law.ts'
import { formatProblem, type Problem } from '#server/content/problem.ts'
import { checkResources } from '#server/content/resources.ts'
import { loadSources } from '#server/content/sources.ts'
import { isInHand, onlyForms } from '#server/content/sources-in-hand.ts'
import { checkSupport } from '#server/content/support.ts'

// The second of the engine's compilers takes more than it gives in a run as short as this: docs/benchmarks.md.
setFlagsFromString('--no-turbofan')

const started = performance.now()
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    /** Only what is in hand: a slug, a folder or a file. */
    only: { type: 'string', multiple: true, default: [] },
    /** Also what stands in known-findings.txt. */
    known: { type: 'boolean', default: false },
    /** Nothing is taken from the last check. */
    fresh: { type: 'boolean', default: false },
    content: { type: 'string', default: path.join(import.meta.dirname, '..', 'content') },
  },
})
const folder = values.content
const inHand = values.only
const sources = onlyForms(loadSources(folder), inHand, values.known)
const isUsual = inHand.length === 0 && !values.known && !values.fresh
const memory = isUsual ? path.join(folder, '..', '.cache', 'content-check.json') : undefined
const cases = checkLandmarks(loadLandmarkFiles(folder))
const authorities = listAuthorities(cases.drafts, loadCitedCases(folder))
const checking = checkRemembered(folder, { ...sources, authorities }, memory)
const checkRest = inHand.length > 0 ? readBesideInHand() : readRest() // meanwhile, threads check the forms
const { forms, remembered, procedures, problems, figures } = await checking
const all = [...problems, ...checkRest([{ figures, problems: [] }])]
const shown = all.filter(
  ({ file }) => positionals.length === 0 || positionals.some(part => file.includes(part)),
)

for (const problem of shown) console.log(formatProblem(problem))
const since = remembered > 0 ? `, ${remembered} of them as they were at the last check` : ''
const seconds = ((performance.now() - started) / 1000).toFixed(1)
if (inHand.length > 0 && forms === 0) console.log(`Nothing is called ${inHand.join(', ')}.`)
console.log(
  `${forms} forms and ${procedures} guides checked in ${seconds} s${since}: ${shown.length} to mend`,
)
process.exitCode = shown.length > 0 ? 1 : 0

/** What is wrong beside the forms, and with what they say of each other and of the rest. */
function readRest(): (forms: readonly FormSayings[]) => Problem[] {
  const parts = [checkSupport, checkResources, checkCourts, checkPlainLaw].map(checkPart => checkPart(folder))
  const library = loadLibrary(folder, { drafts: cases.drafts, authorities })
  return said => [cases, ...parts, checkAgreement(library, said)].flatMap(part => part.problems)
}

/** What of this can be asked of a few forms and shared files: whether they agree with the law and with each other. */
function readBesideInHand(): (forms: readonly FormSayings[]) => Problem[] {
  const library = loadLibrary(folder, { drafts: [], authorities }, file => isInHand(file, inHand))
  return said => checkAgreement(library, said).problems
}
