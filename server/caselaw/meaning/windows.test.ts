import { describe, expect, it } from 'vitest'
import { cutWindows, hashWindows } from './windows.ts'

const words = (count: number, from = 0) => Array.from({ length: count }, (_, at) => `w${from + at}`).join(' ')
const judgment = (...texts: string[]) => ({
  id: 'a',
  parts: texts.map((text, at) => ({ id: `p${at}`, text })),
})

describe('the windows of a judgment', () => {
  it('hold its short parts together', () => {
    expect(cutWindows(judgment('one two', 'three'))).toEqual(['one two three'])
  })

  it('cut long parts into even pieces of at most 250 words, and lose none', () => {
    const windows = cutWindows(judgment(words(600)))
    expect(windows.map(window => window.split(' ').length)).toEqual([200, 200, 200])
    expect(windows.join(' ')).toBe(words(600))
  })

  it('are at most 24, from the first to the last', () => {
    const windows = cutWindows(judgment(words(25_000)))
    expect(windows).toHaveLength(24)
    expect(windows[0]).toMatch(/^w0 /)
    expect(windows.at(-1)).toMatch(/ w24999$/)
    expect(new Set(windows).size).toBe(24)
  })

  it('are none when there is nothing to read', () => {
    expect(cutWindows(judgment('', ' \n'))).toEqual([])
  })

  it('have a hash that changes with any word', () => {
    expect(hashWindows(['a b'])).not.toBe(hashWindows(['a c']))
    expect(hashWindows(['a b'])).toBe(hashWindows(['a b']))
  })
})
