import { createMatcher, type Matcher } from '../text/find-marks.ts'
import { createSectionMarks } from '../text/section-marks.ts'
import { isSmallWord } from '../text/word-keys.ts'
import type { Understanding } from '../understanding/understanding.ts'

/** What is marked in the passages: what was asked, without words that are in every sentence. */
export function matcherOf(
  words: readonly string[],
  reading: Understanding,
  query: string,
  narrowings: readonly Understanding[] = [],
): Matcher {
  const { concepts } = reading.understood
  const read = [reading, ...narrowings]
  const phrases = read.flatMap(({ understood }) => understood.phrases)
  const sections = read.flatMap(({ understood }) => understood.sections)
  const prefixes = read.flatMap(({ marks }) => marks?.prefixes ?? [])
  const nears = read.flatMap(({ marks }) => marks?.nears ?? [])
  const sides = nears.flatMap(({ left, right }) => [...left, ...right])
  const near = sides.flatMap(({ text, isPrefix }) => (isPrefix ? [] : [text]))
  return createMatcher(
    [
      ...words,
      ...narrowings.flatMap(({ rankWords }) => rankWords),
      ...near.filter(text => !text.includes(' ')),
    ].filter(word => !isSmallWord(word) && !isSmallNumber(word)),
    [
      ...phrases,
      ...near.filter(text => text.includes(' ')),
      ...concepts.flatMap(({ term, alsoSearched }) => [term, ...alsoSearched]),
      ...listNumbered(query, new Set(words)),
    ],
    {
      findSections: createSectionMarks(sections),
      prefixes: [...prefixes, ...sides.flatMap(({ text, isPrefix }) => (isPrefix ? [text] : []))],
      nears,
    },
  )
}

function isSmallNumber(word: string): boolean {
  return /^\d{1,3}$/.test(word)
}

/** A small number means something only with the word beside it: '6 months', 'Rule 8'. */
function listNumbered(query: string, wanted: ReadonlySet<string>): string[] {
  if (![...wanted].some(isSmallNumber)) return []
  const words = query.slice(0, 1000).match(/[\p{L}\p{M}\p{N}]+/gu) ?? []
  return words.flatMap((word, at) => {
    const after = words[at + 1] ?? ''
    const [number, other] = isSmallNumber(word) ? [word, after] : [after, word]
    const isPair = wanted.has(number) && isSmallNumber(number) && /^\p{L}/u.test(other) && !isSmallWord(other)
    return isPair ? [`${word} ${after}`] : []
  })
}
