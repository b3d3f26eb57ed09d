import { describe, expect, it } from 'vitest'
import { type Access, decideView, type View } from '#web/access.ts'
import { describeUser, type Session } from '#web/session.ts'
import { makeUser } from '#web/testing/make-user.ts'

const visitor: Session = { state: 'signed-out' }
const waiting: Session = { state: 'loading' }
const offline: Session = { state: 'unreachable' }
const user = describeUser(makeUser({ role: 'user' }))
const admin = describeUser(makeUser({ role: 'admin' }))

type Row = [access: Access | undefined, visitor: View, waiting: View, offline: View, user: View, admin: View]

const table: Row[] = [
  ['open', 'page', 'page', 'page', 'page', 'page'],
  ['home', 'landing', 'loading', 'unreachable', 'page', 'page'],
  ['member', 'sign-in', 'loading', 'unreachable', 'page', 'page'],
  ['admin', 'sign-in', 'loading', 'unreachable', 'denied', 'page'],
  [undefined, 'not-found', 'loading', 'unreachable', 'not-found', 'not-found'],
]

describe('the guard', () => {
  it.each(table)(
    'of %s pages shows a visitor %s, someone waiting %s, offline %s, a user %s, an admin %s',
    (...row) => {
      const [access, ...expected] = row
      expect([visitor, waiting, offline, user, admin].map(session => decideView(access, session))).toEqual(
        expected,
      )
    },
  )
})
