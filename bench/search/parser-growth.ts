import { understandQuery } from '#server/caselaw/understanding/understand.ts'
import type { Law } from '#server/caselaw/understanding/understanding.ts'
import { loadThesaurus } from '#server/content/thesaurus.ts'
import { loadSectionMap } from '#server/law/sections/section-map.ts'
import { type SearchType, searchTypes } from '#shared/cases/search-choices.ts'
import { percentile } from '../figure.ts'
import { listShapes, type TextShape } from './query-texts.ts'

/** Each size is twice the one before; the last is the longest text that a search accepts. */
export const sizes = [12_500, 25_000, 50_000, 100_000] as const
const rounds = 20
/** CPU time is counted in ticks of some milliseconds, so short calls are repeated. */
const longEnough = 20
/** The largest average factor per doubling of length that still counts as linear. */
const mostPerDoubling = 2.2

export type Sample = {
  /** Wall-clock milliseconds of every call. */
  times: number[]
  /** Average CPU milliseconds per call, which other load on the machine does not affect. */
  work: number
}

/** Measures how the time to parse a query grows with its length, using only the parser. */
export function measureParser(content: string, judgments: readonly string[]) {
  const law = {
    sectionMap: loadSectionMap(content),
    thesaurus: loadThesaurus(content),
    knownCourts: [],
    hasSection: () => false,
  }
  console.log(
    `| text | search | ${sizes.map(size => size.toLocaleString('en-GB')).join(' | ')} | work of the longest | per doubling |`,
  )
  console.log(`| --- | --- |${' --- |'.repeat(sizes.length + 2)}`)
  const tooSteep: string[] = []
  for (const shape of listShapes(judgments))
    for (const type of searchTypes) {
      const samples = measureShape(shape, type, law)
      console.log(writeGrowthRow(shape.name, type, samples))
      if (!growsLinearly(samples)) tooSteep.push(`${shape.name}, ${type}`)
    }
  console.log(
    tooSteep.length === 0
      ? `no doubling costs more than ${mostPerDoubling} times as much, taken over all doublings of a text`
      : `grows by more than ${mostPerDoubling} per doubling: ${tooSteep.join('; ')}`,
  )
}

/**
 * All sizes alternately, each repeated until it has processed the same number of characters, so that a
 * disturbance affects all alike.
 */
function measureShape(shape: TextShape, type: SearchType, law: Law): Sample[] {
  const texts = sizes.map(size => shape.write(size))
  const longest = texts.at(-1) ?? ''
  for (const text of texts) understandQuery(text, type, law)
  const repeats = Math.ceil(longEnough / timeOf(() => understandQuery(longest, type, law)))
  const samples = texts.map((): Sample => ({ times: [], work: 0 }))
  for (let round = 0; round < rounds; round += 1)
    for (const [at, text] of texts.entries()) {
      const calls = repeats * Math.round(longest.length / text.length)
      const before = readWork()
      for (let call = 0; call < calls; call += 1)
        samples[at]?.times.push(timeOf(() => understandQuery(text, type, law)))
      addWork(samples[at], (readWork() - before) / calls / rounds)
    }
  return samples
}

function addWork(sample: Sample | undefined, work: number) {
  if (sample) sample.work += work
}

function timeOf(call: () => unknown): number {
  const started = performance.now()
  call()
  return performance.now() - started
}

/** CPU time of this thread, in milliseconds. */
function readWork(): number {
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1000
}

export function growthsOf(samples: readonly Sample[]): number[] {
  return samples.slice(1).map(({ work }, at) => work / Math.max(1e-6, samples[at]?.work ?? 0))
}

export function growsLinearly(samples: readonly Sample[]): boolean {
  const growths = growthsOf(samples)
  const whole = growths.reduce((product, growth) => product * growth, 1)
  return whole ** (1 / Math.max(1, growths.length)) <= mostPerDoubling
}

export function writeGrowthRow(text: string, type: string, samples: readonly Sample[]): string {
  const cells = samples.map(
    ({ times }) => `${percentile(times, 0.5).toFixed(1)}, ${percentile(times, 0.95).toFixed(1)}`,
  )
  const growths = growthsOf(samples).map(growth => growth.toFixed(1))
  const work = (samples.at(-1)?.work ?? 0).toFixed(1)
  return `| ${[text, type, ...cells, work, growths.join(', ')].join(' | ')} |`
}
