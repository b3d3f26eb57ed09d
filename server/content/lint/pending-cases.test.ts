import { describe, expect, it } from 'vitest'
import { swap } from '../fixtures/skeleton-sources.ts'
import { pendingCasesAreThoughtOf } from './pending-cases.ts'
import { added, checked, draftOf } from './testing/drafts.ts'
import { namesTheSanhita } from './testing/pending-cases.ts'

const found = (changes: Parameters<typeof draftOf>[0]) =>
  pendingCasesAreThoughtOf(draftOf({ ...namesTheSanhita.fails, ...changes })).map(({ file }) =>
    file.split('/').at(-1),
  )

describe('a criminal form that names the Sanhita', () => {
  it('asks or tells whether the case was pending on the day on which it came into force', () => {
    expect(found({})).toEqual(['en.md'])
    expect(found({ yaml: checked() })).toEqual([])
  })

  it('may tell it in the help of a question', () => {
    const help = 'help: { en: After 1 July 2024, hi: 1 जुलाई 2024 के बाद, mr: 1 जुलै 2024 नंतर }'
    expect(found({ yaml: swap('{ use: place,', `{ use: place, ${help},`) })).toEqual([])
  })

  it('is of that area, and names it in its text', () => {
    expect(found({ area: 'civil' })).toEqual([])
    expect(found({ en: added('1. Nothing.') })).toEqual([])
  })
})
