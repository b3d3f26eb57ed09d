import type { UserView } from '#shared/contract/account.ts'
import type { FormValues, FormView } from '#shared/contract/forms.ts'

export type Profile = Pick<
  UserView,
  | 'firstName'
  | 'lastName'
  | 'barCouncilId'
  | 'chamberAddress'
  | 'phoneNumber'
  | 'email'
  | 'usualCourt'
  | 'usualPlace'
>

/**
 * Answers that a new form already has: the advocate's own details and today's date. Only for questions
 * that are asked once.
 */
export function prefill(
  form: Pick<FormView, 'fields' | 'groups'>,
  profile: Profile | null,
  today: Date,
): FormValues {
  const known = { ...(profile && readProfile(profile)), date: isoDate(today) }
  const repeated = new Set(form.groups.filter(group => group.repeat).map(group => group.id))
  const asked = form.fields.filter(field => !repeated.has(field.group))
  return Object.fromEntries(
    asked.flatMap(({ name }) => {
      const answer = Object.hasOwn(known, name) ? known[name as keyof typeof known]?.trim() : ''
      return answer ? [[name, answer]] : []
    }),
  )
}

function readProfile(profile: Profile) {
  return {
    advocateName: `${profile.firstName} ${profile.lastName}`,
    advocateEnrolment: profile.barCouncilId,
    advocateAddress: profile.chamberAddress,
    advocatePhone: profile.phoneNumber,
    advocateEmail: profile.email,
    courtName: profile.usualCourt,
    courtPlace: profile.usualPlace,
    place: profile.usualPlace,
  }
}

/** The local date, in the format of a date input. */
export function isoDate(day: Date): string {
  const two = (number: number) => String(number).padStart(2, '0')
  return `${day.getFullYear()}-${two(day.getMonth() + 1)}-${two(day.getDate())}`
}
