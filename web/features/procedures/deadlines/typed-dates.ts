import type { ProcedureStep } from '#shared/contract/procedures.ts'
import type { Exclusion } from '#shared/law/limitation.ts'
import { type Day, parseDay } from '#shared/templates/dates.ts'

/** What was typed, by the name of the day; the days for the certified copy stand under `copy`. */
export type TypedDates = Readonly<Record<string, string>>

export const copyDays = 'copy'
export const mostCopyDays = 20_000
const between = '~'

/** The text of the address: `order.2026-01-10~copy.12`. */
export function parseTyped(text: string): TypedDates {
  const entries = text.split(between).flatMap(part => {
    const [, name, value] = /^([a-z0-9-]+)\.(.+)$/.exec(part) ?? []
    return name && value ? [[name, value] as const] : []
  })
  return Object.fromEntries(entries)
}

export function writeTyped(typed: TypedDates): string {
  return Object.entries(typed)
    .map(([name, value]): [string, string] => [name, value.replaceAll(between, ' ').trim()])
    .filter(([, value]) => value !== '')
    .map(([name, value]) => `${name}.${value}`)
    .join(between)
}

export function readDays(typed: TypedDates): ReadonlyMap<string, Day> {
  return new Map(
    Object.entries(typed).flatMap(([name, value]) => {
      const day = name === copyDays ? undefined : parseDay(value)
      return day ? [[name, day] as const] : []
    }),
  )
}

export function readExclusions(typed: TypedDates): Exclusion[] {
  const days = parseCopyDays(typed[copyDays] ?? '')
  return days ? [{ ground: 'copy', days }] : []
}

/** A whole number; undefined for anything else. */
export function parseCopyDays(text: string): number | undefined {
  return /^\d{1,5}$/.test(text.trim()) && Number(text) <= mostCopyDays ? Number(text) : undefined
}

export function asksCopyDays(steps: readonly Pick<ProcedureStep, 'deadlines'>[]): boolean {
  return steps.some(step => step.deadlines?.some(({ exclusions }) => exclusions.includes('copy')))
}
