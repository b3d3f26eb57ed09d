import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { openLanceIndex } from '#server/caselaw/lance/lance-index.ts'
import type { CaseIndex } from '#server/caselaw/library/case-index.ts'
import type { Judgment } from '#shared/cases/judgment.ts'
import type { Aila } from '../../scripts/evaluation/aila.ts'
import { deriveCorpus } from '../../scripts/evaluation/corpus.ts'
import { copyJudgment } from './copy-judgment.ts'

const perBatch = 1000
const added = 100
const times = 4

/** Publishes a hundred new judgments, again and again, in a library of so many. Their texts are cut. */
export async function measurePublishing(aila: Aila, count: number) {
  const folder = mkdtempSync(path.join(tmpdir(), 'munshi-publishing-'))
  const corpus = deriveCorpus(aila)
  const index = openLanceIndex({ folder })
  const all = Array.from({ length: count }, (_, at) => copyJudgment(corpus, at))
  console.log(`the first publication, of ${count}: ${seconds(await publish(index, all))} s`)
  for (let time = 0; time < times; time += 1) {
    const files = listFiles(folder)
    const some = Array.from({ length: added }, (_, at) => copyJudgment(corpus, count + time * added + at))
    const taken = await publish(index, some)
    const written = [...listFiles(folder)].filter(([name]) => !files.has(name))
    const bytes = (of: RegExp) =>
      written.reduce((sum, [name, size]) => sum + (of.test(name) ? size : 0), 0) / 1e6
    console.log(
      `${added} more: ${seconds(taken)} s, written: ${bytes(/^[^/]+$/).toFixed(1)} MB beside the table, ${bytes(/\//).toFixed(1)} MB in it`,
    )
  }
  await index.close()
  rmSync(folder, { recursive: true })
}

/** How long the publication takes, without the writing of the rows. */
async function publish(index: CaseIndex, judgments: readonly Judgment[]): Promise<number> {
  const writer = await index.beginWrite()
  for (let from = 0; from < judgments.length; from += perBatch)
    await writer.put(judgments.slice(from, from + perBatch))
  const started = performance.now()
  await writer.publish()
  const taken = performance.now() - started
  await writer.close()
  return taken
}

function listFiles(folder: string): Map<string, number> {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  return new Map(names.map(name => [name, statSync(path.join(folder, name)).size]))
}

function seconds(milliseconds: number): string {
  return (milliseconds / 1000).toFixed(1)
}
