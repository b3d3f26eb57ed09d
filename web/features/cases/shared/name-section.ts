import { type LinkedSection, nameSection, nameSections } from '#shared/law/section.ts'
import type { SayCase } from './messages.ts'

/** 'now BNSS 482', 'formerly CrPC 438'; empty when it has no other number. */
export function describeOther(
  { now, formerly }: Pick<LinkedSection, 'now' | 'formerly'>,
  word: SayCase,
): string {
  if (now.length > 0) return word('nowSection', { section: nameSections(now) })
  return formerly.length > 0 ? word('formerlySection', { section: nameSections(formerly) }) : ''
}

/** 'CrPC 438, now BNSS 482': old and new number together, as advocates say them. */
export function nameBoth(section: LinkedSection, word: SayCase): string {
  const status = section.isInForce ? '' : word('notInForce')
  return [nameSection(section), describeOther(section, word), status].filter(Boolean).join(', ')
}
