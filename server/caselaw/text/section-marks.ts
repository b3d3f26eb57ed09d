import { findSections } from '#server/law/sections/find-sections.ts'
import type { UnderstoodQuery } from '#shared/contract/cases.ts'
import { isWithin, type LawSection, sectionKey, wholeNumber, wholeSection } from '#shared/law/section.ts'

export type SectionMark = { from: number; to: number; key: string }
type Asked = Pick<UnderstoodQuery['sections'][number], 'act' | 'section' | 'also'>

/** Finds where a text mentions the sections asked for. `own` are all sections of the judgment. */
export type FindSectionMarks = (text: string, own: readonly LawSection[]) => SectionMark[]

/**
 * A section is its number and its act: section 63 of the Evidence Act does not match section 63 of the
 * Sakshya Adhiniyam. If the text does not name the act, it is the judgment's act with that number, if there
 * is only one.
 */
export function createSectionMarks(asked: readonly Asked[]): FindSectionMarks {
  if (asked.length === 0) return () => []
  const wanted = asked.flatMap(one => [{ act: one.act, section: wholeNumber(one.section) }, ...one.also])
  const numbers = [...new Set(wanted.map(({ section }) => numberOf(section)))]
  const named = new RegExp(`(?<![\\p{L}\\p{N}])(?:${numbers.join('|')})(?![\\p{L}\\p{N}])`, 'iu')
  // Most paragraphs do not have the digits, and looking for those is much faster than the expressions.
  const digits = numbers.map(number => /^\d*/.exec(number)?.[0] ?? '')
  const open = new RegExp(
    `(?<![\\p{L}])(?:sections?|secs?\\.?|ss?\\.|u/s\\.?|articles?|arts?\\.?|धारा|कलम|अनुच्छेद)\\s{0,2}(${numbers.join('|')})(?![\\p{L}\\p{N}])`,
    'giu',
  )

  return (text, own) => {
    if (!digits.some(one => text.includes(one)) || !named.test(text)) return []
    const found = findSections(text)
    const marks = found
      .filter(one => wanted.some(other => isWithin(one, other)))
      .map(({ from, to, act, section }) => ({ from, to, key: sectionKey(wholeSection({ act, section })) }))
    for (const match of text.matchAll(open)) {
      const [from, to] = [match.index, match.index + match[0].length]
      if (found.some(one => one.from < to && one.to > from)) continue
      const act = onlyAct(match[1] ?? '', own)
      const section = (match[1] ?? '').toUpperCase()
      if (act && wanted.some(other => isWithin({ act, section }, other)))
        marks.push({ from, to, key: sectionKey(wholeSection({ act, section })) })
    }
    return marks
  }
}

function onlyAct(number: string, own: readonly LawSection[]): string | null {
  const acts = new Set(
    own.filter(({ section }) => numberOf(section) === number.toUpperCase()).map(({ act }) => act),
  )
  const [act] = acts
  return act && acts.size === 1 ? act : null
}

/** 'Order 6 Rule 17' is searched by its last number. */
function numberOf(section: string): string {
  return (wholeNumber(section).match(/[\dA-Z]+$/i)?.[0] ?? section).toUpperCase()
}
