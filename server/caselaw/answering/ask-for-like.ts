import type { Judgment } from '#shared/cases/judgment.ts'
import { briefLimit, caseSearchBody } from '#shared/contract/cases.ts'
import type { RankedQuestion } from '../ranking/rank-question.ts'

/** A judgment as the brief by which judgments like it are searched: its own text, or else our note. */
export function askForLike({ id, title, paragraphs, note, headnotes }: Judgment): RankedQuestion {
  const texts =
    paragraphs.length > 0
      ? paragraphs.map(({ text }) => text)
      : [
          note?.facts,
          ...(note?.issues ?? []),
          note?.summary,
          note?.ratio,
          ...(note?.keyFindings ?? []),
          ...headnotes,
        ]
  const text = texts.filter(Boolean).join('\n').slice(0, briefLimit).toWellFormed()
  return { ...caseSearchBody.parse({ query: text || title, searchType: 'case_brief' }), except: id }
}
