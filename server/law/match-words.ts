/** An expression that is tried only where a word with one of these beginnings stands: letters from a to z, three at the most. */
export type WordPattern = { source: string; flags: string; beginnings: Iterable<string> }

/**
 * Finds for each pattern what `matchAll` would find, in less time: an expression of hundreds of names that is tried at
 * each letter of a judgment takes longer than all else that is read in it. A pattern begins with a letter from a to z, before
 * which no other stands.
 */
export function createWordMatcher(patterns: readonly WordPattern[]): (text: string) => RegExpExecArray[][] {
  const tried = patterns.map(({ source, flags }) => new RegExp(source, `${flags}y`))
  const wanted = markBeginnings(patterns)

  return text => {
    const found = tried.map((): RegExpExecArray[] => [])
    const { codes, begins, count } = placeWords(text)
    for (let word = 0; word < count; word += 1) {
      const at = begins[word] ?? 0
      const second = letters[codes[at + 1] ?? 0] ?? 0
      const third = second === 0 ? 0 : (letters[codes[at + 2] ?? 0] ?? 0)
      const mayBe = wanted[numberOf(letters[codes[at] ?? 0] ?? 0, second, third)] ?? 0
      if (mayBe > 0) tryAt(text, at, mayBe, found)
    }
    return found
  }

  function tryAt(text: string, at: number, mayBe: number, found: readonly RegExpExecArray[][]) {
    for (const [which, expression] of tried.entries()) {
      const last = found[which]?.at(-1)
      if ((mayBe >> which) % 2 === 0 || (last && at < last.index + last[0].length)) continue
      expression.lastIndex = at
      const match = expression.exec(text)
      if (match) found[which]?.push(match)
    }
  }
}

/** Of an ASCII letter it makes lower case. */
const lowerCase = 32
/** 1 to 26 for a letter from a to z in any case, 0 for anything else. */
const letters = Uint8Array.from({ length: 2 ** 16 }, (_, code) => {
  const letter = (code | lowerCase) - 96
  return letter > 0 && letter < 27 ? letter : 0
})

let codes = new Uint16Array(2 ** 15)
let begins = new Uint32Array(2 ** 15)

/**
 * The letters of a text as numbers, because a string looks up where it is stored for each of them, and where its words begin.
 * Until the next call. It decides nothing on the way: the end of a word is not foreseen by a processor.
 */
function placeWords(text: string) {
  const { length } = text
  if (codes.length < length + 2) {
    codes = new Uint16Array(2 * length)
    begins = new Uint32Array(2 * length)
  }
  Buffer.from(codes.buffer).write(text, 'utf16le')
  codes.fill(0, length, length + 2)
  let [count, before] = [0, 0]
  for (let at = 0; at < length; at += 1) {
    const now = Number((letters[codes[at] ?? 0] ?? 0) > 0)
    begins[count] = at
    count += now & ~before
    before = now
  }
  return { codes, begins, count }
}

/** For each beginning, a bit for each pattern that has it. */
function markBeginnings(patterns: readonly WordPattern[]): Uint8Array {
  const wanted = new Uint8Array(27 ** 3)
  for (const [which, { beginnings }] of patterns.entries())
    for (const beginning of beginnings) {
      const [first = 0, second = 0, third = 0] = Array.from(beginning, (_, at) => letterAt(beginning, at))
      const number = numberOf(first, second, third)
      wanted[number] = (wanted[number] ?? 0) | (1 << which)
    }
  return wanted
}

function numberOf(first: number, second: number, third: number): number {
  return (first * 27 + second) * 27 + third
}

function letterAt(text: string, at: number): number {
  return letters[text.charCodeAt(at)] ?? 0
}

/**
 * With what an alias may begin in a text, where a dot may be missing: 'i', 'ip' or 'ipc' for 'I.P.C.', 'ind' for 'Indian'. A
 * word of fewer letters ends there.
 */
export function listBeginnings(alias: string): string[] {
  const beginnings: string[] = []
  let letters = ''
  for (let at = 0; at < alias.length && letters.length < 3; at += 1) {
    const isLetter = letterAt(alias, at) > 0
    if (isLetter) letters += alias.charAt(at).toLowerCase()
    else {
      beginnings.push(letters)
      if (alias[at] !== '.') return beginnings
      // A space behind a dot may be missing too.
      while (alias[at + 1] === ' ') at += 1
    }
  }
  return [...beginnings, letters]
}
