import { describe, expect, it } from 'vitest'
import { matcherOf } from '../ranking/matcher-of.ts'
import { createMatcher } from '../text/find-marks.ts'
import { createSectionMarks } from '../text/section-marks.ts'
import { understand } from '../understanding/testing/test-law.ts'
import { choosePassages } from './passages.ts'

const part = (id: string, text: string) => ({ id, label: id.slice(1), text })

describe('the passages of a result', () => {
  const parts = [
    part('p1', 'The appellant was a clerk of the Bank.'),
    part('p2', 'Anticipatory bail may be granted for a limited time. The judgments on bail are many.'),
    part('p3', 'Bail was refused below.'),
  ]

  it('are the parts that hold most of the words, best first', () => {
    const found = choosePassages(parts, createMatcher(['anticipatory', 'bail'], []))
    expect(found.map(passage => passage.paragraphId)).toEqual(['p2', 'p3'])
  })

  it('are what the court held before what counsel argued', () => {
    const said = 'Anticipatory bail may be granted for a limited time.'
    const found = choosePassages(
      [
        { ...part('p1', said), part: 'arguments' },
        { ...part('p2', said), part: 'analysis' },
      ],
      createMatcher(['anticipatory', 'bail'], []),
    )
    expect(found.map(passage => [passage.paragraphId, passage.part])).toEqual([
      ['p2', 'analysis'],
      ['p1', 'arguments'],
    ])
  })

  it('show what our note says was held before what it says was argued', () => {
    const said = 'Anticipatory bail may be granted for a limited time.'
    const found = choosePassages(
      ['respondent', 'issues', 'facts', 'finding-1'].map(id => part(id, said)),
      createMatcher(['anticipatory', 'bail'], []),
    )
    expect(found.map(passage => passage.paragraphId)).toEqual(['finding-1', 'facts', 'issues'])
  })

  it('mark every match, whatever its case or number', () => {
    const [first] = choosePassages(parts, createMatcher(['Judgment', 'bail'], []))
    expect(first?.marks.map(({ from, to }) => first.text.slice(from, to))).toEqual([
      'bail',
      'judgments',
      'bail',
    ])
  })

  it('mark a phrase as one stretch and prefer it to its words apart', () => {
    const found = choosePassages(
      [part('p1', 'Life is short; the right is old, to be sure.'), part('p2', 'He has a right to life.')],
      createMatcher([], ['right to life']),
    )
    expect(found).toHaveLength(1)
    const [first] = found
    expect(first?.marks.map(({ from, to }) => first.text.slice(from, to))).toEqual(['right to life'])
  })

  it('are cut at sentences around the matches when a part is long', () => {
    const filler = 'Nothing of interest stands in this sentence, which is here to be long. '.repeat(20)
    const [passage] = choosePassages(
      [part('p9', `${filler}Here limitation runs from knowledge. ${filler}`)],
      createMatcher(['limitation'], []),
    )
    expect(passage?.text.length).toBeLessThan(900)
    expect(passage?.text).toMatch(/^… .* …$/)
    expect(passage?.marks.map(({ from, to }) => passage.text.slice(from, to))).toEqual(['limitation'])
  })

  it('are those with the most of the words asked, and forms of one word are one', () => {
    const matcher = createMatcher(['cause', 'caused', 'causing', 'death', 'sudden', 'fight'], [])
    const [best] = choosePassages(
      [
        part('p1', 'Whoever causes death, has caused it, or by causing it.'),
        part('p2', 'He caused death in a sudden fight.'),
        part('p3', 'It was a sudden visit.'),
        part('p4', 'It was a long fight.'),
      ],
      matcher,
    )
    expect(best?.paragraphId).toBe('p2')
  })

  it('say what a case is about where it was found by its name alone', () => {
    const told = [
      part('p1', 'Leave granted.'),
      { ...part('p2', 'He was dismissed in 1990.'), part: 'facts' as const },
    ]
    expect(choosePassages(told, createMatcher(['joshi'], [])).map(({ paragraphId }) => paragraphId)).toEqual([
      'p2',
    ])
    expect(choosePassages(told.slice(0, 1), createMatcher(['joshi'], []))).toEqual([])
  })

  it('find words in Devanagari', () => {
    const [passage] = choosePassages(
      [part('p1', 'अभियुक्त को अग्रिम जमानत दी गई।')],
      createMatcher(['जमानत'], []),
    )
    expect(passage?.marks).toHaveLength(1)
  })

  it('find words with accents, typed without', () => {
    const [passage] = choosePassages([part('p1', 'The Élan company appeared.')], createMatcher(['elan'], []))
    expect(passage?.marks).toHaveLength(1)
  })

  it('mark a section with its act, and not the number of another one', () => {
    const findSections = createSectionMarks([
      { act: 'BSA', section: '63', also: [{ act: 'IEA', section: '65B' }] },
    ])
    const own = [{ act: 'IEA', section: '63' }]
    const marked = (text: string, of = own) => {
      const [passage] = choosePassages(
        [part('p1', text)],
        createMatcher(['certificate'], [], { findSections }),
        of,
      )
      return passage?.marks.map(({ from, to }) => passage.text.slice(from, to)) ?? []
    }
    expect(marked('A certificate under section 63 of the Evidence Act, in 63 cases.')).toEqual([
      'certificate',
    ])
    expect(marked('The certificate of section 63 and no other.')).toEqual(['certificate'])
    expect(marked('The certificate of section 63 and no other.', [{ act: 'BSA', section: '63' }])).toEqual([
      'certificate',
      'section 63',
    ])
    expect(
      marked('Section 63 of the Bharatiya Sakshya Adhiniyam, once section 65B of the Evidence Act.'),
    ).toEqual([expect.stringMatching(/^Section 63/), expect.stringMatching(/^section 65B/)])
  })

  it('mark no small word and no number but beside its word', () => {
    const reading = understand('breach of contract within 6 months', 'keyword')
    const text = 'Of the 6 clauses one speaks of breach of contract; the period is 6 months, or 6 weeks.'
    const [passage] = choosePassages(
      [part('p1', text)],
      matcherOf(reading.rankWords, reading, 'breach of contract within 6 months'),
    )
    expect(passage?.marks.map(({ from, to }) => text.slice(from, to))).toEqual([
      'breach',
      'contract',
      '6 months',
    ])
  })

  it('are none when nothing matches', () => {
    expect(choosePassages(parts, createMatcher(['injunction'], ['prima facie']))).toEqual([])
  })
})
