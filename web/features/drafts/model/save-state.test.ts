import { describe, expect, it } from 'vitest'
import type { DraftView } from '#shared/contract/drafts.ts'
import type { FormValues } from '#shared/contract/forms.ts'
import type { Language } from '#shared/languages.ts'
import type { Conflict } from './merge-answers.ts'
import { isAhead, listUnsent, nextSave, type SaveState, startSaving, waitOf } from './save-state.ts'

const mine = (values: FormValues, language: Language = 'en') => ({ values, language })

function stored(values: FormValues, version = 1, language: Language = 'en'): DraftView {
  const when = '2026-11-20T10:00:00.000Z'
  return { id: 7, formId: 1001, title: 'T', language, version, values, createdAt: when, updatedAt: when }
}

const saved = (draft: DraftView, withLanguage = true) => ({ type: 'saved', draft, withLanguage }) as const
const offline = { type: 'failed', problem: 'offline', message: null } as const

describe('a form that was never saved', () => {
  const start = startSaving(mine({ date: 'today' }))

  it('sends nothing by itself, however much is typed', () => {
    expect(nextSave(start, { type: 'edited' }, mine({ date: 'today', a: 'x' })).phase).toBe('new')
    expect(waitOf(start)).toBeUndefined()
  })

  it('is worth keeping on the device once something was typed, and not for what was filled in by itself', () => {
    expect(isAhead(start, mine({ date: 'today' }))).toBe(false)
    expect(isAhead(start, mine({ date: 'today', a: 'x' }))).toBe(true)
  })

  it('becomes a draft at the first Save, and autosaves from then on', () => {
    const answers = mine({ date: 'today', a: 'x' })
    const saving = nextSave(start, { type: 'requested' }, answers)
    expect(saving.phase).toBe('saving')
    const clean = nextSave(saving, saved(stored(answers.values)), answers)
    expect(clean).toMatchObject({ phase: 'clean', draft: { id: 7, version: 1 } })
    expect(isAhead(clean, answers)).toBe(false)
    expect(nextSave(clean, { type: 'edited' }, mine({ ...answers.values, a: 'y' })).phase).toBe('dirty')
  })

  it('sends what was typed while the first call was under way', () => {
    const saving = nextSave(start, { type: 'requested' }, mine({ a: 'x' }))
    const after = nextSave(saving, saved(stored({ a: 'x' })), mine({ a: 'xy' }))
    expect(after.phase).toBe('dirty')
    expect(listUnsent(after, mine({ a: 'xy' }))).toEqual({ values: { a: 'xy' } })
  })
})

describe('a draft', () => {
  const clean = startSaving(mine({ a: 'x', b: 'y' }), { id: 7, version: 3, title: 'T' })

  it('sends only what was touched, a cleared answer as an empty text, and a new language', () => {
    expect(listUnsent(clean, mine({ a: 'x', c: 'z' }, 'hi'))).toEqual({
      values: { b: '', c: 'z' },
      language: 'hi',
    })
  })

  it('sends nothing when an edit was taken back in time', () => {
    const dirty = nextSave(clean, { type: 'edited' }, mine({ a: 'changed', b: 'y' }))
    expect(waitOf(dirty)).toBe(1500)
    expect(nextSave(dirty, { type: 'due' }, mine({ a: 'x', b: 'y' })).phase).toBe('clean')
  })

  it('waits longer after every failure, and at once when the network is back', () => {
    const typed = mine({ a: 'changed', b: 'y' })
    let state: SaveState = nextSave(clean, { type: 'requested' }, typed)
    const waits: (number | undefined)[] = []
    for (let attempt = 0; attempt < 7; attempt += 1) {
      state = nextSave(state, offline, typed)
      waits.push(waitOf(state))
      state = nextSave(state, { type: 'due' }, typed)
    }
    expect(waits).toEqual([2000, 4000, 8000, 16_000, 32_000, 60_000, 60_000])
    const waiting = nextSave(state, offline, typed)
    expect(nextSave(waiting, { type: 'online' }, typed).phase).toBe('saving')
    expect(nextSave(clean, { type: 'online' }, mine({ a: 'x', b: 'y' })).phase).toBe('clean')
  })

  it('does not repeat what the server refused until something changes', () => {
    const typed = mine({ a: 'too long', b: 'y' })
    const saving = nextSave(clean, { type: 'requested' }, typed)
    const refused = nextSave(saving, { type: 'failed', problem: 'refused', message: 'Too long' }, typed)
    expect(refused).toMatchObject({ phase: 'refused', message: 'Too long' })
    expect(waitOf(refused)).toBeUndefined()
    expect(nextSave(refused, { type: 'edited' }, mine({ a: 'shorter', b: 'y' })).phase).toBe('dirty')
  })

  it('that was deleted elsewhere waits for a press, which makes a new one of all its answers', () => {
    const typed = mine({ a: 'changed', b: 'y' })
    const saving = nextSave(clean, { type: 'requested' }, typed)
    const gone = nextSave(saving, { type: 'failed', problem: 'gone', message: null }, typed)
    expect(nextSave(gone, { type: 'edited' }, typed).phase).toBe('refused')
    const anew = nextSave(gone, { type: 'requested' }, typed)
    expect(anew).toMatchObject({ phase: 'saving', draft: null })
    expect(listUnsent(anew, typed)?.values).toEqual(typed.values)
  })
})

describe('a draft changed in two places', () => {
  const clean = startSaving(mine({ a: 'x', b: 'y' }), { id: 7, version: 3, title: 'T' })
  const conflict: Conflict = { name: 'a', mine: 'mine', theirs: 'theirs' }
  const merged = mine({ a: 'mine', b: 'their b', c: 'mine too' })
  const met = nextSave(
    clean,
    { type: 'changed-elsewhere', draft: stored({ a: 'theirs', b: 'their b' }, 4), conflicts: [conflict] },
    merged,
  )

  it('goes on saving the rest while a conflict waits for a choice', () => {
    expect(met).toMatchObject({ phase: 'dirty', draft: { version: 4 } })
    expect(listUnsent(met, merged)).toEqual({ values: { c: 'mine too' } })
  })

  it('does not count the open question as saved, not even after the next save', () => {
    const later = nextSave(met, saved(stored({ a: 'theirs', b: 'their b', c: 'mine too' }, 5), false), merged)
    expect(later.phase).toBe('clean')
    expect(later.base.a).toBe('x')
    expect(isAhead(later, merged)).toBe(true)
  })

  it('sends mine when mine is chosen, and nothing when theirs is', () => {
    const kept = nextSave(met, { type: 'chosen', conflict }, merged)
    expect(listUnsent(kept, merged)?.values).toEqual({ a: 'mine', c: 'mine too' })
    const theirs = mine({ ...merged.values, a: 'theirs' })
    const taken = nextSave(met, { type: 'chosen', conflict }, theirs)
    expect(listUnsent(taken, theirs)?.values).toEqual({ c: 'mine too' })
  })

  it('does not send a language back and forth between two tabs', () => {
    const hindi = stored({ a: 'x', b: 'y' }, 4, 'hi')
    const event = { type: 'changed-elsewhere', draft: hindi, conflicts: [] } as const
    expect(nextSave(clean, event, mine(hindi.values)).phase).toBe('clean')
    expect(listUnsent(nextSave(clean, event, mine(hindi.values, 'mr')), mine(hindi.values, 'mr'))).toEqual({
      language: 'mr',
    })
  })
})
