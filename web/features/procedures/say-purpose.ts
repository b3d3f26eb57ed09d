import type { Purpose } from '#shared/procedures/purposes.ts'
import type { GuideSay } from './guide/messages.ts'

const purposes = {
  'Constitutional Rights': 'constitutionalRights',
  'Bail Applications': 'bailApplications',
  'Criminal Matters': 'criminalMatters',
  'Family Issues': 'familyIssues',
  Maintenance: 'maintenance',
  'Property Matters': 'propertyMatters',
  'Consumer Rights': 'consumerRights',
  'Employment Disputes': 'employmentDisputes',
  Appeals: 'appeals',
  'Civil Disputes': 'civilDisputes',
  Recovery: 'recovery',
  Registration: 'registration',
  Other: 'otherPurpose',
} as const satisfies Record<Purpose, string>

export function sayPurpose(purpose: Purpose, say: GuideSay): string {
  return say(purposes[purpose])
}
