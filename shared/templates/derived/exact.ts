import type { Paise } from '../amounts.ts'

/** A rate or a count as whole thousandths, so that 9.5 per cent is exact. */
export function thousandths(number: number): number {
  return Math.round(number * 1000)
}

/**
 * The amount multiplied by the factors and divided by the divisor, rounded half up to the paisa. It uses
 * integers, so no precision is lost.
 */
export function share(amount: Paise, factors: readonly number[], divisor: number): Paise {
  const product = factors.reduce((all, factor) => all * BigInt(factor), BigInt(amount))
  const whole = BigInt(divisor)
  return Number((product * 2n + whole) / (whole * 2n))
}

/** Reads '12', '9.5 %' and '1,000': numbers with at most three decimals. */
export function parseNumber(text: string): number | undefined {
  const typed = text
    .trim()
    .replace(/\s*%$/, '')
    .replace(/(\d),(?=\d)/g, '$1')
  return /^\d{1,9}(?:\.\d{1,3})?$/.test(typed) ? Number(typed) : undefined
}
