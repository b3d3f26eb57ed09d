import { type ExclusionGround, exclusionGrounds } from './limitation.ts'

/** What the address says of a computation: `?period=article-113&from=2023-01-10&notice=60`. */
export type LimitationFind = { period?: string; from?: string; renewed?: string } & {
  [ground in ExclusionGround]?: string
}

export const grounds = Object.keys(exclusionGrounds) as ExclusionGround[] // the keys of a const object

export function readLimitationFind(search: Record<string, unknown>): LimitationFind {
  const names = ['period', 'from', 'renewed', ...grounds] as const
  return Object.fromEntries(names.map(name => [name, readText(search[name])]))
}

function readText(value: unknown): string | undefined {
  const text = typeof value === 'number' ? String(value) : value
  return typeof text === 'string' && text !== '' ? text.slice(0, 60) : undefined
}
