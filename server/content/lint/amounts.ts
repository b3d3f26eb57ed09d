import type { FormDraft } from '../draft.ts'
import type { Problem } from '../problem.ts'
import { atPrinted, listPrinted } from './printed.ts'

const amount = /(?:\bRs\.?|₹|\bINR|रु\.?|रुपये)\s?(\d[\d,]*)/g
const grouped = /^(?:\d{1,3}|\d{1,2}(?:,\d{2})*,\d{3}),?$/

/** Amounts are grouped as in India, 12,50,075. The answer to a question for an amount groups itself. */
export function amountsAreGrouped(draft: FormDraft): Problem[] {
  return listPrinted(draft).flatMap(printed => {
    const written = [...printed.text.matchAll(amount)].map(([, digits = '']) => digits)
    return [...new Set(written)]
      .filter(digits => !grouped.test(digits))
      .map(digits => atPrinted(draft, printed, `'${digits}' is not grouped: write amounts as 12,50,075.`))
  })
}
