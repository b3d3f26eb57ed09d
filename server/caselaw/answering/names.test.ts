import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestCases } from '#server/testing/test-cases.ts'
import type { SearchType } from '#shared/cases/search-choices.ts'
import { caseSearchBody } from '#shared/contract/cases.ts'

const library = openTestCases()
beforeAll(() => library.describe(), 30_000)
afterAll(() => library.close())

const search = (query: string, searchType: SearchType = 'legal_issue') =>
  library.search(caseSearchBody.parse({ query, searchType }))
const idsOf = async (query: string, searchType?: SearchType) =>
  (await search(query, searchType)).results.map(({ id }) => id)

const misspelt: [typed: string, meant: string][] = [
  ['kesavanand bharati', 'kesavananda-bharati-v-state-of-kerala'],
  ['keshavanand bharti', 'kesavananda-bharati-v-state-of-kerala'],
  ['menaka gandhi', 'maneka-gandhi-v-union-of-india'],
  ['vishakha', 'vishaka-v-state-of-rajasthan'],
  ['arnesh kumaar', 'arnesh-kumar-v-state-of-bihar'],
  ['navtez johar', 'navtej-singh-johar-v-union-of-india'],
  ['navtej johar', 'navtej-singh-johar-v-union-of-india'],
  ['putaswamy', 'k-s-puttaswamy-v-union-of-india'],
  ['k s putuswami', 'k-s-puttaswamy-v-union-of-india'],
  ['bachan sing', 'bachan-singh-v-state-of-punjab'],
  ['lalita kumari', 'lalita-kumari-v-govt-of-up'],
  ['lalitha kumari', 'lalita-kumari-v-govt-of-up'],
  ['d k basoo', 'd-k-basu-v-state-of-west-bengal'],
  ['dk basu', 'd-k-basu-v-state-of-west-bengal'],
  ['shreya singal', 'shreya-singhal-v-union-of-india'],
  ['shayra bano', 'shayara-bano-v-union-of-india'],
  ['olga telis', 'olga-tellis-v-bombay-municipal-corporation'],
  ['minarva mills', 'minerva-mills-v-union-of-india'],
  ['gurbax singh sibia', 'gurbaksh-singh-sibbia-v-state-of-punjab'],
  ['vineetha sharma', 'vineeta-sharma-v-rakesh-sharma'],
  ['bhajan laal', 'state-of-haryana-v-bhajan-lal'],
  ['satendra kumar antil', 'satender-kumar-antil-v-cbi'],
]

describe('one word', () => {
  it.each([
    ['Kesavananda', 'kesavananda-bharati-v-state-of-kerala'],
    ['maneka', 'maneka-gandhi-v-union-of-india'],
    ['Vishaka', 'vishaka-v-state-of-rajasthan'],
    ['Lalita', 'lalita-kumari-v-govt-of-up'],
  ])(
    '%s, with which the name of a party begins, finds that judgment before those that speak of it',
    async (word, meant) => {
      expect((await idsOf(word))[0]).toBe(meant)
    },
  )

  it.each(['railway', 'national', 'bail', 'limited', 'union'])('%s names no case', async word => {
    const { results, understood } = await search(word)
    expect(understood.names).toEqual([])
    expect(results.flatMap(({ why }) => why.map(({ part }) => part))).not.toContain('title')
  })
})

describe('a misspelt name', () => {
  it.each(misspelt)('%s finds its judgment first', async (typed, meant) => {
    expect((await idsOf(typed))[0]).toBe(meant)
  })

  it.each([
    ['menaka gandhi', 'maneka-gandhi-v-union-of-india'],
    ['arnesh kumaar', 'arnesh-kumar-v-state-of-bihar'],
    ['d k basoo', 'd-k-basu-v-state-of-west-bengal'],
    ['menaka gandhi v union of india', 'maneka-gandhi-v-union-of-india'],
  ])('%s is corrected in a keyword search too', async (typed, meant) => {
    expect((await idsOf(typed, 'keyword'))[0]).toBe(meant)
  })

  it.each(['kesavananda bharati v/s state of kerala', 'Kesavananda Bharati V/S. State of Kerala'])(
    '%s is read as with a v, also in a keyword search',
    async typed => {
      for (const type of ['keyword', 'legal_issue'] as const)
        expect((await idsOf(typed, type))[0]).toBe('kesavananda-bharati-v-state-of-kerala')
    },
  )

  it.each(['keshavanand bharti v state of kerala', 'Kesavanand Bharathi vs. State of Kerala'])(
    '%s is found with both its sides',
    async typed => {
      expect((await idsOf(typed))[0]).toBe('kesavananda-bharati-v-state-of-kerala')
    },
  )

  it.each([
    ['keshavanand bharti case', 'kesavananda-bharati-v-state-of-kerala'],
    ['visakha case', 'vishaka-v-state-of-rajasthan'],
    ['vishaka guidelines', 'vishaka-v-state-of-rajasthan'],
    ['lalitha kumari case', 'lalita-kumari-v-govt-of-up'],
    ['dk basu ka faisla', 'd-k-basu-v-state-of-west-bengal'],
    ['menaka gandhi v uoi', 'maneka-gandhi-v-union-of-india'],
    ['maneka gandhi vs u.o.i. case', 'maneka-gandhi-v-union-of-india'],
    ['lalita kumari v govt of u.p.', 'lalita-kumari-v-govt-of-up'],
  ])(
    '%s finds its judgment first: words around a name, and its short forms, do not kill it',
    async (typed, meant) => {
      expect((await idsOf(typed))[0]).toBe(meant)
      expect((await idsOf(typed, 'keyword'))[0]).toBe(meant)
    },
  )

  it('is found inside a question', async () => {
    const [first] = await idsOf('what was decided in the keshavanand bharti judgment')
    expect(first).toBe('kesavananda-bharati-v-state-of-kerala')
  })

  it('is told: the word that was searched, the judgment that was taken for the one meant, and why it leads', async () => {
    const { understood, results } = await search('menaka gandhi')
    expect(understood.corrections).toEqual([{ typed: 'menaka', searched: 'maneka' }])
    expect(understood.names).toEqual(['Maneka Gandhi v Union of India'])
    expect(results[0]?.why[0]).toMatchObject({
      part: 'title',
      sentence: 'Its name is like the one you typed.',
    })
    expect(results[1]?.why.map(({ part }) => part)).not.toContain('title')
  })
})

