import { listKeys, plainWord } from './word-keys.ts'

/** A word, adjacent words, or the beginning of a word. */
export type NearTerm = { text: string; isPrefix: boolean }

/** Terms that must be near each other. */
export type NearMark = { left: readonly NearTerm[]; right: readonly NearTerm[]; within: number }

/** A mark with its position among the words of the text. */
export type PlacedMark = { from: number; to: number; key: string; at: number; words: number }

type Side = { keys: ReadonlySet<string>; beginnings: readonly string[] }
type Near = { left: Side; right: Side; within: number }
export type FindNear = (marks: PlacedMark[], text: string) => PlacedMark[]

/** Marks that are as near as was asked get ' near' in their key. */
export function createNearMarks(nears: readonly NearMark[]): FindNear {
  const wanted = nears.map(
    ({ left, right, within }): Near => ({ left: sideOf(left), right: sideOf(right), within }),
  )
  return (marks, text) => {
    if (wanted.length === 0) return marks
    const near = new Set<PlacedMark>()
    for (const one of wanted) addNear(marks, { ...one, text }, near)
    return marks.map(mark => (near.has(mark) ? { ...mark, key: `${mark.key} near` } : mark))
  }
}

function sideOf(terms: NearMark['left']): Side {
  return {
    keys: new Set(terms.flatMap(({ text, isPrefix }) => (isPrefix ? [] : [listKeys(text).join(' ')]))),
    beginnings: terms.flatMap(({ text, isPrefix }) => (isPrefix ? [plainWord(text)] : [])),
  }
}

/** Marks are in text order: each is compared only with later ones that are near enough. */
function addNear(
  marks: readonly PlacedMark[],
  { left, right, within, text }: Near & { text: string },
  near: Set<PlacedMark>,
) {
  const [isLeft, isRight] = [left, right].map(side => marks.map(mark => isOf(side, mark, text)))
  for (const [first, one] of marks.entries())
    for (let second = first + 1; second < marks.length; second += 1) {
      const other = marks[second]
      if (!other || other.at - (one.at + one.words - 1) > within) break
      if ((isLeft?.[first] && isRight?.[second]) || (isRight?.[first] && isLeft?.[second]))
        near.add(one).add(other)
    }
}

function isOf({ keys, beginnings }: Side, { key, from, to }: PlacedMark, text: string): boolean {
  if (keys.has(key)) return true
  const word = beginnings.length > 0 ? plainWord(text.slice(from, to)) : ''
  return beginnings.some(beginning => word.startsWith(beginning))
}
