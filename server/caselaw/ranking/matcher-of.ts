import { createMatcher, type Matcher } from '../text/find-marks.ts'
import { createSectionMarks } from '../text/section-marks.ts'
import { isSmallWord } from '../text/word-keys.ts'
import type { Understanding } from '../understanding/understanding.ts'

/** What is marked in the passages: what was asked, without words that are in every sentence. */
export function matcherOf(
  words: readonly string[],
  { understood: { phrases, concepts, sections }, marks }: Understanding,
  query: string,
): Matcher {
  const { prefixes = [], nears = [] } = marks ?? {}
  const sides = nears.flatMap(({ left, right }) => [...left, ...right])
  const near = sides.flatMap(({ text, isPrefix }) => (isPrefix ? [] : [text]))
  return createMatcher(
    [...words, ...near.filter(text => !text.includes(' '))].filter(
      word => !isSmallWord(word) && !isSmallNumber(word),
    ),
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