describe('two things that are compared', () => {
  it.each([
    'licence fee versus license',
    'lease v licence',
    'maintenance vs alimony',
    'murder versus culpable homicide',
  ])('%s is no name', async query => {
    for (const searchType of ['legal_issue', 'keyword'] as const) {
      const { understood } = await search(query, searchType)
      expect(understood.names).toEqual([])
    }
  })

  it.each(['union of india v state of bihar', 'ramlal v state', 'donoghue v stevenson'])(
    '%s is one',
    async query => {
      expect((await search(query)).understood.names).toEqual([query])
    },
  )
})

describe('a word that the law knows in another language', () => {
  it.each([
    'jamanat',
    'zamanat',
    'zamanat kaise milegi',
    'gujara',
    'gujara bhatta',
    'saal',
    'giraftari',
    'muchalka',
  ])('is not corrected: %s', async query => {
    for (const searchType of ['legal_issue', 'keyword'] as const)
      expect((await search(query, searchType)).understood.corrections).toEqual([])
  })

  it('finds what it means first', async () => {
    const [first] = (await search('zamanat')).results
    expect(first?.sections.map(({ act, section }) => `${act} ${section}`).join()).toMatch(
      /CrPC 43[789]|BNSS 48/,
    )
  })

  it('nor is a sentence of Roman Hindi, word for word', async () => {
    const { understood } = await search('pati ne ptni ko chhod diya hai to kya hoga')
    expect(understood.corrections).toEqual([])
  })
})

describe('a word of the law', () => {
  it.each([
    'murder',
    'bail application',
    'specific performance',
    'plaint',
    'mandamus',
    'land acquisition',
    'life insurance',
    'trade marks',
    'medical negligence',
    'basic structure',
    'income tax',
    'natural justice',
    'partition suit',
    'dowry death',
    'legal services authority',
  ])('%s is no name', async query => {
    for (const searchType of ['legal_issue', 'keyword'] as const) {
      const { understood, results } = await search(query, searchType)
      expect(understood).toMatchObject({ names: [], corrections: [] })
      expect(results.flatMap(({ why }) => why.map(({ part }) => part))).not.toContain('title')
    }
  })

  it('misspelt, is corrected to a word of the law', async () => {
    const { understood } = await search('murdar')
    expect(understood).toMatchObject({ names: [], corrections: [{ typed: 'murdar', searched: 'murder' }] })
  })
})

describe('a keyword search with a misspelt word', () => {
  it.each([
    ['amendment AND plaintt NOT limitation', 'amendment AND plaint NOT limitation'],
    ['"right to life" AND murdar NOT bail', '"right to life" AND murder NOT bail'],
    ['murdar NOT bail', 'murder NOT bail'],
    ['plaintt OR murdar', 'plaint OR murder'],
    ['plaintt AND (amendment OR "cause of action")', 'plaint AND (amendment OR "cause of action")'],
  ])('%s finds what it finds rightly spelt', async (typed, meant) => {
    const [wrong, right] = [await search(typed, 'keyword'), await search(meant, 'keyword')]
    expect(wrong.total).toBe(right.total)
    expect(wrong.results.map(({ id }) => id).sort()).toEqual(right.results.map(({ id }) => id).sort())
    expect(wrong.understood.corrections.length).toBeGreaterThan(0)
  })

  it('says so when nothing is left, and finds nothing', async () => {
    const { results, understood } = await search('plaintt NOT plaint', 'keyword')
    expect(results).toEqual([])
    expect(understood.corrections).toEqual([{ typed: 'plaintt', searched: 'plaint' }])
  })
})
