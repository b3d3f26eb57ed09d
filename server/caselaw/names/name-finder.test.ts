import { describe, expect, it } from 'vitest'
import { law } from '../understanding/testing/test-law.ts'
import { createNameFinder } from './name-finder.ts'

const usual = ['court', 'singh', 'land']
const terms = {
  words: () => [...usual, 'tamarind'],
  count: (word: string) => (usual.includes(word) ? 900 : word === 'tamarind' ? 2 : 0),
  rarity: (word: string) => (usual.includes(word) ? 0.1 : 7),
}

function find(text: string, ...titles: string[]) {
  const entries = titles.map((title, at) => ({ id: String(at), title }))
  return createNameFinder(entries, { thesaurus: law.thesaurus, terms }).find(text)
}
const titlesOf = (text: string, ...titles: string[]) => find(text, ...titles).map(({ title }) => title)

describe('a name', () => {
  it('is found by how it sounds, and tells what was typed otherwise', () => {
    expect(find('lakshman sing', 'Laxman Singh v State of Bihar', 'Ram Singh v State of Bihar')).toEqual([
      {
        id: '0',
        title: 'Laxman Singh v State of Bihar',
        likeness: expect.closeTo(0.95, 1),
        corrections: [
          { typed: 'lakshman', searched: 'laxman' },
          { typed: 'sing', searched: 'singh' },
        ],
      },
    ])
  })

  it.each(['dk basoo', 'D. K. Basoo', 'basoo d.k.'])('is found with its initials, as in %s', typed => {
    expect(titlesOf(typed, 'D.K. Basu v State', 'P.K. Basu v State')).toEqual(['D.K. Basu v State'])
  })

  it('has every word that was typed', () => {
    expect(titlesOf('menaka gandhi', 'Indira Gandhi v Raj Narain', 'Menaka v Ganesan')).toEqual([])
  })

  it('that was typed whole goes before one of which it is a part', () => {
    expect(
      titlesOf('menaka gandhi', 'Maneka Sanjay Gandhi v Rani', 'Maneka Gandhi v Union of India')[0],
    ).toBe('Maneka Gandhi v Union of India')
  })

  it.each([
    ['cit v vatika', 'Commissioner of Income-tax, Delhi v Vatika Township Ltd'],
    ['commissioner of income tax v vatika', 'CIT v Vatika'],
    ['state of up v ramlochan', 'State of Uttar Pradesh v Ramlochan'],
    ['cbi v antil', 'Central Bureau of Investigation v Antil'],
  ])('has its short forms in full: %s is %s', (typed, title) => {
    expect(titlesOf(typed, title, 'Antilia v State')).toEqual([title])
  })

  it('that has a word which others only say beside names keeps it', () => {
    const titles = ['Judgment Debtors Union v Rao', 'Debtors Union v Rao']
    expect(titlesOf('judgment debtors union v rao', ...titles)).toEqual([titles[0]])
  })

  it('of one word, rightly spelt, is meant where a case is spoken of', () => {
    const title = 'Kesavananda Bharati v State of Kerala'
    expect(titlesOf('kesavananda case', title)).toEqual([title])
    expect(titlesOf('singh case', 'Bachan Singh v State')).toEqual([])
  })

  it('that half the library bears is nobody in particular', () => {
    const many = Array.from({ length: 60 }, (_, at) => `Bachan Singh v Number ${'abcdefghij'[at % 10]}`)
    expect(titlesOf('bacchan singh', ...many)).toEqual([])
    expect(titlesOf('bacchan singh', ...many.slice(0, 3))).toHaveLength(3)
  })
})

describe('words that are no name', () => {
  it.each([
    ['life insurance', 'Life Insurance Corporation of India v Escorts Ltd'],
    ['land acquisition', 'Special Land Acquisition Officer v Mohan'],
    ['murder', 'Murdar v State'],
    ['murdar', 'Murdeo v State'],
    ['bail', 'Bali v State'],
    ['bial', 'Bali v State'],
    ['tamarind', 'Tamarand v State'],
    ['union of india', 'Maneka Gandhi v Union of India'],
    ['singh', 'Bachan Singh v State'],
    ['kesavananda', 'Kesavananda Bharati v State of Kerala'],
    ['', 'Kesavananda Bharati v State of Kerala'],
    ['गाय', 'Kesavananda Bharati v State of Kerala'],
    ['what is the law on a cow that strays into a field at night', 'Cow v Field'],
  ])('%s is not taken for %s', (typed, title) => {
    expect(titlesOf(typed, title)).toEqual([])
  })
})
