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
    [4, 12, '|Cites 4, cited by 12|'],
    [4, 0, '|Cites 4|'],
    [0, 1, '|Cited by 1|'],
  ])('that cites %i and is cited by %i says so', (citesCount, citedByCount, words) => {
    expect(show({ citesCount, citedByCount }).text).toContain(words)
  })

  it('that nobody cites and that cites nothing is silent about it', () => {
    expect(show({}).text).not.toMatch(/cited by|cites/i)
  })
})
