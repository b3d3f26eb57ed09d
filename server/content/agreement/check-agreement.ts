import type { LimitationPeriod } from '#shared/contract/law.ts'
import { checkLandmarks, loadLandmarkFiles } from '../cases/landmarks.ts'
import type { LandmarkDraft } from '../cases/rules.ts'
import { loadLimitationPeriods } from '../limitation.ts'
import type { Problem } from '../problem.ts'
import { type Authority, listAuthorities, loadCitedCases } from './authorities.ts'
import { findFigures, periodsAgree, periodsAreThoseOfTheLaw } from './figures.ts'
import {
  authoritiesAreKnown,
  notesNameSectionsThatExist,
  nothingUndoneIsFollowed,
  undoneIsSaidSo,
} from './good-law.ts'
import { limitsAreTheSame } from './limits.ts'
import { loadPlacedTexts, type PlacedText } from './placed-texts.ts'

export type Library = {
  texts: PlacedText[]
  drafts: LandmarkDraft[]
  cited: Authority[]
  periods: LimitationPeriod[]
}

/** Whether guides, forms, notes on cases, news and the tables of the law say the same. */
export function checkAgreement(contentFolder: string): { problems: Problem[] } {
  const { drafts } = checkLandmarks(loadLandmarkFiles(contentFolder))
  const library: Library = {
    texts: loadPlacedTexts(contentFolder),
    drafts,
    cited: loadCitedCases(contentFolder),
    periods: loadLimitationPeriods(contentFolder),
  }
  return { problems: Object.values(agreementRules).flatMap(rule => rule(library)) }
}

/** The rules by name; each has a test in which it fires. */
export const agreementRules: Record<string, (library: Library) => Problem[]> = {
  authoritiesAreKnown: library => ofTexts(library, authoritiesAreKnown),
  undoneIsSaidSo: library => ofTexts(library, undoneIsSaidSo),
  nothingUndoneIsFollowed: ({ drafts }) => drafts.flatMap(draft => nothingUndoneIsFollowed(draft, drafts)),
  notesNameSectionsThatExist: ({ drafts }) => drafts.flatMap(notesNameSectionsThatExist),
  periodsAreThoseOfTheLaw: ({ texts, periods }) =>
    periodsAreThoseOfTheLaw(texts.flatMap(findFigures), periods),
  periodsAgree: ({ texts, periods }) => periodsAgree(texts.flatMap(findFigures), periods),
  limitsAreTheSame: ({ texts }) => texts.flatMap(limitsAreTheSame),
}

function ofTexts(
  { texts, drafts, cited }: Library,
  rule: (placed: PlacedText, known: readonly Authority[]) => Problem[],
): Problem[] {
  const known = listAuthorities(drafts, cited)
  return texts.flatMap(text => rule(text, known))
}
