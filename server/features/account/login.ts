import { refuseStatus } from '#server/features/sessions/access.ts'
import { findUserByEmail, notePasswordLength, type UserRow } from '#server/features/users/shared-store.ts'
import { AppError } from '#server/lib/app-error.ts'
import { verifyPassword } from '#server/lib/passwords.ts'
import { hashToken } from '#server/lib/tokens.ts'
import { said } from '#shared/messages/said.ts'
import type { AccountNeeds, LoginLimits } from './account-needs.ts'
import { isKnownDevice } from './devices/store.ts'
import { openAccount, type SignIn, type SignInFrom } from './open-account.ts'
import { isShortForAdmin } from './password-rules.ts'
import { askForSecondStep } from './second-factor/second-step.ts'

type Attempt = SignInFrom & { email: string; password: string }

/** The first step of a sign-in, and for most people the only one. */
export async function login(needs: AccountNeeds, limits: LoginLimits, attempt: Attempt): Promise<SignIn> {
  const slowDown = await takeTurn(needs, limits, attempt)
  const user = await checkPassword(needs, attempt)
  await slowDown.clear()
  refuseStatus(user)
  const isShort = isShortForAdmin(attempt.password)
  if (user.passwordIsShort !== isShort) await notePasswordLength(needs.db, user.id, isShort)
  if (user.secondFactorSince) throw await askForSecondStep(needs, user)
  return needs.db.transaction(tx => openAccount(tx, needs, user.id, attempt))
}

/** A known browser has tries of its own, which wrong guesses from elsewhere do not use up. */
async function takeTurn({ db }: AccountNeeds, limits: LoginLimits, attempt: Attempt) {
  const account = attempt.email.toLowerCase()
  await limits.byAddress.take(attempt.address)
  const device = attempt.deviceToken && hashToken(attempt.deviceToken)
  const isKnown = device ? await isKnownDevice(db, device, account) : false
  const place = `${isKnown ? device : attempt.address} ${account}`
  await limits.byPlace.take(place)
  if (!isKnown) await limits.byAccount.take(account)
  return {
    clear: async () => {
      await limits.byPlace.clear(place)
      await limits.byAccount.clear(account)
    },
  }
}

async function checkPassword({ db }: AccountNeeds, attempt: Attempt): Promise<UserRow> {
  const user = await findUserByEmail(db, attempt.email)
  const isRight = await verifyPassword(user?.passwordHash ?? null, attempt.password)
  if (user && isRight) return user
  attempt.log.info({ account: user?.id }, 'sign-in refused')
  throw new AppError('bad_credentials', said('wrongEmailOrPassword'))
}
