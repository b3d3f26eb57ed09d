import { describe, expect, it, vi } from 'vitest'
import type { Answers } from '#shared/contract/forms.ts'
import { createAnswerStore } from './answer-store.ts'
import { makeForm } from './testing/make-form.ts'

const start = { values: {}, language: 'en' } as const

describe('the answers being typed', () => {
  it('tells its listeners once a change, and not at all when nothing changed', () => {
    const store = createAnswerStore(makeForm(), start)
    const listener = vi.fn()
    store.subscribe(listener)
    store.setAnswer({ name: 'facts' }, 'a')
    store.setAnswer({ name: 'facts' }, 'a')
    expect(listener).toHaveBeenCalledTimes(1)
    expect(store.answer({ name: 'facts' })).toBe('a')
  })

  it('wakes only what asks the changed question, and everything when answers come from elsewhere', () => {
    const store = createAnswerStore(makeForm(), start)
    const heard: string[] = []
    store.subscribeTo({ name: 'facts' }, () => heard.push('facts'))
    store.subscribeTo({ name: 'place' }, () => heard.push('place'))
    store.subscribeTo({ name: 'applicantName', group: 'applicants' }, () => heard.push('applicants'))
    store.setAnswer({ name: 'facts' }, 'a')
    store.addItem('applicants')
    expect(heard).toEqual(['facts', 'applicants'])
    store.replace({})
    expect(heard).toHaveLength(5)
  })

  it('wakes what may wait once, when typing rests', async () => {
    const store = createAnswerStore(makeForm(), start)
    const listener = vi.fn()
    const leave = store.subscribeAtRest(listener)
    for (const text of ['a', 'ab', 'abc']) store.setAnswer({ name: 'facts' }, text)
    expect(listener).not.toHaveBeenCalled()
    await vi.waitFor(() => expect(listener).toHaveBeenCalledTimes(1))
    leave()
  })

  it('keeps every answer when the language changes', () => {
    const store = createAnswerStore(makeForm(), { values: { facts: 'a' }, language: 'en' })
    const before = store.values()
    store.setLanguage('mr')
    expect(store.values()).toBe(before)
    expect(store.read()).toEqual({ values: { facts: 'a' }, language: 'mr' })
  })

  it('starts a repeat group with one item, and never loses the last', () => {
    const store = createAnswerStore(makeForm(), start)
    const [only = ''] = store.itemIds('applicants')
    expect(store.itemIds('applicants')).toHaveLength(1)
    expect(store.removeItem('applicants', only)).toBeUndefined()
    store.setAnswer({ name: 'applicantName', group: 'applicants', item: only }, 'A')
    expect(store.values()).toEqual({ applicants: [{ applicantName: 'A' }] })
  })

  it('puts a removed item back where it was, with its answers and its name', () => {
    const items = [{ applicantName: 'A' }, { applicantName: 'B' }, { applicantName: 'C' }]
    const store = createAnswerStore(makeForm(), { values: { applicants: items }, language: 'en' })
    const ids = store.itemIds('applicants')
    const removed = store.removeItem('applicants', ids[1] ?? '')
    expect(store.values().applicants).toEqual([{ applicantName: 'A' }, { applicantName: 'C' }])
    expect(store.answer({ name: 'applicantName', group: 'applicants', item: ids[2] })).toBe('C')
    if (removed) store.insertItem(removed)
    expect(store.values().applicants).toEqual(items)
    expect(store.itemIds('applicants')).toEqual(ids)
  })

  it('moves an item with its answers and its name, and not past the ends', () => {
    const items = [{ applicantName: 'A' }, { applicantName: 'B' }, { applicantName: 'C' }]
    const store = createAnswerStore(makeForm(), { values: { applicants: items }, language: 'en' })
    const [first = '', second = '', third = ''] = store.itemIds('applicants')
    store.moveItem('applicants', third, -1)
    expect(store.values().applicants).toEqual([items[0], items[2], items[1]])
    expect(store.itemIds('applicants')).toEqual([first, third, second])
    store.moveItem('applicants', first, -1)
    store.moveItem('applicants', second, 1)
    expect(store.itemIds('applicants')).toEqual([first, third, second])
  })

  it('puts a copy after its item, and the two are answered apart', () => {
    const items: Answers[] = [{ applicantName: 'A', applicantAge: '40' }, { applicantName: 'B' }]
    const store = createAnswerStore(makeForm(), { values: { applicants: items }, language: 'en' })
    const [first = '', second] = store.itemIds('applicants')
    const copy = store.duplicateItem('applicants', first)
    expect(store.itemIds('applicants')).toEqual([first, copy, second])
    store.setAnswer({ name: 'applicantName', group: 'applicants', item: copy }, 'C')
    expect(store.values().applicants).toEqual([
      items[0],
      { applicantName: 'C', applicantAge: '40' },
      items[1],
    ])
  })

  it('leaves the answers alone when a question of a removed item is written late', () => {
    const items = [{ applicantName: 'A' }, { applicantName: 'B' }]
    const store = createAnswerStore(makeForm(), { values: { applicants: items }, language: 'en' })
    const [first = ''] = store.itemIds('applicants')
    store.removeItem('applicants', first)
    store.setAnswer({ name: 'applicantName', group: 'applicants', item: first }, 'late')
    expect(store.values().applicants).toEqual([{ applicantName: 'B' }])
  })

  it('takes over answers from elsewhere without renaming the items it knows', () => {
    const store = createAnswerStore(makeForm(), start)
    const [first] = store.itemIds('applicants')
    store.replace({ applicants: [{ applicantName: 'A' }, { applicantName: 'B' }] })
    expect(store.itemIds('applicants')[0]).toBe(first)
    expect(store.itemIds('applicants')).toHaveLength(2)
  })
})
