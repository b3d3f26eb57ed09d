import { expect, it } from 'vitest'
import { type SaveState, startSaving } from '#web/features/drafts/model/save-state.ts'
import { builderSay } from '../testing/say.ts'
import { describeSave } from './describe-save.ts'

const start = startSaving({ values: {}, language: 'en' }, { id: 1, version: 1, title: 'T' })
const say = (change: Partial<SaveState>, isKept = false) =>
  describeSave({ state: { ...start, ...change }, isKept }, builderSay.en, message => message)?.text

it('says where the answers are', () => {
  expect(say({ phase: 'new', draft: null })).toBeUndefined()
  expect(say({ phase: 'new', draft: null }, true)).toBe('Not saved')
  expect(say({ phase: 'clean' })).toBe('Saved')
  expect(say({ phase: 'dirty' })).toBe('Saving…')
  expect(say({ phase: 'saving' })).toBe('Saving…')
  expect(say({ phase: 'waiting', problem: 'offline' }, true)).toBe('Offline: kept on this device')
  expect(say({ phase: 'waiting', problem: 'offline' }, false)).toBe('Not saved')
  expect(say({ phase: 'waiting', problem: 'trouble' }, true)).toBe('Not saved')
  expect(say({ phase: 'refused', problem: 'refused', message: 'Too long' }, true)).toBe('Not saved')
  expect(say({ phase: 'clean', conflicts: [{ name: 'a', mine: '1', theirs: '2' }] })).toBe(
    'Choose between two answers',
  )
})
