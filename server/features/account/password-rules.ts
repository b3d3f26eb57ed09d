import type { UserRow } from '#server/features/users/shared-store.ts'
import { AppError } from '#server/lib/app-error.ts'
import { isCommonPassword } from './common-passwords.ts'

const shortestForAdmin = 12

type Owner = Pick<UserRow, 'username' | 'email' | 'firstName' | 'lastName' | 'role' | 'secondFactorSince'>

export function isShortForAdmin(password: string): boolean {
  return [...password].length < shortestForAdmin
}

/** A password that others would try first is refused, with the reason. The length itself is the contract's. */
export function refuseWeak(password: string, owner: Owner | undefined, field: string) {
  const message = findWeakness(password, owner)
  if (message) throw new AppError('validation', message, { field, errors: [{ field, message }] })
}

function findWeakness(password: string, owner: Owner | undefined): string | undefined {
  if (isCommonPassword(password))
    return 'This password is one of those that are tried first, because many people use it. Choose another, for instance three words that do not belong together.'
  if (owner && isOwnName(password, owner))
    return 'Your own name or address is tried first. Choose a password that nobody can know.'
  const needsLength = owner?.role === 'admin' && !owner.secondFactorSince
  if (needsLength && isShortForAdmin(password))
    return `Administrators need at least ${shortestForAdmin} characters, or a second step.`
  return undefined
}

function isOwnName(password: string, { username, email, firstName, lastName }: Owner): boolean {
  const words = [username, email, email.split('@')[0], firstName, lastName, firstName + lastName, 'munshi']
  const letters = (text = '') => text.toLowerCase().replace(/[^\p{L}\p{M}]/gu, '')
  const own = new Set(words.map(letters).filter(word => word.length > 2))
  return password.length < 16 && own.has(letters(password))
}
