import { takeInvitation } from '#server/features/invitations/shared-store.ts'
import * as letters from '#server/features/mail/letters.ts'
import type { Settings } from '#server/features/settings/model.ts'
import { refuseTaken } from '#server/features/users/model.ts'
import { insertUser, listApprovedAdmins, type UserRow } from '#server/features/users/shared-store.ts'
import { AppError } from '#server/lib/app-error.ts'
import { hashPassword } from '#server/lib/passwords.ts'
import type { RegisterBody } from '#shared/contract/auth.ts'
import { said } from '#shared/messages/said.ts'
import type { AccountNeeds } from './account-needs.ts'
import { createLink } from './links.ts'
import { refuseWeak } from './password-rules.ts'

type Needs = Pick<AccountNeeds, 'db' | 'outbox' | 'clock' | 'publicUrl' | 'settings'>
type Registration = Required<Pick<RegisterBody, 'experience'>> & RegisterBody

/** A new account waits for approval; the applicant and the administrators are told in the same transaction. */
export async function register(needs: Needs, form: Registration): Promise<UserRow> {
  const { db, outbox, clock, publicUrl, settings } = needs
  const { password, invitation: token, ...person } = form
  refuseClosed(settings, token)
  refuseWeak(password, { ...person, role: 'user', secondFactorSince: null }, 'password')
  const passwordHash = await hashPassword(password)
  return refuseTaken(db, person, () =>
    db.transaction(async tx => {
      const now = clock()
      const invitation = token === undefined ? undefined : await takeInvitation(tx, token, now)
      if (token !== undefined && !invitation) throw new AppError('gone', said('invitationSpent'))
      const user = await insertUser(tx, {
        ...person,
        invitationId: invitation?.id,
        invitedBy: invitation?.invitedBy,
        email: person.email.toLowerCase(),
        passwordHash,
        usageLimit: settings.read().accounts.monthlyLimit,
        createdAt: now,
        updatedAt: now,
      })
      await outbox.enqueue(tx, user, letters.writeRegistrationReceived(user))
      await outbox.enqueue(
        tx,
        user,
        letters.writeVerifyLink(user, await createLink(tx, user, 'verify-email', publicUrl, now)),
      )
      for (const admin of await listApprovedAdmins(tx)) {
        await outbox.enqueue(tx, admin, letters.writeNewRegistration(admin, user, publicUrl))
      }
      return user
    }),
  )
}

/** Whether an invitation still counts is asked where it is used. */
function refuseClosed(settings: Settings, invitation: string | undefined) {
  const { registration } = settings.read().accounts
  if (registration === 'open' || (registration === 'invitation' && invitation)) return
  const why = registration === 'closed' ? 'registrationClosed' : 'invitationNeeded'
  throw new AppError('registration_closed', said(why))
}
