import type { CaseResult } from '#shared/contract/cases.ts'

/** A heading of the details, with one text or several points under it. */
export type Detail = { name: string; text?: string; points?: readonly string[] }

/** All known details of a judgment under their headings; unknown ones are left out. */
export function listDetails(judgment: CaseResult): Detail[] {
  const { arguments: sides, judgment: outcome, lawyers, parties } = judgment
  const details: Detail[] = [
    { name: 'Petitioner', text: parties.petitioner ?? '' },
    { name: 'Respondent', text: parties.respondent ?? '' },
    { name: 'Bench', points: judgment.judges },
    { name: 'Outcome', text: judgment.caseStatus ?? '' },
    { name: 'Duration', text: judgment.caseDuration ?? '' },
    { name: 'Facts', text: judgment.facts ?? '' },
    { name: 'Issues', points: judgment.legalIssues },
    { name: 'For the petitioner', text: sides.petitioner ?? '' },
    { name: 'For the respondent', text: sides.respondent ?? '' },
    { name: 'Judgment', text: outcome.summary ?? '' },
    { name: 'Ratio', text: outcome.ratio ?? '' },
    { name: 'Key findings', points: outcome.keyFindings },
    { name: 'Principles', points: judgment.keyLegalPrinciples.filter(one => one !== outcome.ratio) },
    { name: 'Headnotes', points: judgment.headnotes },
    { name: 'Precedents cited', points: judgment.precedentsCited },
    { name: 'Lawyers for the petitioner', points: lawyers.petitioner },
    { name: 'Lawyers for the respondent', points: lawyers.respondent },
  ]
  return details.filter(({ text, points }) => Boolean(text?.trim()) || (points?.length ?? 0) > 0)
}
