import type { CourtView } from '#shared/contract/courts.ts'
import type { FormValues, FormView } from '#shared/contract/forms.ts'
import { states } from '#shared/states.ts'

/** The questions that ask for the court. */
const courtQuestions = ['courtName', 'highCourt']

export function asksForCourt({ fields }: Pick<FormView, 'fields'>): boolean {
  return fields.some(({ name }) => courtQuestions.includes(name))
}

type Asking = Pick<FormView, 'courtType'>

/** The court that the answers name, as far as something is known of it. */
export function findCourt(
  courts: readonly CourtView[],
  form: Asking,
  values: FormValues,
): CourtView | undefined {
  const [name] = courtQuestions.map(question => readText(values, question)).filter(Boolean)
  if (!name) return undefined
  const above = courts.find(court => court.level !== 'District Court' && isNamed(court, name))
  if (above || levelOf(form.courtType) !== 'District Court') return above
  const places = [readText(values, 'state'), readText(values, 'courtPlace'), name]
  return findFirst(places, place => findDistrict(courts, place))
}

/** The level of the courts for which a form is written. */
export function levelOf(courtType: string): CourtView['level'] | undefined {
  if (courtType === 'Supreme Court' || courtType === 'High Court') return courtType
  return /Court$|^MACT$/.test(courtType) ? 'District Court' : undefined
}

export function isNamed({ name }: CourtView, court: string): boolean {
  const written = plain(court)
  return Object.values(name).some(one => written.startsWith(plain(one)))
}

/**
 * A court of a district names its State, or stands at the seat of a district, or of a High Court that has
 * only one State under it.
 */
function findDistrict(courts: readonly CourtView[], place: string): CourtView | undefined {
  const districts = courts.filter(({ level }) => level === 'District Court')
  const state = states.find(one => hasWords(place, one)) ?? findStateOfSeat(courts, place)
  if (state) return districts.find(court => court.states.includes(state))
  return districts.find(
    ({ name, states: of }) => place !== '' && of.length > 0 && isOwnName(place, [name.hi, name.mr]),
  )
}

function findStateOfSeat(courts: readonly CourtView[], place: string) {
  const town = plain(place.split(',').at(-1) ?? '')
  const seat = courts.find(
    ({ level, states: of, seats }) =>
      level !== 'Supreme Court' &&
      of.length === 1 &&
      seats.some(one => Object.values(one.place).some(name => plain(name) === town)),
  )
  return seat?.states[0]
}

/** 'दिल्ली के जिला न्यायालय' and 'दिल्ली: जिल्हा न्यायालये' begin with the State. */
function isOwnName(place: string, names: readonly string[]): boolean {
  return names.some(name => hasWords(place, name.split(/ के |:/)[0] ?? name))
}

function hasWords(text: string, words: string): boolean {
  return ` ${plain(text)} `.includes(` ${plain(words)} `)
}

function plain(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim()
    .replace(/^(in )?(the )/, '')
}

function readText(values: FormValues, name: string): string {
  const value = values[name]
  return typeof value === 'string' ? value.trim() : ''
}

function findFirst<In, Out>(list: readonly In[], find: (one: In) => Out | undefined): Out | undefined {
  for (const one of list) {
    const found = find(one)
    if (found !== undefined) return found
  }
  return undefined
}
