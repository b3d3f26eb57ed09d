import { anyCourt, type CourtName, courtNames } from './court-names.ts'
import type { Span } from './spans.ts'

export type FoundCourt = Span & { courts: string[] }

/** Longer texts are briefs: they name many courts, and none of them is meant as a filter. */
const longestQuery = 600

/**
 * Courts that a query is limited to: named beside a year, as the source of judgments, or at the start or end
 * like a label. In 'can the Supreme Court grant divorce' the court is the subject of the question.
 */
export function findCourtFilters(text: string, knownCourts: readonly string[]): FoundCourt[] {
  if (text.length > longestQuery || !anyCourt.test(text)) return []
  return courtNames.flatMap(court =>
    [...text.matchAll(court.asked)].flatMap(match => {
      const span = { from: match.index, to: match.index + match[0].length }
      const courts = knownCourts.filter(known => court.listed.test(known))
      return courts.length > 0 && isFilter(text, span, court) ? [{ ...span, courts }] : []
    }),
  )
}

const year = '(?:18|19|20)\\d\\d'
const judgments = '(?:judge?ments?|decisions?|rulings?|cases?|case ?laws?|orders?|held|निर्णय|फैसले|निकाल)'
const yearBefore = new RegExp(`${year}\\W*(?:in |by |of |से |के )?(?:the )?$`, 'iu')
const yearAfter = new RegExp(
  `^\\W*(?:judgments? )?(?:in |of |since |after |before |from |between |till |until |upto |up to )?\\(?${year}`,
  'iu',
)
const sourceBefore = new RegExp(`${judgments} (?:of|by|from|in|at) (?:the )?$`, 'iu')
const sourceAfter = new RegExp(
  `^(?: ?:| on | (?:का |की |के |चा |ची |चे )?${judgments}|च[ाीे] ${judgments})`,
  'iu',
)
const leadsOn =
  /(?:^|\s)(?:the|to|of|before|a|by the|power|powers|under|against|approach|in the|and|or|of the|move)\s*$/i
const castes = /caste|tribe|reservation|जाति|जाती|आरक्षण|atrocit/i

function isFilter(text: string, { from, to }: Span, { name }: CourtName): boolean {
  const before = text.slice(0, from)
  const after = text.slice(to)
  if (name.startsWith('Supreme') && /^sc$/i.test(text.slice(from, to)) && castes.test(text)) return false
  if (yearBefore.test(before) || yearAfter.test(after) || sourceBefore.test(before)) return true
  if (!/[\p{L}\p{N}]/u.test(before)) return sourceAfter.test(after) || !/[\p{L}\p{N}]/u.test(after)
  return !/[\p{L}\p{N}]/u.test(after) && !leadsOn.test(before)
}
