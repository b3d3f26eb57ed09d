import { importJudgments } from '#server/caselaw/importing/import-judgments.ts'
import { loadLandmarkFiles } from '#server/content/cases/landmarks.ts'
import { content } from './library.ts'

/** A process of importers.ts: it imports when it is told what, and tells what it took. */
export type ImportTask = { place: string; dataDir: string; openSearch: string }
/** Seconds by the clock and of the processor, and megabytes. */
export type Took = { seconds: number; processor: number; memory: number; counts: object }

const landmarks = loadLandmarkFiles(content)

process.once('message', async (task: ImportTask) => {
  const [started, used] = [performance.now(), process.cpuUsage()]
  const { report } = await importJudgments({ ...task, landmarks, workers: 1 })
  const { user, system } = process.cpuUsage(used)
  const took: Took = {
    seconds: (performance.now() - started) / 1000,
    processor: (user + system) / 1e6,
    memory: process.resourceUsage().maxRSS / 1e3,
    counts: report.counts,
  }
  process.send?.(took, () => process.disconnect())
})
process.send?.('ready')
