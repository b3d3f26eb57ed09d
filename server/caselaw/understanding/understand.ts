import type { SearchType } from '#shared/cases/judgment.ts'
import { readBrief } from './read-brief.ts'
import { readIssue } from './read-issue.ts'
import { readKeywords } from './read-keywords.ts'
import { tidyText } from './spans.ts'
import type { Law, Understanding } from './understanding.ts'

/** What a query asks for: told to the reader, looked for in the index, and used to choose passages. */
export function understandQuery(text: string, searchType: SearchType, law: Law): Understanding {
  const tidy = tidyText(text)
  if (searchType === 'keyword') return readKeywords(tidy, law)
  return searchType === 'case_brief' ? readBrief(tidy, law) : readIssue(tidy, law)
}
