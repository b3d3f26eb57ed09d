import { describe, expect, it } from 'vitest'
import { splitParagraphs } from './split-paragraphs.ts'

const ids = (lines: string[]) => splitParagraphs({ lines, wrapped: false }).map(paragraph => paragraph.id)

describe('numbered paragraphs', () => {
  it('keep a numbered list that stands inside one of them', () => {
    const lines = ['1. One.', '2. Two.', '3. Three things:', '1. the first', '2. the second', '4. Four.']
    expect(ids(lines)).toEqual(['p1', 'p2', 'p3', 'p4'])
    expect(splitParagraphs({ lines, wrapped: false })[2]?.text).toBe(
      'Three things:\n1. the first\n2. the second',
    )
  })

  it('go on over a number that the judgment dropped', () => {
    expect(ids(['1. a', '2. b', '4. d', '5. e'])).toEqual(['p1', 'p2', 'p4', 'p5'])
  })

  it('do not begin with a year or an amount', () => {
    expect(ids(['1. a', '2. b', '3. c', '302. a number in a list', '1.5 per cent'])).toEqual([
      'p1',
      'p2',
      'p3',
    ])
  })

  it('count anew where another judge begins, with ids of their own', () => {
    const lines = ['1. a', '2. b', '3. c', 'M. PILLAI, J. (dissenting)', '1. x', '2. y']
    expect(ids(lines)).toEqual(['p1', 'p2', 'p3', 'p1-2', 'p2-2'])
  })
})

describe('a text without numbers', () => {
  it('is cut at sentences where it has no breaks', () => {
    const paragraphs = splitParagraphs({ lines: [`${'He said so again. '.repeat(600)}`], wrapped: false })
    expect(paragraphs.length).toBeGreaterThan(2)
    for (const { text } of paragraphs) {
      expect(text.length).toBeLessThanOrEqual(4000)
      expect(text).toMatch(/^He .*\.$/)
    }
  })

  it('is joined from its lines, and words from their halves', () => {
    const lines = [
      'The plaintiff sold forty bales and was paid for thirty of them by the de-',
      'fendant. He sued for the rest.',
      '',
      'The suit is in time.',
    ]
    expect(splitParagraphs({ lines, wrapped: true }).map(paragraph => paragraph.text)).toEqual([
      'The plaintiff sold forty bales and was paid for thirty of them by the defendant. He sued for the rest.',
      'The suit is in time.',
    ])
  })
})
