import { findCaseNames, normaliseCaseName, sameCase } from '#server/law/cases/case-names.ts'
import { findCitations } from '#server/law/cases/find-citations.ts'
import { splitName } from '#server/law/cases/split-name.ts'
import { splitSentences } from '#server/lib/split-sentences.ts'
import type { Paragraph } from '#shared/cases/judgment.ts'
import type { CasePassage } from '#shared/contract/cases.ts'

/** A case that a query names; the title is empty where only a citation is known. */
export type AskedCase = { title: string; citations: readonly string[] }

type Range = { from: number; to: number }

const alike = 0.85
const longest = 700

/** The first sentence of a judgment that cites one of the cases, by citation or by name. */
export function findCitingPassage(
  parts: readonly Paragraph[],
  asked: readonly AskedCase[],
): CasePassage | null {
  const lookFor = asked.map(createFinder)
  for (const part of parts) {
    const places = lookFor.flatMap(find => find(part.text)).sort((one, other) => one.from - other.from)
    const [first] = places
    if (first) return cutSentence(part, first, places)
  }
  return null
}

/** Most paragraphs are passed over by one word, because finding names and citations takes much longer. */
function createFinder({ title, citations }: AskedCase): (text: string) => Range[] {
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

/** The sentence around a place, with all places in it marked. A long one is cut around it. */
function cutSentence(
  { id, label, text, part }: Paragraph,
  place: Range,
  places: readonly Range[],
): CasePassage {
  const sentence = splitSentences(text).findLast(({ from }) => from <= place.from)
  const start = sentence?.from ?? 0
  const end = Math.max(start + (sentence?.text.length ?? text.length), place.to)
  const from = end - start <= longest ? start : Math.max(start, text.lastIndexOf(' ', place.from - 120) + 1)
  const to = Math.min(end, Math.max(from + longest, place.to))
  const lead = from > 0 ? '… ' : ''
  const shift = lead.length - from
  return {
    paragraphId: id,
    label,
    ...(part ? { part } : {}),
    text: `${lead}${text.slice(from, to).trimEnd()}${to < text.length ? ' …' : ''}`,
    marks: places
      .filter(each => each.from >= from && each.to <= to)
      .map(each => ({ from: each.from + shift, to: each.to + shift })),
  }
}
