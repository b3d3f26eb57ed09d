// What a search of judgments may choose from: small, because every address of the site is read by it.

export const caseCategories = [
  'Civil',
  'Criminal',
  'Constitutional',
  'Corporate',
  'Family',
  'Property',
  'Tax',
  'Labour',
  'Environmental',
  'Consumer',
] as const
export type CaseCategory = (typeof caseCategories)[number]

export const searchTypes = ['keyword', 'case_brief', 'legal_issue'] as const
export type SearchType = (typeof searchTypes)[number]
