import type { FormValues } from '#shared/contract/forms.ts'
import type { Warning } from '#shared/templates/checks/find-warnings.ts'
import { saySeverity } from './describe-form.ts'
import type { BuilderSay } from './messages.ts'
import type { CountedPlace } from './places.ts'

type FindWarnings = (values: FormValues) => readonly Warning[]

/** A finding, and whether the user has answered anything of what it speaks of: before that nothing is wrong yet. */
export type TimedWarning = Warning & { isDue: boolean }

/**
 * The findings of the form's checks, computed once for each set of answers. Returns the same list while
 * they do not change.
 */
export function createWarningReader(
  readValues: () => FormValues,
  find: FindWarnings = () => [],
  prefilled: FormValues = {},
): () => readonly TimedWarning[] {
  let values: FormValues | undefined
  let warnings: readonly TimedWarning[] = []
  return () => {
    const now = readValues()
    if (values === now) return warnings
    values = now
    const isGiven = (name: string) => isAnswered(now[name]) && now[name] !== prefilled[name]
    const found = find(now).map(warning => ({
      ...warning,
      isDue: warning.looksAt.length === 0 || warning.looksAt.some(isGiven),
    }))
    if (JSON.stringify(found) !== JSON.stringify(warnings)) warnings = found
    return warnings
  }
}

function isAnswered(value: FormValues[string] | undefined): boolean {
  if (value === undefined || typeof value === 'string') return (value ?? '').trim() !== ''
  return value.some(item => Object.values(item).some(isAnswered))
}

/** 'Cannot be filed so: the notice went out too late (NI Act 1881, s.138).' */
export function sayWarning({ severity, text, provision }: Warning, say: BuilderSay): string {
  return `${saySeverity(severity, say)}: ${text}${provision ? ` (${provision})` : ''}`
}

export function isAt({ place }: Warning, { name, index }: CountedPlace): boolean {
  return place.name === name && place.index === index
}
