import type { ProcedureStep } from '#shared/contract/procedures.ts'

/** The guide that says how a fee is found where no table of the State is known. */
export const courtFeesGuide = 'court-fees-and-valuation'

/** Whether a fee depends on the table of a State or on the rules of a court, which the site does not have. */
export function dependsOnState(fees: string | undefined): boolean {
  if (!fees || /^(?:None|No)\b[^;,]*$/i.test(fees)) return false
  return /\bStates?'s?\b|\bcourt[- ]fee|\bstamp on\b/i.test(fees)
}

export function hasStateFee({ fees, choices = [] }: Pick<ProcedureStep, 'fees' | 'choices'>): boolean {
  return dependsOnState(fees) || choices.some(choice => dependsOnState(choice.fees?.en))
}
