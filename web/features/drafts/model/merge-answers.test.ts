import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { FormValues } from '#shared/contract/forms.ts'
import { isSameAnswer } from './compare-answers.ts'
import { mergeAnswers, takeTheirs } from './merge-answers.ts'

describe('merging answers', () => {
  it('takes from each side what only that side changed', () => {
    const base = { court: 'A', place: 'B', facts: 'C' }
    const merged = mergeAnswers(base, { ...base, court: 'mine' }, { ...base, place: 'theirs', extra: 'new' })
    expect(merged).toEqual({
      values: { court: 'mine', place: 'theirs', facts: 'C', extra: 'new' },
      conflicts: [],
    })
  })

  it('tells a conflict where both changed the same question, and keeps mine', () => {
    const merged = mergeAnswers({ court: 'A' }, { court: 'mine' }, { court: 'theirs' })
    expect(merged.values).toEqual({ court: 'mine' })
    expect(merged.conflicts).toEqual([{ name: 'court', mine: 'mine', theirs: 'theirs' }])
  })

  it('sees no conflict where both wrote the same', () => {
    expect(mergeAnswers({ a: 'x' }, { a: 'y' }, { a: 'y' })).toEqual({ values: { a: 'y' }, conflicts: [] })
  })

  it('keeps an answer cleared on one side cleared, and tells when the other side changed it', () => {
    expect(mergeAnswers({ a: 'x' }, { a: '' }, { a: 'x' }).values.a).toBe('')
    expect(mergeAnswers({ a: 'x' }, { a: '' }, { a: 'y' }).conflicts).toHaveLength(1)
  })

  it('merges a list question by question, and the items one side added', () => {
    const base = { parties: [{ name: 'A', age: '30' }] }
    const mine = { parties: [{ name: 'A', age: '31' }] }
    const theirs: FormValues = { parties: [{ name: 'B', age: '30' }, { name: 'New' }] }
    const merged = mergeAnswers(base, mine, theirs)
    expect(merged.values).toEqual({ parties: [{ name: 'B', age: '31' }, { name: 'New' }] })
    expect(merged.conflicts).toEqual([])
  })

  it('names the item and the question of a conflict inside a list', () => {
    const list = (name: string) => ({ parties: [{ name: 'same' }, { name }] })
    const { conflicts } = mergeAnswers(list('A'), list('mine'), list('theirs'))
    expect(conflicts).toEqual([
      { name: 'parties', item: 1, question: 'name', mine: 'mine', theirs: 'theirs' },
    ])
  })

  it('offers the whole list where both added or one removed an item', () => {
    const base = { parties: [{ name: 'A' }, { name: 'B' }] }
    const removed = { parties: [{ name: 'B' }] }
    const edited = { parties: [{ name: 'A' }, { name: 'C' }] }
    expect(mergeAnswers(base, removed, edited).conflicts).toEqual([
      { name: 'parties', mine: removed.parties, theirs: edited.parties },
    ])
  })

  const party = (name: string, age: string) => ({ name, age, state: 'Goa' })
  const [a, b, c] = [party('A', '30'), party('B', '40'), party('C', '50')]

  it.each([
    ['mine', [b, a], [party('A', '31'), b], [b, party('A', '31')]],
    ['theirs', [a, party('B', '41')], [b, a], [party('B', '41'), a]],
    ['mine, while theirs has one more', [b, a], [a, b, c], [b, a, c]],
  ])('keeps the order that one side changed and what the other wrote: %s', (_, mine, theirs, both) => {
    const merged = mergeAnswers({ parties: [a, b] }, { parties: mine }, { parties: theirs })
    expect(merged).toEqual({ values: { parties: both }, conflicts: [] })
  })

  it.each([
    ['both moved items', [b, a, c], [a, c, b]],
    ['one moved items and changed them', [party('B', '41'), a, c], [party('A', '31'), b, c]],
    ['one has a copy in the middle', [a, a, b, c], [a, party('B', '41'), c]],
  ])('offers the whole list, and never mixes two parties, where %s', (_, mine, theirs) => {
    const merged = mergeAnswers({ parties: [a, b, c] }, { parties: mine }, { parties: theirs })
    expect(merged.values).toEqual({ parties: mine })
    expect(merged.conflicts).toEqual([{ name: 'parties', mine, theirs }])
  })

  it('never loses what one side alone wrote, whatever the answers', () => {
    const answers = fc.dictionary(fc.constantFrom('a', 'b', 'c'), fc.constantFrom('', 'x', 'y', 'z'))
    fc.assert(
      fc.property(answers, answers, answers, (base, mine, theirs) => {
        const { values, conflicts } = mergeAnswers(base, mine, theirs)
        for (const name of ['a', 'b', 'c']) {
          const isMine = isSameAnswer(values[name], mine[name])
          const isTheirs = isSameAnswer(values[name], theirs[name])
          expect(isMine || isTheirs).toBe(true)
          const bothChanged = !isSameAnswer(mine[name], base[name]) && !isSameAnswer(theirs[name], base[name])
          const told = conflicts.some(conflict => conflict.name === name)
          expect(told).toBe(bothChanged && !isSameAnswer(mine[name], theirs[name]))
        }
      }),
    )
  })
})

describe('choosing the other side', () => {
  it('replaces the answer, the question of one item, or the whole list', () => {
    const values: FormValues = { a: 'mine', parties: [{ name: 'A' }, { name: 'mine', age: '3' }] }
    expect(takeTheirs(values, { name: 'a', mine: 'mine', theirs: 'theirs' }).a).toBe('theirs')
    expect(
      takeTheirs(values, { name: 'parties', item: 1, question: 'name', mine: 'mine', theirs: 'theirs' })
        .parties,
    ).toEqual([{ name: 'A' }, { name: 'theirs', age: '3' }])
    expect(takeTheirs(values, { name: 'parties', mine: [], theirs: [{ name: 'Z' }] }).parties).toEqual([
      { name: 'Z' },
    ])
  })
})
