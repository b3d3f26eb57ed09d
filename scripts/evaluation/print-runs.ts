import { average, comparePaired, type Measures } from './metrics.ts'

export type RunMeasures = { name: string; measures: readonly Measures[] }

/** Queries 1-10 are for development; only the others are reported as results. */
const developmentQueries = 10

function testOf(measures: readonly Measures[]): Measures[] {
  return measures.slice(developmentQueries)
}

export function writeRun({ name, measures }: RunMeasures): string {
  const development = average(measures.slice(0, developmentQueries))
  return `${name.padEnd(48)} 1-10: MAP ${development.ap.toFixed(4)}   11-50: ${writeMeasures(average(testOf(measures)))}`
}

function writeMeasures({ ap, p10, bpref, rr }: Measures): string {
  return `MAP ${ap.toFixed(4)} P@10 ${p10.toFixed(4)} BPREF ${bpref.toFixed(4)} RR ${rr.toFixed(4)}`
}

/** The loss or gain of a run compared with the whole engine, on the test queries. */
export function writeDifference(one: RunMeasures, whole: RunMeasures): string {
  const { mean, better, worse, p } = comparePaired(testOf(one.measures), testOf(whole.measures))
  const { ap } = average(testOf(one.measures))
  return `${one.name.padEnd(48)} MAP ${ap.toFixed(4)}  ${signed(mean)}  better on ${better}, worse on ${worse}; ${chance(p)}`
}

export function writeComparison(ours: RunMeasures, base: RunMeasures): string {
  const { mean, better, worse, equal, p } = comparePaired(testOf(ours.measures), testOf(base.measures))
  return `${ours.name} against ${base.name} on 11-50: ${signed(mean)} MAP; better on ${better}, worse on ${worse}, equal on ${equal}; ${chance(p)} (random signs)`
}

/** Average precision of each query, as rows of a table. */
export function writePairs(queries: readonly number[], ours: RunMeasures, base: RunMeasures): string[] {
  const rows = queries.map((query, at) => {
    const [one, other] = [ours, base].map(({ measures }) => measures[at]?.ap ?? 0)
    const [mine = 0, theirs = 0] = [one, other]
    return `| ${query} | ${mine.toFixed(4)} | ${theirs.toFixed(4)} | ${signed(mine - theirs)} |`
  })
  return [`| query | ${ours.name} | ${base.name} | difference |`, '| --- | --- | --- | --- |', ...rows]
}

/** Rounded first, so that zero has no sign. */
function signed(value: number): string {
  const text = value.toFixed(4)
  return Number(text) > 0 ? `+${text}` : text.replace(/^-(0\.0+)$/, '$1')
}

/** A probability is never shown as 0, only as smaller than the smallest measurable one. */
function chance(p: number): string {
  return p < 0.0001 ? 'p < 0.0001' : `p ${p.toFixed(4)}`
}
