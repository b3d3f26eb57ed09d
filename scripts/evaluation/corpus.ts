import { readJudgment } from '#server/features/cases/reading/read-judgment.ts'
import type { Judgment } from '#shared/cases/judgment.ts'
import type { Aila } from './aila.ts'

/**
 * The judgments that queries 15 and 21 were made from are in the collection. Their citations are the answers: they are
 * found like any other, but cite nothing.
 */
const sourcesOfQueries = new Set(['C297', 'C113'])

/** The collection as an import would read it, under its own numbers. */
export function readCorpus({ cases }: Aila): Judgment[] {
  return [...cases].map(([number, text]) => {
    const judgment = readJudgment(text, {})
    return {
      ...judgment,
      id: number.toLowerCase(),
      precedents: sourcesOfQueries.has(number) ? [] : judgment.precedents,
    }
  })
}
