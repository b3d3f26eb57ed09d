import type { FormDraft } from '../draft.ts'
import type { Problem } from '../problem.ts'
import { atPrinted, listPrinted } from './printed.ts'

const amount = /(?:\bRs\.?|₹|\bINR|रु\.?|रुपये)\s?(\d[\d,]*)/g
const grouped = /^(?:\d{1,3}|\d{1,2}(?:,\d{2})*,\d{3}),?$/

/** Amounts are grouped as in India, 12,50,075, also where a question asks for one and prints it as typed. */
export function amountsAreGrouped(draft: FormDraft): Problem[] {
  const amounts = new Set(draft.view.fields.flatMap(({ name, input }) => (input === 'amount' ? [name] : [])))
  return listPrinted(draft).flatMap(printed => {
    const written = [...printed.text.matchAll(amount)].map(([, digits = '']) => digits)
    const typed = printed.line.flatMap(({ text, field }) =>
      field !== undefined && amounts.has(field) && /^[\d,]+(?:\.\d+)?$/.test(text)
        ? text.replace(/\.\d+$/, '')
        : [],
    )
    return [...new Set([...written, ...typed])]
      .filter(digits => !grouped.test(digits))
      .map(digits =>
        atPrinted(
          draft,
          printed,
          `'${digits}' is not grouped: print amounts through amountFigures (12,50,075).`,
        ),
      )
  })
}
