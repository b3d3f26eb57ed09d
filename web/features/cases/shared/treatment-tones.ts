import type { LaterKind } from '#shared/cases/later-history.ts'
import type { CitedCase } from '#shared/contract/cases.ts'
import type { Tone } from '#web/ui/Badge.tsx'

/** Red for what takes a judgment's force away, amber for what calls for care, green for what bears it out. */
export const treatmentTones: Record<LaterKind | NonNullable<CitedCase['treatment']>, Tone> = {
  overruled: 'seal',
  reversed: 'seal',
  'superseded by statute': 'seal',
  'overruled in part': 'seal',
  'superseded in part by statute': 'seal',
  doubted: 'brass',
  distinguished: 'brass',
  explained: 'neutral',
  affirmed: 'bench',
  followed: 'bench',
  referred: 'neutral',
  'relied on': 'bench',
}
