import type { UserView } from '#shared/contract/account.ts'
import { fullName } from '#shared/users.ts'
import {
  type EnrolmentRemark,
  normalizeEnrolment,
  remarkOnEnrolment,
} from '#web/features/users/model/enrolment.ts'

export type Sameness = 'enrolment' | 'phone' | 'name'
/** Something to look at before a decision: about the number, or another account that may be the same person's. */
export type Remark = EnrolmentRemark | { kind: 'same'; what: Sameness[]; other: UserView }
export type Remarks = ReadonlyMap<number, readonly Remark[]>

/** A chamber's telephone may stand in many registrations; a few names are enough. */
const mostNamed = 5

type Keys = Record<Sameness, string | null>

/** For everybody who has some. One pass over all users, however many there are. */
export function findRemarks(users: readonly UserView[], now = new Date()): Remarks {
  const groups = groupByKeys(users)
  const found = users.map(user => {
    const same = listSame(user, groups)
    return [user.id, [...same, ...remarkOnEnrolment(user, now)]] as const
  })
  return new Map(found.filter(([, remarks]) => remarks.length > 0))
}

function groupByKeys(users: readonly UserView[]): Map<string, UserView[]> {
  const groups = new Map<string, UserView[]>()
  for (const user of users)
    for (const [what, key] of listKeys(user)) {
      const group = groups.get(`${what} ${key}`)
      if (group) group.push(user)
      else groups.set(`${what} ${key}`, [user])
    }
  return groups
}

function listSame(user: UserView, groups: ReadonlyMap<string, UserView[]>): Remark[] {
  const same = new Map<UserView, Sameness[]>()
  for (const [what, key] of listKeys(user))
    for (const other of groups.get(`${what} ${key}`)?.slice(0, mostNamed) ?? [])
      if (other.id !== user.id) same.set(other, [...(same.get(other) ?? []), what])
  return [...same].map(([other, what]) => ({ kind: 'same', what, other }))
}

function listKeys(user: UserView): [Sameness, string][] {
  const keys: Keys = {
    enrolment: normalizeEnrolment(user.barCouncilId),
    phone: normalizePhone(user.phoneNumber),
    name: normalizeName(user),
  }
  return Object.entries(keys).filter((pair): pair is [Sameness, string] => pair[1] !== null)
}

/** The ten digits of an Indian number, whatever stands before them. */
export function normalizePhone(phone: string | null): string | null {
  const digits = (phone ?? '').replace(/\D/g, '')
  return digits.length >= 10 ? digits.slice(-10) : null
}

/** The words of the name in any order, without titles, with the State: many people share a name alone. */
export function normalizeName({
  firstName,
  lastName,
  enrolmentState,
}: Pick<UserView, 'firstName' | 'lastName' | 'enrolmentState'>): string | null {
  if (!enrolmentState) return null
  const words = `${firstName} ${lastName}`
    .normalize('NFKD')
    .toLowerCase()
    .match(/[\p{L}\p{M}]+/gu)
    ?.filter(word => !titles.has(word))
  return words && words.length > 1 ? `${words.sort().join(' ')}, ${enrolmentState}` : null
}

const titles = new Set(['adv', 'advocate', 'mr', 'mrs', 'ms', 'smt', 'shri', 'dr', 'kumari'])

const samenessWords: Record<Sameness, string> = {
  enrolment: 'enrolment number',
  phone: 'phone number',
  name: 'name and State',
}

export function describeRemark(remark: Remark): string {
  if (remark.kind === 'same') {
    const what = remark.what.map(each => samenessWords[each]).join(' and ')
    return `${fullName(remark.other)} (${remark.other.username}, ${remark.other.status}) has the same ${what}.`
  }
  if (remark.kind === 'state')
    return `The letters of the number are those of ${remark.ofNumber}; the State given is ${remark.given}.`
  if (remark.kind === 'year') return `The year of the number, ${remark.year}, cannot be right.`
  return 'The number is not written as letters / number / year. Some councils write theirs in other ways.'
}

/** In a line of the list, where there is room for two words. */
export function summarizeRemarks(remarks: readonly Remark[] | undefined): string | undefined {
  if (!remarks || remarks.length === 0) return undefined
  return remarks.some(({ kind }) => kind === 'same') ? 'Duplicate?' : 'Check number'
}
