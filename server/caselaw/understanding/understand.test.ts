import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { searchTypes } from '#shared/cases/search-choices.ts'
import { understoodQuery } from '#shared/contract/cases.ts'
import { print, understand } from './testing/test-law.ts'

const brief = `The petitioner is accused of offences under sections 420 and 406 of the Indian Penal Code. He was arrested
without notice although section 41A CrPC requires it, and relies on Arnesh Kumar v State of Bihar, (2014) 8 SCC 273. He
seeks anticipatory bail. The allegation of cheating is false: no criminal breach of trust is made out under section 406 IPC.
The High Court of Bombay refused anticipatory bail in 2015.`

describe('a pasted brief', () => {
  const read = understand(brief, 'case_brief')

  it('is read for its sections, the most frequent first, with their successors', () => {
    expect(read.understood.sections.map(({ act, section }) => `${act} ${section}`)).toEqual([
      'IPC 406',
      'IPC 420',
      'CrPC 41A',
    ])
    expect(read.understood.sections[1]?.also).toContainEqual({ act: 'BNS', section: '318(4)' })
  })

  it('is read for the cases it cites', () => {
    expect(read.understood.citations).toEqual([{ citation: '(2014) 8 SCC 273', caseId: null }])
    expect(read.understood.names).toEqual(['Arnesh Kumar v State of Bihar'])
  })

  it('is read for its concepts', () => {
    const terms = read.understood.concepts.map(({ term }) => term)
    expect(terms[0]).toBe('anticipatory bail')
    expect(terms).toEqual(expect.arrayContaining(['cheating', 'criminal breach of trust']))
  })

  it('narrows nothing, whatever courts and years it speaks of', () => {
    expect(read.filters).toEqual({})
    expect(read.intent).toBe('brief')
  })

  it('gives the index sections and concepts, and leaves its words to the ranking', () => {
    expect(print(read.node)).toMatch(/^\(\[IPC 406 = BNS 316\(2\)\] .*anticipatory\+bail/)
    expect(print(read.node)).not.toContain('petitioner')
  })

  it('without anything of the law in it asks nothing of the index', () => {
    expect(understand('It rained all day.', 'case_brief').node).toBeNull()
  })
})

const pieces = fc.constantFrom(
  ...'( ) " - AND OR NOT IPC 302 section धारा कलम जामीन v vs. AIR SC SCC (2014) 2015 between after High Court Bombay . , १२'.split(
    ' ',
  ),
)
const queries = fc.oneof(
  fc.string({ maxLength: 300, unit: 'grapheme' }),
  fc.string({ maxLength: 300, unit: 'binary' }),
  fc.array(fc.oneof(pieces, fc.string({ maxLength: 8 })), { maxLength: 60 }).map(words => words.join(' ')),
)

describe('whatever is typed', () => {
  it.each(searchTypes)('a %s search makes something of it that the contract knows', searchType => {
    fc.assert(
      fc.property(queries, query => {
        const { understood } = understand(query, searchType)
        expect(understoodQuery.safeParse(understood).success).toBe(true)
      }),
    )
  })

  const endless = [
    '(',
    '"',
    '-',
    '.',
    'a.',
    '1 ',
    'section 3 of the act ',
    'X v Y ',
    'a OR (',
    '-"',
    'जामीन ',
    '2015-',
  ]

  it.each(searchTypes)(
    'a %s search gets through 100,000 characters of anything',
    searchType => {
      for (const piece of endless) understand(piece.repeat(100_000 / piece.length), searchType)
      fc.assert(
        fc.property(fc.string({ minLength: 100_000, maxLength: 100_000 }), text => {
          understand(text, searchType)
        }),
        { numRuns: 3 },
      )
    },
    30_000,
  ) // making the texts takes longer than reading them
})
