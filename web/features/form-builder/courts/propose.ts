import type { CourtView } from '#shared/contract/courts.ts'
import type { FormView } from '#shared/contract/forms.ts'
import type { Language } from '#shared/languages.ts'
import { isNamed, levelOf } from './find-court.ts'

/** The questions for which `content/courts` has suggestions. */
const proposals: Record<string, (courts: readonly CourtView[], language: Language) => string[]> = {
  courtName: nameCourts,
  highCourt: nameCourts,
  courtPlace: (courts, language) => courts.flatMap(({ seats }) => seats.map(({ place }) => place[language])),
  nomenclature: courts => courts.flatMap(({ cases }) => cases.map(({ title }) => title)),
  jurisdictionSide: courts => courts.flatMap(({ jurisdictions }) => jurisdictions.map(({ line }) => line)),
}

export function hasProposals(name: string): boolean {
  return Object.hasOwn(proposals, name)
}

type Asking = {
  courts: readonly CourtView[]
  form: Pick<FormView, 'courtType'>
  name: string
  language: Language
  /** The answer to the question for the court. */
  court: string
}

/**
 * The suggestions of the court that was answered; without an answer, those of every court of the form's
 * kind.
 */
export function proposeAnswers({ courts, form, name, language, court }: Asking): string[] {
  const ofKind = courts.filter(({ level }) => level === levelOf(form.courtType))
  const named = ofKind.filter(one => court !== '' && isNamed(one, court))
  const isCourtAsked = proposals[name] === nameCourts
  if (!isCourtAsked && named.length === 0) return []
  return [...new Set(proposals[name]?.(isCourtAsked ? ofKind : named, language))]
}

function nameCourts(courts: readonly CourtView[], language: Language): string[] {
  return courts.flatMap(({ level, name, seats, courts: below }) => {
    if (level === 'District Court') return below.map(one => one.name[language])
    const benches = seats.flatMap(({ bench }) => (bench ? [`${name[language]}, ${bench[language]}`] : []))
    return [name[language], ...benches]
  })
}
