import type { CaseFacets } from '#shared/contract/cases.ts'

export type FacetName = keyof CaseFacets
export const facetNames = [
  'category',
  'court',
  'year',
  'judge',
  'section',
] as const satisfies readonly FacetName[]
