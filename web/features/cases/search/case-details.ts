import type { CaseRecord, CaseResult } from '#shared/contract/cases.ts'
import type { Words } from './messages.ts'

/** A heading of the details, with one text or several points under it. */
export type Detail = { name: string; text?: string; points?: readonly string[] }

/** All known details of a judgment under their headings; unknown ones are left out. */
export function listDetails(judgment: CaseResult, { say, word }: Words): Detail[] {
  const { arguments: sides, judgment: outcome, lawyers, parties } = judgment
  const details: Detail[] = [
    { name: word('petitioner'), text: parties.petitioner ?? '' },
    { name: word('respondent'), text: parties.respondent ?? '' },
    { name: word('bench'), points: judgment.judges },
    { name: word('outcome'), text: judgment.caseStatus ?? '' },
    { name: word('duration'), text: judgment.caseDuration ?? '' },
    { name: word('facts'), text: judgment.facts ?? '' },
    { name: word('issues'), points: judgment.legalIssues },
    { name: word('forPetitioner'), text: sides.petitioner ?? '' },
    { name: word('forRespondent'), text: sides.respondent ?? '' },
    { name: word('summary'), text: outcome.summary ?? '' },
    { name: word('ratio'), text: outcome.ratio ?? '' },
    { name: word('findings'), points: outcome.keyFindings },
    { name: say('principles'), points: judgment.keyLegalPrinciples.filter(one => one !== outcome.ratio) },
    { name: word('headnotes'), points: judgment.headnotes },
    { name: word('precedents'), points: judgment.precedentsCited },
    { name: say('lawyersPetitioner'), points: lawyers.petitioner },
    { name: say('lawyersRespondent'), points: lawyers.respondent },
  ]
  return details.filter(isKnown)
}

/** What a row of the browse list knows beyond its card. */
export function listRecordDetails(
  { headnotes, judges, relevantSections }: Pick<CaseRecord, 'headnotes' | 'judges' | 'relevantSections'>,
  { say, word }: Words,
): Detail[] {
  const details: Detail[] = [
    { name: word('headnotes'), points: headnotes },
    { name: word('bench'), points: judges },
    { name: say('provisions'), points: relevantSections },
  ]
  return details.filter(isKnown)
}

function isKnown({ text, points }: Detail): boolean {
  return Boolean(text?.trim()) || (points?.length ?? 0) > 0
}
