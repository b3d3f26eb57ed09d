import type { CourtView } from '#shared/contract/courts.ts'
import type { FormView } from '#shared/contract/forms.ts'
import type { Language } from '#shared/languages.ts'
import { isNamed, levelOf } from './find-court.ts'

/** The questions for which `content/courts` has suggestions. */
const proposals: Record<string, (courts: readonly CourtView[], language: Language) => string[]> = {
  courtName: nameCourts,
  highCourt: nameCourts,
  courtPlace: placesOf,
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
  // Courts of districts have the same names at every seat.
  if (name === 'courtPlace' && levelOf(form.courtType) === 'District Court') return placesOf(ofKind, language)
  const named = ofKind.filter(one => court !== '' && isNamed(one, court))
  const isCourtAsked = proposals[name] === nameCourts
  if (!isCourtAsked && named.length === 0) return []
  return [...new Set(proposals[name]?.(isCourtAsked ? ofKind : named, language))]
}

/** The judge of a district whom a place stands for, by the kind of court for which a form is written. */
const judges: Record<string, string> = {
  'Civil Court': 'District Judge',
  'District Court': 'District Judge',
  'Sessions Court': 'Sessions Judge',
}

/**
 * 'Pune' finds the District Judge: a suggestion for the name of the court that is also found by the places of its seats,
 * each of which has one (CPC section 2(4), BNSS sections 7 and 8).
 */
export function proposeByPlace({
  courts,
  form,
  name,
  language,
}: Asking): { answer: string; place: string }[] {
  const judge = judges[form.courtType]
  if (name !== 'courtName' || judge === undefined) return []
  const districts = courts.filter(({ level }) => level === 'District Court')
  const answer = districts.flatMap(one => one.courts).find(one => one.name.en === judge)?.name[language]
  return answer === undefined ? [] : placesOf(districts, language).map(place => ({ answer, place }))
}

function placesOf(courts: readonly CourtView[], language: Language): string[] {
  return courts.flatMap(({ seats }) => seats.map(({ place }) => place[language]))
}

function nameCourts(courts: readonly CourtView[], language: Language): string[] {
  return courts.flatMap(({ level, name, seats, courts: below }) => {
    if (level === 'District Court') return below.map(one => one.name[language])
    const benches = seats.flatMap(({ bench }) => (bench ? [`${name[language]}, ${bench[language]}`] : []))
    return [name[language], ...benches]
  })
}
