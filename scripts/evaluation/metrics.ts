/** Relevance measures of a ranked list, computed as in trec_eval 8.1. */
export type Measures = { ap: number; p10: number; bpref: number; rr: number }

const depth = 1000

/** `relevant` and `irrelevant` are the documents that assessors judged; other documents are in neither. */
export function measure(
  ranked: readonly string[],
  relevant: ReadonlySet<string>,
  irrelevant: ReadonlySet<string>,
): Measures {
  const list = ranked.slice(0, depth)
  return {
    ap: averagePrecision(list, relevant),
    p10: list.slice(0, 10).filter(id => relevant.has(id)).length / 10,
    bpref: binaryPreference(list, relevant, irrelevant),
    rr: reciprocalRank(list, relevant),
  }
}

/** Relevant documents that were not found count with precision 0. */
function averagePrecision(list: readonly string[], relevant: ReadonlySet<string>): number {
  let found = 0
  let sum = 0
  for (const [at, id] of list.entries()) {
    if (!relevant.has(id)) continue
    found += 1
    sum += found / (at + 1)
  }
  return relevant.size === 0 ? 0 : sum / relevant.size
}

/**
 * For each relevant document found: 1 minus the judged irrelevant documents above it, divided by the
 * smaller of the two counts.
 */
function binaryPreference(
  list: readonly string[],
  relevant: ReadonlySet<string>,
  irrelevant: ReadonlySet<string>,
): number {
  const bound = Math.min(relevant.size, irrelevant.size)
  let above = 0
  let sum = 0
  for (const id of list) {
    if (irrelevant.has(id)) above += 1
    else if (relevant.has(id)) sum += bound === 0 ? 1 : 1 - Math.min(above, bound) / bound
  }
  return relevant.size === 0 ? 0 : sum / relevant.size
}

function reciprocalRank(list: readonly string[], relevant: ReadonlySet<string>): number {
  const at = list.findIndex(id => relevant.has(id))
  return at < 0 ? 0 : 1 / (at + 1)
}

export function average(measures: readonly Measures[]): Measures {
  const mean = (pick: (one: Measures) => number) =>
    measures.reduce((sum, one) => sum + pick(one), 0) / Math.max(1, measures.length)
  return {
    ap: mean(one => one.ap),
    p10: mean(one => one.p10),
    bpref: mean(one => one.bpref),
    rr: mean(one => one.rr),
  }
}

/**
 * Compares query by query: on how many queries the first list is better, and how probable so large a mean
 * difference is by chance (random signs).
 */
export function comparePaired(ours: readonly Measures[], theirs: readonly Measures[]) {
  const differences = ours.map((one, at) => one.ap - (theirs[at]?.ap ?? 0))
  const better = differences.filter(difference => difference > 1e-9).length
  const worse = differences.filter(difference => difference < -1e-9).length
  const mean = sum(differences) / Math.max(1, differences.length)
  return { mean, better, worse, equal: differences.length - better - worse, p: chanceOf(differences) }
}

const rounds = 20_000

function chanceOf(differences: readonly number[]): number {
  const observed = Math.abs(sum(differences))
  let seed = 42
  const isPositive = () => {
    seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0
    return seed > 0x7fffffff
  }
  let extreme = 0
  for (let round = 0; round < rounds; round++)
    if (
      Math.abs(differences.reduce((total, one) => total + (isPositive() ? one : -one), 0)) >=
      observed - 1e-12
    )
      extreme += 1
  return (extreme + 1) / (rounds + 1)
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0)
}
