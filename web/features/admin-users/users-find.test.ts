import { describe, expect, it } from 'vitest'
import { readUsersView, toggleSort, writeSort } from './users-find.ts'

describe('the list in the address', () => {
  it('reads back what it writes', () => {
    for (const sort of ['name', '-lastLogin']) expect(writeSort(readUsersView({ sort }).sort)).toBe(sort)
    expect(readUsersView({ status: 'pending', search: 'rao' })).toMatchObject({
      status: 'pending',
      search: 'rao',
    })
  })

  it('starts with everybody, the newest first, and takes nonsense for that', () => {
    const plain = { status: 'all', search: '', sort: { key: 'createdAt', descending: true } }
    expect(readUsersView({})).toEqual(plain)
    expect(readUsersView({ status: 'deleted', sort: '-password' })).toEqual(plain)
  })

  it('turns a column round on the second press', () => {
    const names = toggleSort({ key: 'createdAt', descending: true }, 'name')
    expect(names).toEqual({ key: 'name', descending: false })
    expect(toggleSort(names, 'name')).toEqual({ key: 'name', descending: true })
    expect(toggleSort(names, 'lastLogin')).toEqual({ key: 'lastLogin', descending: true })
  })
})
