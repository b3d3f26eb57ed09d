import { expect, it } from 'vitest'
import { listTheirs, mergeTyped } from './changes.ts'

const start = { name: 'Munshi', supportEmail: '', links: [{ url: '/faq' }] }

it('names what somebody else changed, and where it is changed here too', () => {
  const now = { ...start, name: 'Theirs', supportEmail: 'help@example.in' }
  const typed = { ...start, name: 'Mine' }
  expect(listTheirs(start, now, typed)).toEqual([
    { field: 'name', before: 'Munshi', now: 'Theirs', isTyped: true },
    { field: 'supportEmail', before: '', now: 'help@example.in', isTyped: false },
  ])
})

it('keeps what was typed and takes over the rest', () => {
  const now = { ...start, name: 'Theirs', supportEmail: 'help@example.in' }
  const typed = { ...start, name: 'Mine', links: [] }
  expect(mergeTyped(start, now, typed)).toEqual({ name: 'Mine', supportEmail: 'help@example.in', links: [] })
})
