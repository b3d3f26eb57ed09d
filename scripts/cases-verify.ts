import { readFileSync } from 'node:fs'
import path from 'node:path'
import { gunzipSync } from 'node:zlib'
import { checkLandmarks, loadLandmarkFiles } from '#server/content/cases/landmarks.ts'
import { formatProblem } from '#server/content/problem.ts'
import { lookUpEvidence, parseScIndex } from './case-evidence.ts'
import { loadAila } from './evaluation/aila.ts'

/**
 * Looks up the evidence named by each file of content/cases: npm run cases:verify -- <folder with
 * sc-index.csv.gz and aila2019.tar.gz>. Prints the result for every case, and fails when any evidence was
 * not found.
 */
const [folder] = process.argv.slice(2)
if (!folder) {
  console.error('Usage: npm run cases:verify -- <folder with sc-index.csv.gz and aila2019.tar.gz>')
  process.exit(2)
}

const { drafts, problems } = checkLandmarks(
  loadLandmarkFiles(path.join(import.meta.dirname, '..', 'content')),
)
for (const problem of problems) console.log(formatProblem(problem))
const rows = parseScIndex(gunzipSync(readFileSync(path.join(folder, 'sc-index.csv.gz'))).toString('utf8'))
const { cases: texts } = await loadAila(folder)

let failed = problems.length
const counts: Record<string, number> = {}
for (const { landmark } of drafts) {
  const { found, missing } = lookUpEvidence(landmark, { rows, texts })
  if (missing.length > 0) failed += 1
  else counts[landmark.verified] = (counts[landmark.verified] ?? 0) + 1
  console.log(
    `${missing.length > 0 ? 'MISSING' : 'ok'}  ${landmark.title} (${landmark.year})  ${landmark.verified}: ${[...found, ...missing].join('; ')}`,
  )
}
const sums = Object.entries(counts).map(([kind, count]) => `${count} ${kind}`)
console.log(`${drafts.length} judgments: ${sums.join(', ')}; ${failed} to mend`)
process.exitCode = failed > 0 ? 1 : 0
