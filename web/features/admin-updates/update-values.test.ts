import { describe, expect, it } from 'vitest'
import type { AdminUpdateView } from '#shared/contract/updates.ts'
import { ApiError } from '#web/api.ts'
import { deriveNewerUpdate, listNews, moveId, pickTouched, startValues } from './update-values.ts'

const update: AdminUpdateView = {
  id: 1,
  title: 'A new rule',
  description: 'What it says.',
  type: 'rules_and_schemes',
  priority: 'high',
  source: 'Rule 1',
  happenedOn: '2026-11-02',
  createdAt: '2026-11-02T05:00:00.000Z',
  active: true,
  position: 1,
  updatedAt: '2026-11-02T05:00:00.000Z',
  updatedBy: 'chief',
  version: 3,
}

describe('editing an update', () => {
  it('sends only what was touched', () => {
    const start = startValues(update)
    expect(pickTouched(start, { ...start, title: ' Better ', source: 'Rule 1 ' })).toEqual({
      title: 'Better',
    })
  })

  it('starts a new one empty, of medium priority', () => {
    expect(startValues(undefined)).toMatchObject({ title: '', priority: 'medium', happenedOn: '' })
  })

  it('reads the newer edition out of a refused save, and says what changed', () => {
    const current = { ...update, title: 'Theirs', version: 4 }
    const body = JSON.stringify({ code: 'stale', message: 'changed', details: { current } })
    const newer = deriveNewerUpdate(new ApiError(409, 'Conflict', body))
    expect(newer).toEqual(current)
    expect(listNews(startValues(update), startValues(newer))).toEqual(['Title: Theirs'])
    expect(deriveNewerUpdate(new Error('offline'))).toBeUndefined()
  })
})

describe('moving an update', () => {
  it('goes one place up or down', () => {
    expect(moveId([1, 2, 3], 3, -1)).toEqual([1, 3, 2])
    expect(moveId([1, 2, 3], 1, 1)).toEqual([2, 1, 3])
  })

  it('stops at either end', () => {
    expect(moveId([1, 2, 3], 1, -1)).toEqual([1, 2, 3])
    expect(moveId([1, 2, 3], 3, 1)).toEqual([1, 2, 3])
    expect(moveId([1, 2, 3], 9, 1)).toEqual([1, 2, 3])
  })
})
