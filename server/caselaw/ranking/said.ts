import type { Judgment } from '#shared/cases/judgment.ts'
import type { Entry } from '../library/entry.ts'
import type { WeightedTerm } from '../library/look-up.ts'
import { whereCited } from '../names/where-cited.ts'
import { tokenise } from '../text/word-keys.ts'

/** So many of the judgments most similar to a brief are read: docs/decisions/084-what-others-say-of-it.md. */
export const readers = 20
/** As in BM25: how soon a repeated word counts no more, and how much a long text is held against it. */
const [k1, b] = [1.5, 0.5]

type Given = {
  /** The judgments most similar to the brief. */
  similar: readonly Pick<Judgment, 'id' | 'paragraphs'>[]
  /** Those that one of them cites. */
  citedBy: (id: string) => readonly Pick<Entry, 'id' | 'title' | 'citations'>[]
  byText: ReadonlyMap<string, number>
  /** Of the brief. */
  telling: readonly WeightedTerm[]
}

/**
 * How much of a brief stands where the judgments most similar to it cite each judgment, 0 to 1. A similar judgment cites many
 * cases, each for a point; this tells which of the points is that of the brief.
 */
export function countSaid({ similar, citedBy, byText, telling }: Given): Map<string, number> {
  const said = similar.flatMap(({ id, paragraphs }) =>
    citedBy(id).flatMap(cited => {
      const words = listWordsAbout(cited, paragraphs)
      return words.length > 0 ? [{ id: cited.id, likeness: byText.get(id) ?? 0, words }] : []
    }),
  )
  const usual = said.reduce((sum, { words }) => sum + words.length, 0) / said.length
  const weightOf = new Map(telling.map(({ word, weight }) => [word, weight]))
  const scores = new Map<string, number>()
  for (const { id, likeness, words } of said) {
    const score = likeness * scoreWords(words, weightOf, usual)
    scores.set(id, Math.max(scores.get(id) ?? 0, score))
  }
  const best = Math.max(0, ...scores.values())
  if (best === 0) return new Map()
  const shares = new Map([...scores].map(([id, score]) => [id, score / best]))
  const { id, standing } = standsOut(byText)
  return shares.set(id, Math.max(shares.get(id) ?? 0, standing))
}

/** The words of the paragraphs that cite it. */
function listWordsAbout(
  cited: Parameters<typeof whereCited>[0],
  paragraphs: Judgment['paragraphs'],
): string[] {
  const find = whereCited(cited)
  return paragraphs.flatMap(({ text }) => (find(text).length > 0 ? tokenise(text) : []))
}

function scoreWords(words: readonly string[], weightOf: ReadonlyMap<string, number>, usual: number): number {
  const counts = new Map<string, number>()
  for (const word of words) if (weightOf.has(word)) counts.set(word, (counts.get(word) ?? 0) + 1)
  const damping = k1 * (1 - b + (b * words.length) / usual)
  return [...counts].reduce(
    (sum, [word, count]) => sum + ((weightOf.get(word) ?? 0) * (k1 + 1) * count) / (count + damping),
    0,
  )
}

/**
 * The judgment with the best text, and how far it stands out from the next: one whose text is like no other's tells the story
 * of the brief itself, which is no less than what others say of a case. Fully where the next has half its score.
 */
function standsOut(byText: ReadonlyMap<string, number>): { id: string; standing: number } {
  const [[id, most] = ['', 1], [, next] = ['', 0]] = [...byText].sort(([, one], [, other]) => other - one)
  return { id, standing: Math.min(1, 2 * (1 - next / most)) }
}
