import type { FormDraft } from '../draft.ts'
import type { Problem } from '../problem.ts'
import { atLine } from './rule.ts'

/**
 * A case that was pending on 1 July 2024 goes on under the Code of 1973 (section 531(2)(a) BNSS): a criminal form whose
 * text names the Sanhita asks or tells of that day.
 */
export function pendingCasesAreThoughtOf({ area, paper, texts, view }: FormDraft): Problem[] {
  if (paper || area !== 'criminal') return []
  const { checks, conditions, fields } = view
  const thoughtOf = [JSON.stringify([fields, conditions, checks]), ...texts.en.lines.map(({ text }) => text)]
  if (thoughtOf.some(text => commencement.test(text))) return []
  const line = texts.en.lines.find(({ text }) => text.includes('Bharatiya Nagarik Suraksha Sanhita'))
  if (!line) return []
  const message =
    "A case that was pending on 1 July 2024 goes on under the Code of 1973: take 'pending-on-commencement', or let a condition or a check look at a day before 2024-07-01."
  return [atLine(line, message)]
}

const commencement = /\b(?:1 July 2024|2024-07-01)\b/
