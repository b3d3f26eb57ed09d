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

/** The key of what is wrong with the amount. */
export function explainAmount(find: CourtFeeSearch): 'writeAmount' | 'drtLeast' | undefined {
  const basis = findFee(find)?.basis
  const amount = parseAmount(find.amount)
  if (!basis || find.amount === '') return undefined
  if (amount === undefined || amount === 0) return 'writeAmount'
  return basis.least !== undefined && amount < basis.least ? 'drtLeast' : undefined
}
