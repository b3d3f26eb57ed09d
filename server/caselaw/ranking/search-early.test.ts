import { expect, it } from 'vitest'
import type { Found, SearchQuery } from '../library/search-query.ts'
import { createEarlySearch } from './search-early.ts'

const nothing: Found = {
  hits: [],
  best: [],
  complete: async () => ({ joined: [], count: () => Promise.reject() }),
}

function queryFor(text: string): SearchQuery {
  return { text: { kind: 'words', text, match: 'all' }, filters: {}, size: 5 }
}

function engine({ isElsewhere = true, fails = false } = {}) {
  const asked: SearchQuery[] = []
  const early = createEarlySearch({
    isElsewhere,
    search: async query => {
      asked.push(query)
      if (fails) throw new Error('not there')
      return nothing
    },
  })
  return { asked, early }
}

it('an engine elsewhere is asked once for a search that was begun before its words were known', async () => {
  const { asked, early } = engine()
  early.begin(queryFor('murder'))
  expect(asked).toEqual([queryFor('murder')])
  expect(await early.search(queryFor('murder'))).toBe(nothing)
  expect(asked).toHaveLength(1)
})

it('what the library knows of the words may change the search: then it is asked anew', async () => {
  const { asked, early } = engine()
  early.begin(queryFor('anticipatry'))
  await early.search(queryFor('anticipatory'))
  await early.search(queryFor('anticipatry'))
  expect(asked.map(({ text }) => text)).toMatchObject([
    { text: 'anticipatry' },
    { text: 'anticipatory' },
    { text: 'anticipatry' },
  ])
})

it('an engine in the same process is asked for nothing that may not be wanted', async () => {
  const { asked, early } = engine({ isElsewhere: false })
  early.begin(queryFor('murder'))
  expect(asked).toEqual([])
  await early.search(queryFor('murder'))
  expect(asked).toHaveLength(1)
})

it('a search that fails is told to who waits for it, and ends nothing where nobody does', async () => {
  const { early } = engine({ fails: true })
  early.begin(queryFor('murder'))
  await new Promise(resolve => setImmediate(resolve))
  await expect(early.search(queryFor('murder'))).rejects.toThrow('not there')
})
