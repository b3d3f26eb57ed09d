import { parseJudgment } from '#server/caselaw/reading/parse-judgment.ts'
import type { Judgment } from '#shared/cases/judgment.ts'
import type { Aila } from './aila.ts'

/**
 * Queries 15 and 21 of AILA 2019 were made from judgments of the collection, whose citations are the
 * answers. So these judgments can be found, but their citations are removed.
 */
const sourcesOfQueries: Record<string, string> = { C297: 'Jangir Singh', C113: 'State of Himachal Pradesh' }

/** The collection as an import would parse it, with its own ids. */
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

/** Compares the name too, because another collection has other judgments under these numbers. */
function isSource(number: string, text: string): boolean {
  const name = sourcesOfQueries[number]
  return name !== undefined && text.startsWith(name)
}
