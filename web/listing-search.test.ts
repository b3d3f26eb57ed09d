import { describe, expect, it } from 'vitest'
import { matchesListing } from '#web/listing-search.ts'

const listed = {
  title: 'Anticipatory bail before arrest',
  description: 'Which court hears the application, and what जमानत means.',
  tags: ['BNSS 482', 'CrPC 438'],
}

describe('searching a listing', () => {
  it.each([
    ['the title', 'anticipatory'],
    ['the description', 'application'],
    ['a tag', 'crpc 438'],
    ['any case', 'BAIL'],
    ['a part of a word', 'antic'],
    ['words that stand apart', 'bail 482'],
    ['words in another order', 'bail anticipatory'],
    ['Devanagari', 'जमानत'],
    ['space around it', '  bail  '],
    ['nothing', ''],
    ['a blank', '   '],
  ])('finds by %s', (_, search) => {
    expect(matchesListing(listed, search)).toBe(true)
  })

  it.each([
    ['a word that stands nowhere', 'divorce'],
    ['one word of two', 'bail divorce'],
    ['signs', '.*'],
  ])('does not find by %s', (_, search) => {
    expect(matchesListing(listed, search)).toBe(false)
  })
})
