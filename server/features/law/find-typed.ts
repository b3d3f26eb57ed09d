import { findSections, plainDigits } from '#server/law/sections/find-sections.ts'
import { listActs } from '#server/law/sections/listed-sections.ts'
import type { FoundSection } from '#shared/contract/sections.ts'
import type { LawSection } from '#shared/law/section.ts'
import type { Citations } from './citations.ts'
import { findInList, presentFound, type StatuteNeeds } from './statutes.ts'

const mostShown = 5

/** '498A', 'धारा ३०२', 'section 138': a number alone, or with the word that says it is one. */
const bareNumber =
  /^(?:sections?|secs?\.?|u\/s\.?|s\.?|articles?|art\.?|धारा|दफा|कलम|अनुच्छेद|dhara|kalam)?\s*(\d{1,4}\s?-?[a-z]{0,2})$/i

/**
 * The sections that someone means. A number without an Act is taken in every Act that the content cites
 * with this number, the most cited first.
 */
export function findTyped(needs: StatuteNeeds, citations: Citations, search: string): FoundSection[] {
  const named = findSections(search).map(({ act, section }) => ({ act, section }))
  const sections = named.length > 0 ? named : guessActs(citations, search)
  const found = sections.flatMap(section => presentFound(needs, section) ?? [])
  return [...new Map(found.map(one => [`${one.actSlug}/${one.slug}`, one])).values()].slice(0, mostShown)
}

function guessActs(citations: Citations, search: string): LawSection[] {
  const number = bareNumber.exec(plainDigits(search.trim()))?.[1]?.replace(/[\s-]/g, '').toUpperCase()
  if (!number) return []
  return listActs()
    .map(({ act }) => ({ act, section: number }))
    .filter(section => findInList(section))
    .map(section => ({ section, cited: citations.count(section) }))
    .filter(({ cited }) => cited > 0)
    .sort((one, other) => other.cited - one.cited)
    .map(({ section }) => section)
}
