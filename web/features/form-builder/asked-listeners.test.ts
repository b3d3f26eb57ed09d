import { expect, it, vi } from 'vitest'
import { createAnswerStore } from './answer-store.ts'
import { createAskedListeners } from './asked-listeners.ts'
import { makeField, makeForm, makeGroup } from './testing/make-form.ts'

const form = makeForm({
  groups: [
    makeGroup('court'),
    makeGroup('applicants', true),
    { ...makeGroup('delay'), showIf: 'facts is late' },
  ],
  fields: [
    makeField('facts', 'court'),
    makeField('applicantName', 'applicants'),
    makeField('cause', 'delay'),
  ],
  derived: [],
})

function open() {
  const store = createAnswerStore(form, { values: {}, language: 'en' })
  return { store, subscribe: createAskedListeners(form, store) }
}

it('a keystroke that changes nothing of what is asked calls nobody', () => {
  const { store, subscribe } = open()
  const listener = vi.fn()
  subscribe(listener)
  const item = store.itemIds('applicants')[0] ?? ''
  store.setAnswer({ name: 'cause' }, 'rain')
  store.setAnswer({ name: 'applicantName', group: 'applicants', item }, 'A')
  expect(listener).not.toHaveBeenCalled()
})

it('an answer that asks for more, and an item that comes, goes or moves, calls everybody once', () => {
  const { store, subscribe } = open()
  const [one, other] = [vi.fn(), vi.fn()]
  subscribe(one)
  subscribe(other)
  store.setAnswer({ name: 'facts' }, 'late')
  expect(one).toHaveBeenCalledTimes(1)
  const added = store.addItem('applicants')
  store.moveItem('applicants', added, -1)
  store.removeItem('applicants', added)
  expect(one).toHaveBeenCalledTimes(4)
  expect(other).toHaveBeenCalledTimes(4)
})

it('who came back after everybody had left hears of the next change, and not of those before', () => {
  const { store, subscribe } = open()
  const [first, second] = [vi.fn(), vi.fn()]
  subscribe(first)()
  store.setAnswer({ name: 'facts' }, 'late')
  subscribe(second)
  store.setAnswer({ name: 'cause' }, 'rain')
  expect(second).not.toHaveBeenCalled()
  store.setAnswer({ name: 'facts' }, '')
  expect(second).toHaveBeenCalledTimes(1)
  expect(first).not.toHaveBeenCalled()
})
