import type { Database } from '#server/db/client.ts'
import * as letters from '#server/features/mail/letters.ts'
import type { Outbox } from '#server/features/mail/model.ts'
import { refuseTaken } from '#server/features/users/model.ts'
import { insertUser, listApprovedAdmins, type UserRow } from '#server/features/users/shared-store.ts'
import type { Clock } from '#server/lib/clock.ts'
import { hashPassword } from '#server/lib/passwords.ts'
import type { RegisterBody } from '#shared/contract/auth.ts'
import { createLink } from './links.ts'
import { refuseWeak } from './password-rules.ts'

type Needs = { db: Database; outbox: Outbox; clock: Clock; publicUrl: string }
type Registration = Required<Pick<RegisterBody, 'experience'>> & RegisterBody

/** A new account waits for approval; the applicant and the administrators are told in the same transaction. */
export async function register(
  { db, outbox, clock, publicUrl }: Needs,
  form: Registration,
): Promise<UserRow> {
  const { password, ...person } = form
  refuseWeak(password, { ...person, role: 'user', secondFactorSince: null }, 'password')
  const passwordHash = await hashPassword(password)
  return refuseTaken(db, person, () =>
    db.transaction(async tx => {
      const now = clock()
      const user = await insertUser(tx, {
        ...person,
        email: person.email.toLowerCase(),
        passwordHash,
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
