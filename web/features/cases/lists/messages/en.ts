import type { Sentences } from '#shared/messages/sentence.ts'

export const messages = {
  browse: 'Browse judgments',
  browseLead: 'By court, year and bench, without a question.',
  findJudge: 'Name of a judge',
  judgeExample: 'Chandrachud, R.F. Nariman',
  noJudgeNamed: 'The library has no judge of this name.',

  // The list
  allCourts: 'All courts',
  allYears: 'All years',
  anyBench: 'Any bench',
  list: 'Judgments',
  filters: 'Filters of the list',
  citedBy: { one: 'Cited by {count}', other: 'Cited by {count}' },
  nothing: 'No judgments here',
  nothingHint: 'No judgment of the library has all that was chosen.',
  clearFilters: 'Clear all filters',
  pages: 'Pages of the list',
  previous: 'Previous {count}',
  next: 'Next {count}',
  end: 'The first {max} can be paged through. Choose a year, a court or a category to see others.',
  loading: 'Loading judgments...',
  couldNotLoad: 'The judgments could not be loaded',

  // A court or a judge
  period: '{from} to {to}',
  spellings: 'Printed as {names}.',
  sameName: 'Judges are told apart by name only: two of one name are shown together.',
  alike: 'Names like it',
  mostCited: 'Most cited',
  judges: 'Judges',
  satWith: 'Sat with',
  courts: 'Courts',
  provisions: 'Provisions',
  noCourt: 'No such court',
  noJudge: 'No such judge',
  noneHint: 'The library has no judgment under this address.',
  browseAll: 'Browse all judgments',
} as const satisfies Sentences
