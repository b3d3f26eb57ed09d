/** 0 is too short, 4 is strong. */
export type Strength = 0 | 1 | 2 | 3 | 4

/**
 * Estimates how hard a password is to guess: mostly by its length, less for runs and repetitions. The server also knows
 * the most common passwords.
 */
export function rateStrength(password: string): Strength {
  const letters = [...password]
  if (letters.length < 6) return 0
  const bits = countSurprises(letters) * Math.log2(countAlphabet(password))
  return bits < 32 ? 1 : bits < 48 ? 2 : bits < 64 ? 3 : 4
}

/** A character that repeats or continues the one before (aaa, abc, 321) does not count. */
function countSurprises(letters: string[]): number {
  const codes = letters.map(letter => letter.codePointAt(0) ?? 0)
  return codes.filter((code, index) => Math.abs(code - (codes[index - 1] ?? -9)) > 1).length
}

const alphabets: [RegExp, number][] = [
  [/[a-z]/, 26],
  [/[A-Z]/, 26],
  [/\d/, 10],
  [/[ !-/:-@[-`{-~]/, 33],
  [/[^ -~]/, 80],
]

function countAlphabet(password: string): number {
  return alphabets.reduce((sum, [pattern, size]) => (pattern.test(password) ? sum + size : sum), 1)
}
