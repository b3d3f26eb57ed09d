/** The score of each place; NaN means no match. Loops, because they are several times as fast as a function for each number. */
export type Scores = Float32Array

export function noScores(length: number): Scores {
  return new Float32Array(length).fill(Number.NaN)
}

/** What matches both: NaN stays NaN in a sum. */
export function both(one: Scores, other: Scores): Scores {
  const sum = one.slice()
  for (let place = 0; place < sum.length; place += 1) sum[place] = (one[place] ?? 0) + (other[place] ?? 0)
  return sum
}

/** What matches one of them or both. */
export function either(one: Scores, other: Scores): Scores {
  const sum = one.slice()
  for (let place = 0; place < sum.length; place += 1) {
    const more = other[place] ?? 0
    if (Number.isNaN(more)) continue
    const before = one[place] ?? 0
    sum[place] = Number.isNaN(before) ? more : before + more
  }
  return sum
}

/** What matches `one`, and scores more where it matches the other too. */
export function improve(one: Scores, other: Scores): Scores {
  const sum = one.slice()
  for (let place = 0; place < sum.length; place += 1) {
    const more = other[place] ?? 0
    if (!Number.isNaN(more)) sum[place] = (one[place] ?? 0) + more
  }
  return sum
}
