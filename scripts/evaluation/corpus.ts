import { parseJudgment } from '#server/caselaw/reading/parse-judgment.ts'
import type { Judgment } from '#shared/cases/judgment.ts'
import type { Aila } from './aila.ts'

/**
 * The judgments that queries 15 and 21 of AILA 2019 were made from are in the collection. Their citations are the
 * answers: they are found like any other, but cite nothing.
 */
const sourcesOfQueries: Record<string, string> = { C297: 'Jangir Singh', C113: 'State of Himachal Pradesh' }

/** The collection as an import would read it, under its own numbers. */
export function deriveCorpus({ cases }: Aila): Judgment[] {
  return [...cases].map(([number, text]) => {
    const judgment = parseJudgment(text, {})
    return {
      ...judgment,
      id: number.toLowerCase(),
      precedents: isSource(number, text) ? [] : judgment.precedents,
    }
  })
}

/** By its name too: another collection has other judgments under these numbers. */
function isSource(number: string, text: string): boolean {
  const name = sourcesOfQueries[number]
  return name !== undefined && text.startsWith(name)
}
