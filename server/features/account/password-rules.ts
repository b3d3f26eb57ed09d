import type { UserRow } from '#server/features/users/shared-store.ts'
import { refuseField } from '#server/lib/app-error.ts'
import { type Said, said } from '#shared/messages/said.ts'
import { isCommonPassword } from './common-passwords.ts'

const shortestForAdmin = 12

type Owner = Pick<UserRow, 'username' | 'email' | 'firstName' | 'lastName' | 'role' | 'secondFactorSince'>

export function isShortForAdmin(password: string): boolean {
  return [...password].length < shortestForAdmin
}

/** Refuses a password that attackers try first, with the reason. The length itself is checked by the contract. */
export function refuseWeak(password: string, owner: Owner | undefined, field: string) {
  const weakness = findWeakness(password, owner)
  if (weakness) throw refuseField(field, weakness)
}

function findWeakness(password: string, owner: Owner | undefined): Said | undefined {
  if (isCommonPassword(password)) return said('passwordCommon')
  if (owner && isOwnName(password, owner)) return said('passwordOwnName')
  const needsLength = owner?.role === 'admin' && !owner.secondFactorSince
  if (needsLength && isShortForAdmin(password))
    return said('passwordShortForAdmin', { min: shortestForAdmin })
  return undefined
}

function isOwnName(password: string, { username, email, firstName, lastName }: Owner): boolean {
  const words = [username, email, email.split('@')[0], firstName, lastName, firstName + lastName, 'munshi']
  const letters = (text = '') => text.toLowerCase().replace(/[^\p{L}\p{M}]/gu, '')
  const own = new Set(words.map(letters).filter(word => word.length > 2))
  return password.length < 16 && own.has(letters(password))
}
