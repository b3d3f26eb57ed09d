import { describe, expect, it } from 'vitest'
import {
  count,
  defineSearch,
  list,
  oneOf,
  parseParams,
  parseSearch,
  plainOf,
  stringifySearch,
  text,
  typed,
} from './search.ts'

const params = {
  search: text(10),
  amount: typed(10),
  court: text(20, 'all'),
  kind: oneOf(['all', 'Bail', 'Appeals'], 'all'),
  page: count(1, { most: 50 }),
  recent: count(undefined),
  judges: list(2),
}
const plain = {
  ...{ search: '', amount: '', court: 'all', kind: 'all', page: 1, recent: undefined, judges: [] },
}

describe('the search parameters of a page', () => {
  it('are plain where the address says nothing', () => {
    expect(parseParams(params, {})).toEqual(plain)
    expect(plainOf(params)).toEqual(plain)
  })

  it('are what the address says, each of its own type', () =>
    expect(
      parseParams(
        params,
        parseSearch('?search=138&amount=9.5+&court=High+Court&kind=+bail&page=2&recent=7&judges=A|B'),
      ),
    ).toEqual({
      ...{ search: '138', amount: '9.5 ', court: 'High Court', kind: 'Bail', page: 2, recent: 7 },
      judges: ['A', 'B'],
    }))

  it.each([
    'search=&amount=&court=+&kind=nonsense&page=zero&recent=1.5&judges=|',
    'page=0&recent=-1&kind=&judges=',
    'page=51&recent=1e400',
    'page=1.5&page=-2&unknown=x',
  ])('are plain where %s makes no sense', address =>
    expect(parseParams(params, parseSearch(address))).toEqual(plain),
  )

  it.each([[['x'], {}, null, Number.NaN, true].map(value => ({ kind: value, page: value }))].flat())(
    'are plain where %j is no text',
    given => expect(parseParams(params, given)).toMatchObject({ kind: 'all' }),
  )

  it('are cut to what is allowed, and a list has each text once', () => {
    expect(parseParams(params, { search: '  0123456789ab ' }).search).toBe('0123456789')
    expect(parseParams(params, { judges: 'A|A| B |C' }).judges).toEqual(['A', 'B'])
    expect(parseParams(params, { judges: ['A|B'] }).judges).toEqual(['A B'])
  })

  it('come back as they were written', () => {
    const view = {
      ...plain,
      search: 'जमानत 438',
      court: 'High Court',
      page: 3,
      recent: 7,
      judges: ['A', 'B'],
    }
    expect(parseParams(params, parseSearch(stringifySearch(view)))).toEqual(view)
  })

  it('are given to the router, which leaves what is plain out of an address', () => {
    const [strip] = defineSearch(params).search.middlewares
    const view = { ...parseParams(params, {}), page: 2 }
    expect(strip?.({ search: view, next: search => search })).toEqual({ page: 2, recent: undefined })
  })
})

describe('an address', () => {
  it('is plain text: a search for 138 has no quotes', () => {
    expect(stringifySearch({ search: '138', page: 2, none: undefined, empty: '', list: [] })).toBe(
      '?search=138&page=2',
    )
    expect(stringifySearch({ search: '' })).toBe('')
    expect(parseSearch('?search=138')).toEqual({ search: '138' })
  })
})
