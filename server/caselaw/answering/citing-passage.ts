import { splitSentences } from '#server/lib/split-sentences.ts'
import type { Paragraph } from '#shared/cases/judgment.ts'
import type { CasePassage } from '#shared/contract/cases.ts'
import { type CitedCase, type Range, whereCited } from '../names/where-cited.ts'

const longest = 700

/** The first sentence of a judgment that cites one of the cases, by citation or by name. */
export function findCitingPassage(
  parts: readonly Paragraph[],
  asked: readonly CitedCase[],
): CasePassage | null {
  const lookFor = asked.map(whereCited)
  for (const part of parts) {
    const places = lookFor.flatMap(find => find(part.text)).sort((one, other) => one.from - other.from)
    const [first] = places
    if (first) return cutSentence(part, first, places)
  }
  return null
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
