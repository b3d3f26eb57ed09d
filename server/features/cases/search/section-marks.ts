import { findSections } from '#server/law/sections/find-sections.ts'
import type { SectionReference } from '#shared/cases/judgment.ts'
import type { UnderstoodQuery } from '#shared/contract/cases.ts'

export type SectionMark = { from: number; to: number; key: string }
type Asked = Pick<UnderstoodQuery['sections'][number], 'act' | 'section' | 'also'>

/** Finds where a text speaks of the sections that were asked for; `own` are all that its judgment deals with. */
export type FindSectionMarks = (text: string, own: readonly SectionReference[]) => SectionMark[]

/**
 * A section is its number and its act: '63' of the Evidence Act is nobody's answer to section 63 of the Sakshya Adhiniyam.
 * Where the text leaves the act open it is that of the judgment, if the judgment deals with one such section only.
 */
export function createSectionMarks(asked: readonly Asked[]): FindSectionMarks {
  if (asked.length === 0) return () => []
  const wanted = asked.flatMap(one => [{ act: one.act, section: whole(one.section) }, ...one.also])
  const numbers = [...new Set(wanted.map(({ section }) => numberOf(section)))]
  const named = new RegExp(`(?<![\\p{L}\\p{N}])(?:${numbers.join('|')})(?![\\p{L}\\p{N}])`, 'iu')
  const open = new RegExp(
    `(?<![\\p{L}])(?:sections?|secs?\\.?|ss?\\.|u/s\\.?|articles?|arts?\\.?|धारा|कलम|अनुच्छेद)\\s{0,2}(${numbers.join('|')})(?![\\p{L}\\p{N}])`,
    'giu',
  )

  return (text, own) => {
    if (!named.test(text)) return []
    const found = findSections(text)
    const marks = found
      .filter(one => wanted.some(other => isMeant(one, other)))
      .map(({ from, to, act, section }) => ({ from, to, key: keyOf({ act, section }) }))
    for (const match of text.matchAll(open)) {
      const [from, to] = [match.index, match.index + match[0].length]
      if (found.some(one => one.from < to && one.to > from)) continue
      const act = onlyAct(match[1] ?? '', own)
      const section = (match[1] ?? '').toUpperCase()
      if (act && wanted.some(other => isMeant({ act, section }, other)))
        marks.push({ from, to, key: keyOf({ act, section }) })
    }
    return marks
  }
}

/** A sub-section that was asked for is part of the section; one that is a successor is meant alone. */
function isMeant(found: SectionReference, wanted: SectionReference): boolean {
  if (found.act !== wanted.act) return false
  return whole(wanted.section) === wanted.section
    ? whole(found.section) === wanted.section
    : found.section.startsWith(wanted.section)
}

function onlyAct(number: string, own: readonly SectionReference[]): string | null {
  const acts = new Set(
    own.filter(({ section }) => numberOf(section) === number.toUpperCase()).map(({ act }) => act),
  )
  const [act] = acts
  return act && acts.size === 1 ? act : null
}

/** 'Order 6 Rule 17' is found by its last number. */
function numberOf(section: string): string {
  return (whole(section).match(/[\dA-Z]+$/i)?.[0] ?? section).toUpperCase()
}

function whole(section: string): string {
  return section.replace(/\(.*/, '')
}

function keyOf({ act, section }: SectionReference): string {
  return `${act}:${whole(section)}`
}
