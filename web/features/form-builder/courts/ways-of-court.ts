import type { CourtView } from '#shared/contract/courts.ts'
import type { FormView } from '#shared/contract/forms.ts'
import type { Language } from '#shared/languages.ts'

/** Letters and deeds, printed forms and a tribunal's papers keep the layout of their own. */
const ownLayouts: readonly FormView['courtProfile'][] = ['memo', 'plain', 'nclt']

export function layoutOfCourt(
  { courtProfile }: Pick<FormView, 'courtProfile'>,
  court: CourtView | undefined,
) {
  return ownLayouts.includes(courtProfile) ? undefined : court?.layout
}

const letterOfSide = /\b[A-Z]-(?=\{n\})/

/**
 * The court's mark for this form. In 'Annexure P-{n}' the letter is the petitioner's, so a respondent's
 * paper keeps its R. What courts write is known in English only.
 */
export function markOfCourt(
  { annexures }: Pick<FormView, 'annexures'>,
  court: CourtView | undefined,
  language: Language,
) {
  if (!court?.annexures || language !== 'en') return undefined
  const own = letterOfSide.exec(annexures?.mark.en ?? '')?.[0]
  const { mark, ...known } = court.annexures
  return { ...known, mark: own ? mark.replace(letterOfSide, own) : mark }
}

/** The languages in which a paper can be filed; a fact that nobody has checked does not count. */
export function filingLanguages(
  form: Pick<FormView, 'filingLanguages'>,
  court: CourtView | undefined,
): readonly Language[] {
  const known = court?.languages
  return known && !known.toCheck ? [...known.filing, ...known.authorised] : form.filingLanguages
}
