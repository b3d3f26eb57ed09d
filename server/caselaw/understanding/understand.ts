import type { SearchType } from '#shared/cases/search-choices.ts'
import { parseBrief } from './parse-brief.ts'
import { parseIssue } from './parse-issue.ts'
import { parseKeywords } from './parse-keywords.ts'
import { tidyText } from './spans.ts'
import type { Law, Understanding } from './understanding.ts'

/** What a query asks for: shown to the reader, searched in the index, and used to choose passages. */
export function understandQuery(text: string, searchType: SearchType, law: Law): Understanding {
  const tidy = tidyText(text)
  if (searchType === 'case_brief') return parseBrief(tidy, law)
  const typed = joinVersus(tidy)
  return searchType === 'keyword' ? parseKeywords(typed, law) : parseIssue(typed, law)
}

/** 'Ram Lal v/s State': the sign between two parties is one word, as 'vs' is. */
function joinVersus(text: string): string {
  return text.replace(/(?<=\s)v\/s(?=[.:]?\s)/gi, 'vs')
}
