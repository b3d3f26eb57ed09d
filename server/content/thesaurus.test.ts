import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { acts, isNewCode, newCodes } from '#server/law/acts/acts.ts'
import { isDevanagari, parseLawWords } from '#server/law/law-words.ts'
import { loadSectionMap } from '#server/law/sections/section-map.ts'
import { caseCategories } from '#shared/cases/search-choices.ts'
import { loadThesaurus, parseThesaurus } from './thesaurus.ts'

const content = path.join(import.meta.dirname, '..', '..', 'content')
const thesaurus = loadThesaurus(content)

describe('the thesaurus', () => {
  it('covers every category of cases', () => {
    for (const category of caseCategories)
      expect(thesaurus.filter(concept => concept.category === category).length).toBeGreaterThan(10)
  })

  it('has most concepts in Hindi and in Marathi', () => {
    const inDevanagari = thesaurus.filter(({ hindi, marathi }) => [...hindi, ...marathi].some(isDevanagari))
    expect(inDevanagari.length / thesaurus.length).toBeGreaterThan(0.9)
  })

  it('names sections of the criminal statutes that the correspondences know', () => {
    const map = loadSectionMap(content)
    const criminal = new Set<string>([...newCodes, 'IPC', 'CrPC', 'IEA'])
    const unknown = thesaurus
      .flatMap(({ sections }) => sections)
      .filter(({ act, section }) => criminal.has(act) && !map.nameOf({ act, section }))
    expect(unknown).toEqual([])
  })

  it('gives a new section only where there was no old one', () => {
    const map = loadSectionMap(content)
    const needless = thesaurus
      .flatMap(({ sections }) => sections)
      .filter(({ act, section }) => isNewCode(act) && map.predecessors({ act, section }).length > 0)
    expect(needless.filter(({ section }) => section !== '103(2)')).toEqual([])
  })

  it('names acts as the program does, or by a title with its year', () => {
    const known = new Set(acts.map(({ name }) => name))
    const named = thesaurus.flatMap(({ sections }) => sections.map(({ act }) => act))
    expect(named.filter(act => !known.has(act) && !/, \d{4}$/.test(act))).toEqual([])
  })

  it('names the labour code beside the Act whose place it took', () => {
    const replaced =
      /^(?:ID Act|Payment of (?:Gratuity|Bonus)|Minimum Wages|Maternity Benefit|Contract Labour|Employee'?s'? (?:Compensation|Provident))/
    const alone = thesaurus.filter(
      ({ sections }) =>
        sections.some(({ act }) => replaced.test(act)) &&
        !sections.some(({ act }) => /\bCode\b.*20(?:19|20)$/.test(act)),
    )
    expect(alone.map(({ term }) => term)).toEqual([])
  })

  it('knows the words of the chambers', () => {
    const terms = ['agrim zamanat', 'talaq', 'kabza', 'muavza', 'पोटगी', 'अटकपूर्व जामीन'].map(
      word => thesaurus.find(({ hindi, marathi }) => [...hindi, ...marathi].includes(word))?.term,
    )
    expect(terms).toEqual([
      'anticipatory bail',
      'divorce',
      'possession',
      'compensation',
      'maintenance',
      'anticipatory bail',
    ])
  })
})

describe('reading the thesaurus', () => {
  const two = (first: string, second: string) => parseThesaurus(`Civil:\n${first}\n${second}`)

  it('refuses an expression that stands twice, however it is spelled', () => {
    const { problems } = two('  - term: a suit\n    hi: [सम्बन्ध]', '  - term: a claim\n    mr: [संबंध]')
    expect(problems.map(({ line, message }) => `${line} ${message}`)).toEqual([
      "4 'संबंध' of 'a claim' stands under 'a suit' already.",
    ])
  })

  it('refuses a section that its Act does not have', () => {
    const { problems } = two(
      '  - term: a suit\n    sections: [CPC 9]',
      '  - term: a claim\n    sections: [CPC 999]',
    )
    expect(problems).toEqual([
      expect.objectContaining({ line: 4, message: expect.stringContaining('CPC 999') }),
    ])
  })

  it('refuses a category of its own making', () => {
    expect(parseThesaurus('Maritime:\n  - term: salvage').problems).toHaveLength(1)
  })

  it('refuses a section without its act', () => {
    expect(two('  - term: a suit', '    sections: ["438"]').problems[0]?.message).toMatch(/act and section/)
  })

  it('reads acts of several words and orders of the code', () => {
    const { value } = two(
      '  - term: a suit',
      '    sections: [Consumer Protection Act 2019 35, CPC Order 39 Rule 1]',
    )
    expect(value?.[0]?.sections).toEqual([
      { act: 'Consumer Protection Act 2019', section: '35' },
      { act: 'CPC', section: 'Order 39 Rule 1' },
    ])
  })
})

describe('the words of the law', () => {
  it.each([
    ['F.I.R. quashed', 'fir quashed'],
    ['injunctions', 'injunction'],
    ["husband's house", 'husband house'],
    ['process analysis', 'process analysis'],
    ['सम्बन्ध', 'संबंध'],
    ['ज़मानत', 'जमानत'],
    ['धारा ४९८', 'धारा 498'],
  ])('%s is read as %s', (text, words) => {
    expect(
      parseLawWords(text)
        .map(({ word }) => word)
        .join(' '),
    ).toBe(words)
  })
})
