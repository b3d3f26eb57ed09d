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
const many = 100
const times = 4
/** One a day for a quarter of a year. */
const days = 90

/**
 * Publishes new judgments and others in place of those that are there, again and again, in a library of so many. Their
 * texts are cut, unless whole ones are asked for.
 */
export async function measurePublishing(aila: Aila, count: number, isWhole: boolean) {
  const folder = mkdtempSync(path.join(tmpdir(), 'munshi-publishing-'))
  const corpus = deriveCorpus(aila)
  const index = openLanceIndex({ folder })
  const make = (at: number) => copyJudgment(corpus, at, { isWhole })
  let next = count
  const newOnes = (size: number) => Array.from({ length: size }, () => make(next++))
  const changedOnes = (size: number, time: number) =>
    Array.from({ length: size }, (_, at) => change(make(Math.floor((at * count) / size) + time), time))

  const all = Array.from({ length: count }, (_, at) => make(at))
  tell(`the first publication, of ${count}`, [await measure(folder, index, all)])
  for (const size of [many, 1])
    for (let time = 0; time < times; time += 1)
      tell(`${size} more`, [await measure(folder, index, newOnes(size))])
  for (const size of [many, 1])
    for (let time = 0; time < times; time += 1)
      tell(`${size} in place of others`, [await measure(folder, index, changedOnes(size, time))])
  const daily: Cost[] = []
  for (let day = 0; day < days; day += 1)
    daily.push(await measure(folder, index, [...newOnes(1), ...changedOnes(1, times + day)]))
  tell(`one more and one in place of another, ${days} times`, daily)
  await index.close()
  rmSync(folder, { recursive: true })
}

function change(judgment: Judgment, time: number): Judgment {
  return { ...judgment, headnotes: [...judgment.headnotes, `Corrected for the ${time}th time.`] }
}

/** Seconds, seconds of the processor, megabytes. */
type Cost = { taken: number; processor: number; beside: number; inTable: number }

/** What the publication costs, without the writing of the rows, and all bytes that both have written. */
async function measure(folder: string, index: CaseIndex, judgments: readonly Judgment[]): Promise<Cost> {
  const files = listFiles(folder)
  const writer = await index.beginWrite()
  for (let from = 0; from < judgments.length; from += perBatch)
    await writer.put(judgments.slice(from, from + perBatch))
  const [started, used] = [performance.now(), process.cpuUsage()]
  await writer.publish()
  const taken = (performance.now() - started) / 1000
  const { user, system } = process.cpuUsage(used)
  await writer.close()
  const written = [...listFiles(folder)].filter(([name]) => !files.has(name))
  const bytes = (of: RegExp) =>
    written.reduce((sum, [name, size]) => sum + (of.test(name) ? size : 0), 0) / 1e6
  return { taken, processor: (user + system) / 1e6, beside: bytes(/^[^/]+$/), inTable: bytes(/\//) }
}

/** The sum of all and, of several, the most that one cost. */
function tell(what: string, costs: readonly Cost[]) {
  const of = (key: keyof Cost, digits: number) => {
    const all = costs.map(cost => cost[key])
    const sum = all.reduce((one, other) => one + other, 0).toFixed(digits)
    return costs.length === 1 ? sum : `${sum} (at most ${Math.max(...all).toFixed(digits)})`
  }
  console.log(
    `${what}: ${of('taken', 2)} s, processor ${of('processor', 2)} s, written: ${of('beside', 1)} MB beside the table, ${of('inTable', 1)} MB in it`,
  )
}

function listFiles(folder: string): Map<string, number> {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  return new Map(names.map(name => [name, statSync(path.join(folder, name)).size]))
}
