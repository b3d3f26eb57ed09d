// The choices of a judgment search. Kept in a small file because every page loads it to read its address.

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

/** The orders of a list. Most cited: by judgments of this library. */
export const caseSorts = ['relevance', 'newest', 'oldest', 'cited'] as const
export type CaseSort = (typeof caseSorts)[number]

/** So many searches within the results of a search. */
export const mostWithin = 5
