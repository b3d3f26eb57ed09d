import { adminExperienceLabels, adminExperiences, type Experience } from '#shared/users.ts'
import type { SelectOption } from '#web/ui/SelectField.tsx'

/** The administrator's four, and what the user has at present: a select without it would rewrite what nobody touched. */
export function listExperienceOptions(present?: Experience): SelectOption[] {
  const known: Experience[] = [...adminExperiences]
  const offered = present === undefined || known.includes(present) ? known : [present, ...known]
  return offered.map(value => ({ value, label: adminExperienceLabels[value] }))
}
