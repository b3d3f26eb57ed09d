import { type Paise, parseAmount } from '#shared/templates/amounts.ts'
import type { CourtFeeSearch } from '../tools-search.ts'
import { type FixedFee, fixedFees } from './fees.ts'

export type ComputedFee = { fee: FixedFee; amount: Paise | undefined; due: Paise }

export function findFee({ proceeding }: CourtFeeSearch): FixedFee | undefined {
  return fixedFees.find(({ id }) => id === proceeding)
}

/** Undefined until the proceeding is chosen and, where the fee goes by an amount, that can be read. */
export function computeFee(find: CourtFeeSearch): ComputedFee | undefined {
  const fee = findFee(find)
  if (!fee) return undefined
  if (!fee.basis) return { fee, amount: undefined, due: fee.feeOn(0) }
  const amount = parseAmount(find.amount)
  if (amount === undefined || explainAmount(find)) return undefined
  return { fee, amount, due: fee.feeOn(amount) }
}

export function explainAmount(find: CourtFeeSearch): string | undefined {
  const basis = findFee(find)?.basis
  const amount = parseAmount(find.amount)
  if (!basis || find.amount === '') return undefined
  if (amount === undefined || amount === 0) return 'Write an amount such as 5,00,000.'
  return basis.least !== undefined && amount < basis.least
    ? 'The Tribunal takes debts of Rs 20 lakh or more.'
    : undefined
}
