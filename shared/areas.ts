/**
 * Practice areas of the forms library. The order must never change: it decides the ids and the first
 * digits of every form's id.
 */
export const areas = [
  'civil',
  'criminal',
  'family',
  'corporate',
  'labour',
  'tax',
  'property',
  'consumer',
  'constitutional',
  'arbitration',
  'banking',
  'special',
] as const
export type Area = (typeof areas)[number]

export function categoryIdOf(area: Area): number {
  return areas.indexOf(area) + 1
}
