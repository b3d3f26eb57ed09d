import { describe, expect, it } from 'vitest'
import { countAnswers, isSameAnswer, isUntouched, listTouched } from './compare-answers.ts'

describe('comparing answers', () => {
  it('takes a missing answer for an empty one, and no items for one empty item', () => {
    expect(isSameAnswer(undefined, '')).toBe(true)
    expect(isSameAnswer(undefined, [{}])).toBe(true)
    expect(isSameAnswer([], [{ name: '' }])).toBe(true)
    expect(isSameAnswer([{}], [{}, {}])).toBe(false)
  })

  it('does not see what the server cleans away', () => {
    expect(isSameAnswer('one\r\ntwo\tthree', 'one\ntwo three')).toBe(true)
    expect(isSameAnswer('e\u0301', '\u00e9')).toBe(true)
    expect(isSameAnswer([{ name: 'a\u200bb' }], [{ name: 'ab' }])).toBe(true)
  })

  it('sees every other difference', () => {
    expect(isSameAnswer('a', 'a ')).toBe(false)
    expect(isSameAnswer([{ name: 'a' }], [{ name: 'b' }])).toBe(false)
  })
})

describe('what was touched', () => {
  it('is what differs, a cleared text as an empty one and a cleared list as none', () => {
    const stored = { a: 'one', b: 'two', c: 'three', list: [{ x: '1' }] }
    expect(listTouched(stored, { a: 'one', b: 'changed', d: 'new' })).toEqual({
      b: 'changed',
      c: '',
      d: 'new',
      list: [],
    })
  })

  it('is nothing while the answers are as they were', () => {
    expect(listTouched({ a: 'one' }, { a: 'one', b: '', list: [{}] })).toEqual({})
    expect(isUntouched({ a: 'one' }, { a: 'one', b: '' })).toBe(true)
    expect(isUntouched({ a: 'one' }, { a: '' })).toBe(false)
  })
})

it('counts answers, those in lists too', () => {
  expect(countAnswers({ a: 'x', b: ' ', list: [{ x: '1', y: '' }, { x: '2' }] })).toBe(3)
})
