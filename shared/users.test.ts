import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  findAction,
  listActions,
  listAllowedStatuses,
  statusActions,
  type UserStatus,
  userStatuses,
} from './users.ts'

const status = fc.constantFrom(...userStatuses)

describe('the table of transitions', () => {
  it('allows exactly the four of the specification', () => {
    const pairs = userStatuses.flatMap(from => listAllowedStatuses(from).map(to => `${from} -> ${to}`))
    expect(pairs.sort()).toEqual([
      'approved -> suspended',
      'pending -> approved',
      'pending -> rejected',
      'suspended -> approved',
    ])
  })

  it('names for every allowed pair the one action that makes it, and none for the others', () => {
    fc.assert(
      fc.property(status, status, (from, to) => {
        const action = findAction(from, to)
        if (!listAllowedStatuses(from).includes(to)) return action === undefined
        return action !== undefined && statusActions[action].to === to && listActions(from).includes(action)
      }),
    )
  })

  it('never leads anywhere but to a known status, however long one clicks', () => {
    fc.assert(
      fc.property(status, fc.array(fc.nat()), (start, clicks) => {
        const end = clicks.reduce<UserStatus>((from, click) => {
          const allowed = listAllowedStatuses(from)
          return allowed.length === 0 ? from : (allowed[click % allowed.length] ?? from)
        }, start)
        return userStatuses.includes(end) && (start !== 'rejected' || end === 'rejected')
      }),
    )
  })

  it('never offers an action that leaves the status as it is', () => {
    fc.assert(fc.property(status, from => !listAllowedStatuses(from).includes(from)))
  })
})
