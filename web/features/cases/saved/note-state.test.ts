import { describe, expect, it } from 'vitest'
import { isUnsent, joinNotes, type NoteEvent, nextNote, startNote } from './note-state.ts'

const stored = { note: 'On arrest.', version: 1 }
const play = (...events: NoteEvent[]) => events.reduce(nextNote, startNote(stored))
const typed = (text: string): NoteEvent => ({ type: 'typed', text })
const theirs = { note: 'On remand.', version: 2 }

describe('a note', () => {
  it('is sent once it was changed, and not for a space at its end', () => {
    expect(isUnsent(play(typed('On arrest. ')))).toBe(false)
    expect(isUnsent(play(typed('On arrest, para 7.')))).toBe(true)
  })

  it('is sent again where one went on writing while it was on its way', () => {
    const state = play(typed('A'), { type: 'sent' }, typed('AB'), {
      type: 'saved',
      stored: { note: 'A', version: 2 },
    })
    expect(state).toMatchObject({ text: 'AB', phase: 'dirty', stored: { version: 2 } })
  })

  it('stays in its box when it could not be saved', () => {
    const state = play(typed('A'), { type: 'sent' }, { type: 'failed', message: 'offline' })
    expect(state).toMatchObject({ text: 'A', phase: 'failed', message: 'offline' })
    expect(isUnsent(state)).toBe(true)
  })

  it('keeps both texts where another tab wrote too, and sends nothing before one has chosen', () => {
    const met = play(typed('Mine'), { type: 'sent' }, { type: 'changed-elsewhere', stored: theirs })
    expect(met).toMatchObject({ text: 'Mine', theirs })
    expect(isUnsent(met)).toBe(false)
    expect(isUnsent(nextNote(met, typed('Mine, longer')))).toBe(false)
    const both = nextNote(met, { type: 'chosen', text: joinNotes('Mine', theirs.note) })
    expect(both).toMatchObject({ text: 'Mine\n\nOn remand.', stored: theirs, phase: 'dirty', theirs: null })
    expect(nextNote(met, { type: 'chosen', text: theirs.note })).toMatchObject({ phase: 'clean' })
  })

  it('asks nothing where the other tab wrote the same', () => {
    const same = { note: 'Mine', version: 5 }
    expect(play(typed('Mine'), { type: 'changed-elsewhere', stored: same })).toMatchObject({
      phase: 'clean',
      stored: same,
      theirs: null,
    })
  })

  it('leaves the space one is about to write on after', () => {
    const read: NoteEvent = { type: 'read', stored: { note: 'On arrest.', version: 2 } }
    expect(play(typed('On arrest. '), read)).toMatchObject({ text: 'On arrest. ', stored: { version: 2 } })
  })

  it('takes what the server has now only where nothing was typed', () => {
    expect(play({ type: 'read', stored: theirs }).text).toBe('On remand.')
    expect(play(typed('Mine'), { type: 'read', stored: theirs }).text).toBe('Mine')
  })
})
