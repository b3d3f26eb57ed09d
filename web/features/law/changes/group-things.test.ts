import { expect, it } from 'vitest'
import type { MarkedThing } from '#shared/contract/law-changes.ts'
import { countDone, groupThings, stateOf } from './group-things.ts'

const thing = (fields: Partial<MarkedThing>): MarkedThing => ({
  id: 1,
  kind: 'form',
  key: '1001',
  title: 'Vakalatnama',
  recheckedAt: null,
  recheckedBy: null,
  ...fields,
})
const ticked = { recheckedAt: '2026-11-23T04:00:00.000Z', recheckedBy: 'chief' }
const now = '2026-11-23T05:00:00.000Z'

it('what is marked stands by kind, what is open first, by title', () => {
  const groups = groupThings([
    thing({ id: 1, title: 'Bail', ...ticked }),
    thing({ id: 2, kind: 'guide', title: 'Arrest' }),
    thing({ id: 3, title: 'Writ' }),
    thing({ id: 4, title: 'Caveat' }),
  ])
  expect(groups.map(({ kind, things }) => [kind, things.map(({ id }) => id)])).toEqual([
    ['form', [4, 3, 1]],
    ['guide', [2]],
  ])
})

it('a change is open until all is ticked off, or it is withdrawn', () => {
  const open = thing({})
  const done = thing({ id: 2, ...ticked })
  expect(stateOf({ withdrawnAt: null, things: [open, done] })).toBe('open')
  expect(stateOf({ withdrawnAt: null, things: [done] })).toBe('done')
  expect(stateOf({ withdrawnAt: null, things: [] })).toBe('done')
  expect(stateOf({ withdrawnAt: now, things: [open] })).toBe('withdrawn')
  expect(countDone([open, done])).toBe(1)
})
