import { describe, expect, it } from 'vitest'
import { deriveUsersView, toggleSort, writeSort } from './users-find.ts'

describe('the list in the address', () => {
  it('reads back what it writes', () => {
    for (const sort of ['name', '-lastLogin']) expect(writeSort(deriveUsersView({ sort }).sort)).toBe(sort)
    expect(deriveUsersView({ status: 'pending', search: 'rao' })).toMatchObject({
      status: 'pending',
      search: 'rao',
    })
  })

  it('starts with everybody, the newest first, and takes nonsense for that', () => {
    const plain = { status: 'all', search: '', sort: { key: 'createdAt', descending: true } }
    expect(deriveUsersView({})).toEqual(plain)
    expect(deriveUsersView({ status: 'deleted', sort: '-password' })).toEqual(plain)
  })

  it('turns a column round on the second press', () => {
    const names = toggleSort({ key: 'createdAt', descending: true }, 'name')
    expect(names).toEqual({ key: 'name', descending: false })
    expect(toggleSort(names, 'name')).toEqual({ key: 'name', descending: true })
    expect(toggleSort(names, 'lastLogin')).toEqual({ key: 'lastLogin', descending: true })
  })
})
