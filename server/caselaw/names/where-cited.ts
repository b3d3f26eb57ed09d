import { findCaseNames, normaliseCaseName, sameCase } from '#server/law/cases/case-names.ts'
import { findCitations } from '#server/law/cases/find-citations.ts'
import { splitName } from '#server/law/cases/split-name.ts'

/** A case as others cite it; the title is empty where only a citation is known. */
export type CitedCase = { title: string; citations: readonly string[] }

export type Range = { from: number; to: number }

const alike = 0.85

/**
 * The places of a text that cite the case, by citation or by name. Most paragraphs are passed over by one word, because
 * finding names and citations takes much longer.
 */
export function whereCited({ title, citations }: CitedCase): (text: string) => Range[] {
  const pages = citations.flatMap(citation => /\d+(?!.*\d)/.exec(citation)?.[0] ?? [])
  const mayCite =
    pages.length > 0 ? new RegExp(`(?<!\\d)(?:${pages.join('|')})(?:(?!\\d)|\\d{4} Indlaw)`) : null
  const wanted = new Set(citations)
  const rarest = splitName(normaliseCaseName(title))
    .flatMap(side => side.split(' '))
    .reduce((long, word) => (word.length > long.length ? word : long), '')
  return text => {
    const cited = mayCite?.test(text) ? findCitations(text).filter(each => wanted.has(each.citation)) : []
    const mayName = rarest.length > 2 && text.toLowerCase().includes(rarest)
    const named = mayName ? findCaseNames(text).filter(each => sameCase(each.name, title) >= alike) : []
    return [...cited, ...named].map(({ from, to }) => ({ from, to }))
  }
}
