import fc from 'fast-check'
import { expect, it } from 'vitest'
import { createMatcher, findMarks } from './find-marks.ts'
import { findPlaces, listKeys } from './word-keys.ts'

function marked(text: string, words: string[], phrases: string[] = [], prefixes: string[] = []): string[] {
  return findMarks(text, createMatcher(words, phrases, { prefixes }), []).map(({ from, to }) =>
    text.slice(from, to),
  )
}

it('marks a word in every form that has its key, however short', () => {
  expect(marked('He tries; we try. Axes and an axe, flies, a fly. TRIES', ['try', 'ax', 'fly'])).toEqual([
    'tries',
    'try',
    'Axes',
    'flies',
    'fly',
    'TRIES',
  ])
  expect(marked('Élan and élan, Señor Peña, जमानत जमानती', ['elan', 'pena', 'जमानत'])).toEqual([
    'Élan',
    'élan',
    'Peña',
    'जमानत',
  ])
  expect(marked('Is it a or I? 3, 30, 302', ['a', 'is', '30'])).toEqual(['Is', 'a', '30'])
})

it('marks the longest phrase that stands there, and nothing of it twice', () => {
  const phrases = ['right to', 'right to life']
  expect(marked('The right to life, a right to. Right; life', ['life', 'right'], phrases)).toEqual([
    'right to life',
    'right to',
    'Right',
    'life',
  ])
})

it('finds what a look at every single word finds', () => {
  const letter = fc.constantFrom(...'aeiysxhéEY3 -.द')
  const text = fc.string({ unit: letter, maxLength: 60 })
  fc.assert(
    fc.property(text, fc.array(text, { maxLength: 4 }), (where, words) => {
      const keys = new Set(words.flatMap(listKeys))
      const { froms, tos } = findPlaces(where)
      const every = froms.map((from, at) => where.slice(from, tos[at]))
      expect(marked(where, words)).toEqual(every.filter(word => listKeys(word).some(key => keys.has(key))))
    }),
    { numRuns: 500 },
  )
})

it('is not confused by a very long text', () => {
  const text = `${'word '.repeat(50_000)}bail`
  expect(marked(text, ['bail'])).toEqual(['bail'])
  expect(marked('bail', ['bail'])).toEqual(['bail'])
})
