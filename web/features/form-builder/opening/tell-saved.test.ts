import { expect, it } from 'vitest'
import { type SaveState, startSaving } from '#web/features/drafts/model/save-state.ts'
import { builderSay } from '../testing/say.ts'
import { tellSaved } from './tell-saved.ts'

const start = startSaving({ values: {}, language: 'en' }, { id: 1, version: 1, title: 'T' })
const tell = (change: Partial<SaveState>, missing = 0) =>
  tellSaved({ ...start, ...change }, missing, builderSay.en, message => message)
const conflict = { name: 'courtName', mine: 'A', theirs: 'B' }

it('says that a form is saved, and what is missing', () => {
  expect(tell({})).toMatchObject({ title: 'Saved to your drafts', tone: 'success' })
  expect(tell({}, 3).description).toBe('3 required answers are missing.')
})

it.each([1, 2])('never says saved while a choice waits (%i)', count => {
  const toast = tell({ conflicts: Array.from({ length: count }, () => conflict) })
  expect(toast.title).toBe('Choose between two answers')
  expect(toast.tone).toBeUndefined()
  expect(toast.description).toMatch(/not saved until you choose/)
  expect(toast.action?.label).toBe('Show')
})

it('what could not be sent is told before what waits for a choice', () => {
  expect(tell({ phase: 'waiting', problem: 'offline', conflicts: [conflict] }).title).toBe('No connection')
})
