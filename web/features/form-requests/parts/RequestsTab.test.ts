import { expect, it } from 'vitest'
import type { AdminFormRequest } from '#shared/contract/form-requests.ts'
import { describeTimes } from './RequestsTab.tsx'

const say = (times: number, people: number) =>
  describeTimes({ times, askers: Array.from({ length: people }) as AdminFormRequest['askers'] }) // only counted

it('says how often and by how many', () => {
  expect(say(1, 1)).toBe('Asked once')
  expect(say(2, 1)).toBe('Asked twice')
  expect(say(4, 3)).toBe('Asked 4 times by 3 people')
})
