import { parseAmount } from '#shared/templates/amounts.ts'
import { isAfter, parseDay } from '#shared/templates/dates.ts'
import {
  computeInterest,
  type InterestAnswer,
  type InterestQuestion,
  type Rest,
  restMonths,
} from '#shared/templates/derived/interest.ts'
import type { InterestSearch } from '../tools-search.ts'
import { findProvision, type InterestProvision } from './provisions.ts'

export type ComputedInterest = {
  question: InterestQuestion
  answer: InterestAnswer
  provision: InterestProvision | undefined
}

/** The computation for the parameters of the address; undefined until all are valid. */
export function computeFind(find: InterestSearch): ComputedInterest | undefined {
  const principal = parseAmount(find.amount)
  const rate = parseRate(find.rate)
  const from = parseDay(find.from)
  const to = parseDay(find.to)
  if (principal === undefined || rate === undefined || !from || !to || !isAfter(to, from)) return undefined
  const question = { principal, rate, from, to, rest: parseRest(find.rest) }
  return { question, answer: computeInterest(question), provision: findProvision(find.under) }
}

export function parseRest(text: string): Rest {
  return Object.hasOwn(restMonths, text) ? (text as Rest) : 'none' // a key of the table, just looked up
}

/** Per cent a year, with at most three decimals, up to a hundred. */
export function parseRate(text: string): number | undefined {
  const typed = text.trim().replace(/\s*%$/, '')
  const rate = /^\d{1,3}(?:\.\d{1,3})?$/.test(typed) ? Number(typed) : Number.NaN
  return rate <= 100 ? rate : undefined
}

export type Complaints = { amount?: 'writeAmount'; rate?: 'writeRate'; to?: 'mustBeAfter' }

/** The key of what is wrong with each field; with an empty one nothing is wrong yet. */
export function listComplaints(find: InterestSearch): Complaints {
  const from = parseDay(find.from)
  const to = parseDay(find.to)
  return {
    ...(find.amount && parseAmount(find.amount) === undefined && { amount: 'writeAmount' }),
    ...(find.rate && parseRate(find.rate) === undefined && { rate: 'writeRate' }),
    ...(from && to && !isAfter(to, from) && { to: 'mustBeAfter' }),
  }
}
