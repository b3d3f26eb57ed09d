import type { SearchType } from '#shared/cases/search-choices.ts'
import { parseBrief } from './parse-brief.ts'
import { parseIssue } from './parse-issue.ts'
import { parseKeywords } from './parse-keywords.ts'
import { tidyText } from './spans.ts'
import type { Law, Understanding } from './understanding.ts'

/** What a query asks for: shown to the reader, searched in the index, and used to choose passages. */
export function understandQuery(text: string, searchType: SearchType, law: Law): Understanding {
  const tidy = tidyText(text)
  if (searchType === 'keyword') return parseKeywords(tidy, law)
  return searchType === 'case_brief' ? parseBrief(tidy, law) : parseIssue(tidy, law)
}
