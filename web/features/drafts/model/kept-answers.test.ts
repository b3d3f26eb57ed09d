import { describe, expect, it } from 'vitest'
import type { DraftView } from '#shared/contract/drafts.ts'
import { createDeviceCopy } from './device-copy.ts'
import {
  dropAllAnswers,
  dropAnswers,
  type KeptAnswers,
  keepAnswers,
  listKept,
  listKeptFor,
  parseKept,
  releaseOrphans,
} from './kept-answers.ts'
import { resumeDraft } from './resume-draft.ts'
import { listUnsent, startSaving } from './save-state.ts'

const kept: KeptAnswers = {
  id: 'one',
  key: 'k',
  userId: 1,
  formId: 1001,
  formTitle: 'Vakalatnama',
  isWanted: false,
  base: {},
  values: { a: 'x' },
  language: 'hi',
  keptAt: 1,
}

describe('answers kept on the device', () => {
  it('come back to their own user only, the latest first', () => {
    const storage = memoryStorage()
    keepAnswers(storage, kept)
    keepAnswers(storage, { ...kept, id: 'two', keptAt: 2, draftId: 7 })
    keepAnswers(storage, { ...kept, id: 'other', userId: 11 })
    expect(listKept(storage, 1).map(({ id }) => id)).toEqual(['two', 'one'])
    expect(listKeptFor(storage, 1, 1001).map(({ id }) => id)).toEqual(['one'])
    expect(listKeptFor(storage, 1, 1001, 7).map(({ id }) => id)).toEqual(['two'])
    dropAnswers(storage, kept)
    expect(listKeptFor(storage, 1, 1001)).toEqual([])
  })

  it('are not written again, once removed, by a form that was open; a form opened later writes its own', () => {
    const storage = memoryStorage()
    const open = openCopy(storage, 'one')
    const ofAnother = openCopy(storage, 'another', 11)
    open.writeNow()
    expect(listKept(storage, 1)).toHaveLength(1)
    dropAllAnswers(storage, 1)
    open.writeNow()
    expect(open.isKept()).toBe(false)
    ofAnother.writeNow()
    expect([listKept(storage, 1), listKept(storage, 11)].map(list => list.length)).toEqual([0, 1])
    openCopy(storage, 'later').writeNow()
    expect(listKept(storage, 1).map(({ id }) => id)).toEqual(['later'])
  })

  it('say so when there is no room', () => {
    const full = {
      ...memoryStorage(),
      setItem: () => {
        throw new Error('full')
      },
    }
    expect(keepAnswers(full, kept)).toBe(false)
    expect(keepAnswers(null, kept)).toBe(false)
  })

  it('are left alone when something else wrote over them', () => {
    expect(parseKept('not json')).toBeUndefined()
    expect(parseKept('{"id":"one"}')).toBeUndefined()
    expect(parseKept(JSON.stringify({ ...kept, language: 'xx' }))).toBeUndefined()
  })
})

it('are offered as a form not saved once the draft they belong to was deleted', () => {
  const storage = memoryStorage()
  const records = [
    { ...kept, draftId: 7 },
    { ...kept, id: 'two', draftId: 8 },
  ]
  for (const record of records) keepAnswers(storage, record)
  const freed = releaseOrphans(storage, records, [{ id: 7 }], () => 'new key')
  expect(freed.map(({ draftId }) => draftId)).toEqual([7, undefined])
  expect(listKeptFor(storage, 1, 1001)).toMatchObject([{ id: 'two', key: 'new key' }])
})

describe('resuming a draft', () => {
  const when = '2026-11-20T10:00:00.000Z'
  const draft: DraftView = {
    id: 7,
    formId: 1001,
    title: 'T',
    language: 'en',
    version: 5,
    createdAt: when,
    updatedAt: when,
    values: { a: 'stored', b: 'stored b' },
  }

  it('opens as it is stored when this device kept nothing', () => {
    const { state, values } = resumeDraft(draft, [])
    expect(values).toEqual(draft.values)
    expect(state.phase).toBe('clean')
  })

  it('lays over it what this device kept, and will send it', () => {
    const record = { ...kept, base: { a: 'stored' }, values: { a: 'typed offline' } }
    const { state, values, language } = resumeDraft(draft, [record])
    expect(values).toEqual({ a: 'typed offline', b: 'stored b' })
    expect(state).toMatchObject({ phase: 'dirty', conflicts: [] })
    expect(listUnsent(state, { values, language })).toEqual({
      values: { a: 'typed offline' },
      language: 'hi',
    })
  })

  it('tells what was changed on both sides, and what two tabs kept', () => {
    const one = { ...kept, base: { a: 'old' }, values: { a: 'first tab' } }
    const two = { ...kept, id: 'two', base: { b: 'stored b' }, values: { b: 'second tab' } }
    const { state, values } = resumeDraft(draft, [one, two])
    expect(values).toEqual({ a: 'first tab', b: 'second tab' })
    expect(state.conflicts).toEqual([{ name: 'a', mine: 'first tab', theirs: 'stored' }])
  })
})

/** The copy of a form with an answer that the server does not have. */
function openCopy(storage: ReturnType<typeof memoryStorage>, id: string, userId = 1) {
  const state = startSaving({ values: {}, language: 'en' })
  const mine = { values: { a: 'typed' }, language: 'en' } as const
  const about = { id, key: id, userId, formId: 1001, formTitle: 'Vakalatnama' }
  return createDeviceCopy({ storage, read: () => ({ state, mine, about }), onChange: () => undefined })
}

function memoryStorage() {
  const items = new Map<string, string>()
  return {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
    removeItem: (key: string) => void items.delete(key),
    key: (index: number) => [...items.keys()][index] ?? null,
    get length() {
      return items.size
    },
  }
}
