import { monitorEventLoopDelay } from 'node:perf_hooks'
import type { CaseLibrary } from '#server/caselaw/case-library.ts'
import type { CaseQuestion } from '#shared/contract/cases.ts'
import { memory } from './library.ts'
import { printTimes } from './print-times.ts'
import { askTogether, type Questions, users } from './users.ts'

/**
 * Searches in one process, without HTTP and database: each type alone, then all types by many users at
 * once. What is done before each search of one user does not count.
 */
export async function measureSearches(
  library: CaseLibrary,
  types: readonly Questions[],
  { rounds = 8, before = async () => {} }: { rounds?: number; before?: () => Promise<void> } = {},
) {
  const ask = (question: CaseQuestion) => library.search(question)
  for (const { questions } of types) for (const question of questions) await ask(question)
  for (const { type, questions } of types) {
    const times: number[] = []
    for (let round = 0; round < rounds; round += 1)
      for (const question of questions) {
        await before()
        const started = performance.now()
        await ask(question)
        times.push(performance.now() - started)
      }
    printTimes(`${type}, one user`, times)
  }
  const delay = monitorEventLoopDelay({ resolution: 1 })
  delay.enable()
  const { times, seconds } = await askTogether({ types, ask, goesOn: turn => turn < 20 })
  delay.disable()
  printTimes(`all types, ${users} users`, times)
  console.log(
    `  ${(times.length / seconds).toFixed(1)} searches/s; event loop delay p99 ${(delay.percentile(99) / 1e6).toFixed(1)} ms`,
  )
  console.log(`memory after all searches: ${memory()} MB`)
}

/** The node keeps counts of a question that is asked again, which an advocate's day does not. */
export async function emptyCache(node: string) {
  await fetch(`${node}/_cache/clear?request=true`, { method: 'POST' })
}
