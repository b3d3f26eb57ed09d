/** What kind of news an update is. On screen the underscores are spaces. */
export const updateTypes = [
  'new_law',
  'amendment',
  'rules_and_schemes',
  'court_ruling',
  'court_practice',
  'notification',
] as const
export type UpdateType = (typeof updateTypes)[number]

export const updatePriorities = ['high', 'medium', 'low'] as const
export type UpdatePriority = (typeof updatePriorities)[number]

export function nameType(type: string): string {
  return type.replaceAll('_', ' ')
}
