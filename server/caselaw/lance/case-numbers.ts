import { type CaseNumber, isSameCaseNumber } from '#server/law/cases/case-numbers.ts'
import { once } from '#server/lib/once.ts'
import type { Facts } from './facts.ts'
import { listAt, listTexts } from './packed-lists.ts'

/** The places of the judgments with a case number, those of exactly that kind of case first. */
export type FindNumbered = (wanted: CaseNumber) => number[]

type Placed = { place: number; number: CaseNumber }

/** The numbers are read at the first look-up, because most searches have none. */
export function openCaseNumbers(packed: Facts['caseNumbers']): FindNumbered {
  const byNumber = once(() => groupNumbers(packed))
  return wanted => {
    const meant = (byNumber().get(keyOf(wanted)) ?? []).filter(({ number }) =>
      isSameCaseNumber(number, wanted),
    )
    const exact = meant.filter(({ number }) => number.kind === wanted.kind)
    return [...new Set([...exact, ...meant].map(({ place }) => place))]
  }
}

function groupNumbers(packed: Facts['caseNumbers']): Map<string, Placed[]> {
  const values = listTexts(packed.values).map(text => JSON.parse(text) as CaseNumber) // packed in facts.ts
  const placed = Array.from(packed.ends, (_, place) =>
    Array.from(listAt(packed, place), (at): Placed[] => {
      const number = values[at]
      return number ? [{ place, number }] : []
    }).flat(),
  ).flat()
  return Map.groupBy(placed, ({ number }) => keyOf(number))
}

function keyOf({ number, year }: CaseNumber): string {
  return `${number}/${year}`
}
