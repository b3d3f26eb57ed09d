import { findCaseNumbers, findCnrs } from '#server/law/cases/case-numbers.ts'
import type { UnderstoodQuery } from '#shared/contract/cases.ts'
import type { AskedCase } from '../library/look-up.ts'
import type { TextNode } from '../library/search-query.ts'
import { blankSpans, type Span, sortSpans } from './spans.ts'

/** A case number or a CNR (the number of the e-Courts system), as it was typed. */
export type AskedNumber = Span & AskedCase & { printed: string }

const mostNumbers = 20

export function findNumbers(text: string): AskedNumber[] {
  const cnrs = findCnrs(text).map(({ cnr, ...span }) => ({ ...span, printed: cnr, cnr, numbers: [] }))
  const groups = Map.groupBy(findCaseNumbers(blankSpans(text, cnrs)), ({ from }) => from)
  const cases = [...groups.values()].flatMap(([first, ...others]) =>
    first
      ? [{ from: first.from, to: first.to, printed: first.printed, cnr: null, numbers: [first, ...others] }]
      : [],
  )
  return sortSpans<AskedNumber>([...cnrs, ...cases]).slice(0, mostNumbers)
}

/** From here on a number is rare enough to be searched without the type of case. */
const tellingNumber = 100

/** Finds judgments that mention the case; the case itself is found by its number, not by words. */
export function numberNode({ printed, numbers }: AskedNumber): TextNode {
  const typed: TextNode = {
    kind: 'phrase',
    text: printed.match(/[\p{L}\p{M}\p{N}]+/gu)?.join(' ') ?? printed,
  }
  const others = numbers
    .filter(({ number }) => number >= tellingNumber)
    .flatMap(({ number, year }) => [`${number} ${year}`, `${number} of ${year}`])
  return { kind: 'or', nodes: [typed, ...others.map((text): TextNode => ({ kind: 'phrase', text }))] }
}

/** What was typed, and which judgments have that number. */
export function describeNumbers(
  asked: readonly AskedNumber[],
  law: { casesNumbered?: (asked: AskedCase) => string[] },
): UnderstoodQuery['caseNumbers'] {
  return asked.map(one => ({ number: one.printed, caseIds: law.casesNumbered?.(one) ?? [] }))
}
