import { describe, expect, it } from 'vitest'
import type { CaseResult } from '#shared/contract/cases.ts'
import { showPart } from '../testing/show-part.tsx'
import { ResultCard } from './ResultCard.tsx'
import { makeResult } from './testing/make-result.ts'

const show = (given: Partial<CaseResult>) => showPart(<ResultCard result={makeResult(given)} />)

describe('a result', () => {
  it('shows a passage with the number of its paragraph, and leads to where it stands', () => {
    const text = 'Three witnesses spoke of a quarrel.'
    const passages = [{ paragraphId: 'p3', label: '3', text, marks: [{ from: 27, to: 34 }] }]
    const shown = show({ hasFullText: true, passages })
    expect(shown.text).toContain('|Three witnesses spoke of a |quarrel|. |Para 3|')
    expect(shown.links).toContain('/case-law/a-v-b#p3')
    expect(shown.text).not.toContain('own text is not in this library')
  })

  it('says when the library has only our note', () => {
    expect(show({}).text).toContain('own text is not in this library')
  })

  it('says that its field was inferred, and only then', () => {
    expect(show({ category: 'Tax', categoryInferred: true }).text).toContain('|Tax|(inferred)|')
    expect(show({ category: 'Tax' }).text).not.toContain('inferred')
  })

  it.each([
    [4, 12, '|Cites 4 · Cited by 12|'],
    [4, 0, '|Cites 4|'],
    [0, 1, '|Cited by 1|'],
  ])('that cites %i and is cited by %i says so', (citesCount, citedByCount, words) => {
    expect(show({ citesCount, citedByCount }).text).toContain(words)
  })

  it('says what the latest judgment did with it, in the words of that judgment', () => {
    const citing = { id: 'c-v-d', caseTitle: 'C v D', year: 2004 }
    const sentence = 'The decision in A v. B was followed in E v. F.'
    const told = {
      kind: 'followed',
      isTold: true,
      by: 'E v F',
      sentence,
      paragraphId: 'p7',
      count: 3,
      citing,
    } as const
    const { text, links } = show({ treatedIn: [told] })
    expect(text).toContain('by E v F, says C v D (2004)')
    expect(text).toContain(`${sentence}`)
    expect(text).toContain('|2 more|')
    expect(links).toContain('/case-law/c-v-d#p7')
    expect(links).toContain('/case-law/a-v-b#cited-by')
    expect(show({ treatedIn: [{ ...told, isTold: false, count: 1 }] }).text).toContain('in C v D (2004)')
  })

  it('that nobody cites and that cites nothing is silent about it', () => {
    expect(show({}).text).not.toMatch(/cited by|cites/i)
  })
})
