import type { Act } from './act.ts'
import { shortNamedActs } from './short-named-acts.ts'
import { titledActs } from './titled-acts.ts'

export const acts: readonly Act[] = [
  ...shortNamedActs,
  ...titledActs.map(([title, aliases]) => ({ name: title, title, year: Number(title.slice(-4)), aliases })),
]

const byName = new Map(acts.map(act => [act.name, act]))

export function findAct(name: string): Act | undefined {
  return byName.get(name)
}

/** The three criminal statutes in force since 1 July 2024. */
export const newCodes = ['BNS', 'BNSS', 'BSA'] as const
export type NewCode = (typeof newCodes)[number]

const newCodeNames: ReadonlySet<string> = new Set(newCodes)

export function isNewCode(act: string): act is NewCode {
  return newCodeNames.has(act)
}
