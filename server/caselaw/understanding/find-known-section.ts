import type { FoundSection } from '#server/law/sections/find-sections.ts'
import { parseSection } from '#shared/law/section.ts'
import type { Law } from './understanding.ts'

/** A section just as the library names it, which is how a filter is copied into the search box: whatever its act is called. */
export function findKnownSection(text: string, law: Pick<Law, 'hasSection'>): FoundSection[] {
  const named = parseSection(text)
  return named.section !== '' && law.hasSection(named) ? [{ ...named, from: 0, to: text.length }] : []
}
