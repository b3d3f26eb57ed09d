import { readFileSync } from 'node:fs'
import path from 'node:path'
import { gunzipSync } from 'node:zlib'
import type { Landmark } from '#server/content/cases/landmark-schema.ts'
import { checkLandmarks, readLandmarkFiles } from '#server/content/cases/landmarks.ts'
import { formatProblem } from '#server/content/problem.ts'
import { type IndexRow, nameLikeness, readScIndex, squeeze } from './case-evidence.ts'
import { readAila } from './evaluation/aila.ts'

/**
 * Looks up the evidence that each file of content/cases names: npm run cases:verify -- <folder with sc-index.csv.gz and
 * aila2019.tar.gz>. Prints what was found for every case, and fails when anything was not.
 */
const [folder] = process.argv.slice(2)
if (!folder) {
  console.error('Usage: npm run cases:verify -- <folder with sc-index.csv.gz and aila2019.tar.gz>')
  process.exit(2)
}

const { drafts, problems } = checkLandmarks(
  readLandmarkFiles(path.join(import.meta.dirname, '..', 'content')),
)
for (const problem of problems) console.log(formatProblem(problem))
const rows = readScIndex(gunzipSync(readFileSync(path.join(folder, 'sc-index.csv.gz'))).toString('utf8'))
const { cases: texts } = await readAila(folder)

let failed = problems.length
const counts: Record<string, number> = {}
for (const { landmark } of drafts) {
  const { found, missing } = lookUp(landmark)
  if (missing.length > 0) failed += 1
  else counts[landmark.verified] = (counts[landmark.verified] ?? 0) + 1
  console.log(
    `${missing.length > 0 ? 'MISSING' : 'ok'}  ${landmark.title} (${landmark.year})  ${landmark.verified}: ${[...found, ...missing].join('; ')}`,
  )
}
const sums = Object.entries(counts).map(([kind, count]) => `${count} ${kind}`)
console.log(`${drafts.length} judgments: ${sums.join(', ')}; ${failed} to mend`)
process.exitCode = failed > 0 ? 1 : 0

function lookUp(landmark: Landmark): { found: string[]; missing: string[] } {
  if (landmark.verified === 'sc-index')
    return split(landmark.evidence, citation => inIndex(landmark, citation))
  if (landmark.verified === 'aila') return split(landmark.evidence, number => asText(landmark, number))
  return split(landmark.evidence, number => citedIn(landmark, number))
}

function split(evidence: string[], find: (entry: string) => string | null) {
  const looked = evidence.map(entry => ({ entry, found: find(entry) }))
  return {
    found: looked.flatMap(({ found }) => found ?? []),
    missing: looked.filter(({ found }) => found === null).map(({ entry }) => `${entry} does not bear it out`),
  }
}

/** By name, citation and date. The index misdates a few rows: there the year of the citation itself must be ours. */
function inIndex({ title, year, date }: Landmark, citation: string): string | null {
  const cited = Number(/\d{4}/.exec(citation)?.[0])
  const fits = (row: IndexRow) =>
    row.citations.includes(squeeze(citation)) &&
    (row.date === date || (date === undefined && row.year === year) || cited === year) &&
    nameLikeness(title, row.title) >= 0.5
  const row = rows.find(fits)
  return row ? `${citation} ${row.title.slice(0, 70)}, ${row.date}` : null
}

function asText({ title, year }: Landmark, number: string): string | null {
  const text = texts.get(number)
  if (!text) return null
  const [name = '', ...rest] = text.split('\n')
  return nameLikeness(title, name) >= 0.5 && rest.slice(0, 4).join(' ').includes(String(year))
    ? `${number} ${name}`
    : null
}

/** Named in the text, with one of its citations, however the volume and page are spaced. */
function citedIn({ title, citations }: Landmark, number: string): string | null {
  const text = texts.get(number)
  if (!text) return null
  const squeezed = squeeze(text)
  const parts = title
    .split(/ v /)
    .flatMap(side => side.split(/\s+/))
    .filter(word => word.length > 3)
  const named = parts.some(word => squeezed.includes(squeeze(word)))
  const cited = citations.find(citation => squeezed.includes(squeeze(citation)))
  return named && cited ? `${number} cites ${cited}` : null
}
