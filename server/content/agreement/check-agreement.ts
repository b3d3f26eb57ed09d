import type { LimitationPeriod } from '#shared/contract/law.ts'
import type { LandmarkDraft } from '../cases/rules.ts'
import { loadLimitationPeriods } from '../limitation.ts'
import type { Problem } from '../problem.ts'
import type { FormSource } from '../sources.ts'
import type { Authority } from './authorities.ts'
import { type Figure, findFigures, periodsAgree, periodsAreThoseOfTheLaw } from './figures.ts'
import {
  authoritiesAreKnown,
  notesNameSectionsThatExist,
  nothingUndoneIsFollowed,
  undoneIsSaidSo,
} from './good-law.ts'
import { limitsAreTheSame } from './limits.ts'
import { loadPlacedTexts, type PlacedText, placeForm } from './placed-texts.ts'

/** What is held to each other. Of forms only the figures: their texts are read with the form, by `createFormReader`. */
export type Library = {
  texts: PlacedText[]
  figures: Figure[]
  drafts: LandmarkDraft[]
  authorities: Authority[]
  periods: LimitationPeriod[]
}

/** What one form says: problems of its own, and figures to be compared with those of others. */
export type FormSayings = { problems: Problem[]; figures: Figure[] }

/** The content beside the forms, in all files or in those wanted; of notes on cases what has been read of them. */
export function loadLibrary(
  contentFolder: string,
  notes: Pick<Library, 'drafts' | 'authorities'>,
  isWanted?: (file: string) => boolean,
): Library {
  const texts = loadPlacedTexts(contentFolder, isWanted)
  return {
    texts,
    figures: texts.flatMap(findFigures),
    ...notes,
    periods: loadLimitationPeriods(contentFolder),
  }
}

export function createFormReader(authorities: readonly Authority[]): (form: FormSource) => FormSayings {
  return form => {
    const texts = placeForm(form)
    const problems = Object.values(textRules).flatMap(rule => texts.flatMap(text => rule(text, authorities)))
    return { problems, figures: texts.flatMap(findFigures) }
  }
}

/** Whether guides, forms, notes on cases, news and the tables of the law say the same. */
export function checkAgreement(library: Library, forms: readonly FormSayings[]): { problems: Problem[] } {
  const whole = { ...library, figures: [...library.figures, ...forms.flatMap(({ figures }) => figures)] }
  const own = forms.flatMap(({ problems }) => problems)
  return { problems: [...Object.values(agreementRules).flatMap(rule => rule(whole)), ...own] }
}

type TextRule = (placed: PlacedText, known: readonly Authority[]) => Problem[]

const textRules = { authoritiesAreKnown, undoneIsSaidSo, limitsAreTheSame } satisfies Record<string, TextRule>

/** The rules by name; each has a test in which it fires. */
export const agreementRules: Record<string, (library: Library) => Problem[]> = {
  authoritiesAreKnown: library => ofTexts(library, textRules.authoritiesAreKnown),
  undoneIsSaidSo: library => ofTexts(library, textRules.undoneIsSaidSo),
  nothingUndoneIsFollowed: ({ drafts }) => drafts.flatMap(draft => nothingUndoneIsFollowed(draft, drafts)),
  notesNameSectionsThatExist: ({ drafts }) => drafts.flatMap(notesNameSectionsThatExist),
  periodsAreThoseOfTheLaw: ({ figures, periods }) => periodsAreThoseOfTheLaw(figures, periods),
  periodsAgree: ({ figures, periods }) => periodsAgree(figures, periods),
  limitsAreTheSame: library => ofTexts(library, textRules.limitsAreTheSame),
}

function ofTexts({ texts, authorities }: Library, rule: TextRule): Problem[] {
  return texts.flatMap(text => rule(text, authorities))
}
