import { findCaseNames, normaliseCaseName, sameCase } from '#server/law/cases/case-names.ts'
import { findCitations } from '#server/law/cases/find-citations.ts'

type Named = { title: string; citations: readonly string[] }

/** From here on, two names mean the same case. */
const isSame = 0.85

/** Whether a text names a judgment, by one of its citations or by its parties. */
export function mentionsCase({ title, citations }: Named): (text: string) => boolean {
  const wanted = new Set(citations.flatMap(one => findCitations(one).map(({ citation }) => citation)))
  const telling = tellingWord(title)
  return text => {
    const lower = text.toLowerCase()
    const isNamed = telling !== '' && lower.includes(telling)
    if (isNamed && findCaseNames(text).some(({ name }) => sameCase(name, title) >= isSame)) return true
    return findCitations(text).some(({ citation }) => wanted.has(citation))
  }
}

/** Looking for names in a text is slow: only those that have the longest word of the title are read. */
function tellingWord(title: string): string {
  const words = normaliseCaseName(title).match(/\p{L}{4,}/gu) ?? []
  return words.reduce((longest, word) => (word.length > longest.length ? word : longest), '')
}
