import { describe, expect, it } from 'vitest'
import { makeUser } from '#web/testing/make-user.ts'
import { countByStatus, filterByStatus, replaceUser, searchUsers, sortUsers } from './list-users.ts'

const asha = makeUser({ id: 1, username: 'asha', email: 'ak@chamber.in', status: 'pending', usageCount: 9 })
const ravi = makeUser({
  id: 2,
  username: 'ravi10',
  email: 'ravi@example.com',
  firstName: 'Ravi',
  lastName: 'Émile Rao',
  role: 'admin',
  status: 'approved',
  usageCount: 100,
  lastLogin: '2026-11-03T05:00:00.000Z',
  createdAt: '2026-11-02T05:00:00.000Z',
})
const nameless = makeUser({
  id: 3,
  username: 'Ravi9',
  email: 'z@example.com',
  firstName: '',
  lastName: '',
  status: 'suspended',
  usageCount: 20,
  lastLogin: '2026-11-02T05:00:00.000Z',
})
const users = [asha, ravi, nameless]

describe('search', () => {
  it('finds a username, an email or a full name, whatever the case', () => {
    expect(searchUsers(users, 'RAVI')).toEqual([ravi, nameless])
    expect(searchUsers(users, 'ak@CHAMBER')).toEqual([asha])
    expect(searchUsers(users, ' asha kul ')).toEqual([asha])
  })

  it('finds everybody when it is blank, and nobody by what is not searched', () => {
    expect(searchUsers(users, '  ')).toEqual(users)
    expect(searchUsers(users, 'MAH/1234')).toEqual([])
  })
})

describe('status', () => {
  it('filters, and counts what every filter would show', () => {
    expect(filterByStatus(users, 'suspended')).toEqual([nameless])
    expect(filterByStatus(users, 'all')).toEqual(users)
    expect(countByStatus(users)).toEqual({ all: 3, pending: 1, approved: 1, rejected: 0, suspended: 1 })
  })
})

describe('sorting', () => {
  const ids = (...sort: [Parameters<typeof sortUsers>[1]['key'], boolean]) =>
    sortUsers(users, { key: sort[0], descending: sort[1] }).map(user => user.id)

  it('goes by the name that is shown: the username of whoever has no other', () => {
    expect(ids('name', false)).toEqual([1, 2, 3])
    expect(ids('name', true)).toEqual([3, 2, 1])
  })

  it('goes by years of experience, and by enrolment with those who gave no number last', () => {
    const people = [
      makeUser({ id: 1, experience: 'senior', barCouncilId: null }),
      makeUser({ id: 2, experience: 'beginner', barCouncilId: 'MAH/10/2020' }),
      makeUser({ id: 3, experience: 'experienced', barCouncilId: 'MAH/9/2020' }),
    ]
    const sorted = (key: 'experience' | 'barCouncilId', descending: boolean) =>
      sortUsers(people, { key, descending }).map(user => user.id)
    expect(sorted('experience', false)).toEqual([2, 3, 1])
    expect(sorted('barCouncilId', false)).toEqual([3, 2, 1])
    expect(sorted('barCouncilId', true)).toEqual([2, 3, 1])
  })

  it('goes by the number, not by its digits', () => {
    expect(ids('usage', false)).toEqual([1, 3, 2])
  })

  it('keeps those who never signed in at the end, either way', () => {
    expect(ids('lastLogin', false)).toEqual([3, 2, 1])
    expect(ids('lastLogin', true)).toEqual([2, 3, 1])
  })

  it('goes by the course of a status, and leaves equals in the order they registered', () => {
    expect(ids('status', false)).toEqual([1, 2, 3])
    expect(ids('createdAt', false)).toEqual([1, 3, 2])
    expect(ids('role', true)).toEqual([2, 1, 3])
  })
})

it('puts a changed user in the place of the old one', () => {
  const approved = { ...asha, status: 'approved' as const }
  expect(replaceUser(users, approved)).toEqual([approved, ravi, nameless])
})
