import { afterEach, expect, it, vi } from 'vitest'
import { stubStorage } from '#web/testing/memory-storage.ts'
import { keepRecentRoom, readRecentRoom } from './recent-room.ts'

afterEach(() => vi.unstubAllGlobals())

it('is that of the drafts last shown to this user', () => {
  stubStorage()
  expect(readRecentRoom(1)).toBe(1)
  keepRecentRoom(1, 2)
  expect([readRecentRoom(1), readRecentRoom(2)]).toEqual([2, 1])
})

it('is never less than the words that there are none, nor more than is shown', () => {
  const storage = stubStorage()
  for (const [count, room] of [
    [0, 1],
    [3, 3],
    [7, 1],
  ] as const) {
    keepRecentRoom(1, count)
    expect(readRecentRoom(1)).toBe(room)
  }
  storage.set('recentDrafts', 'no json')
  expect(readRecentRoom(1)).toBe(1)
})
