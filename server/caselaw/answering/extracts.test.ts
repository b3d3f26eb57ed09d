import { describe, expect, it } from 'vitest'
import type { CaseResult } from '#shared/contract/cases.ts'
import { summariseByExtracts } from './extracts.ts'

/** Only the fields that an extract is made from. */
function makeResult(...passages: [paragraphId: string, text: string][]): CaseResult {
  const made = {
    id: 'a-v-b',
    caseTitle: 'A v B',
    citation: null,
    relevanceScore: 80,
    passages: passages.map(([paragraphId, text]) => ({
      paragraphId,
      label: paragraphId,
      text,
      marks: [...text.matchAll(/bail|charge sheet/g)].map(({ index, 0: word }) => ({
        from: index,
        to: index + word.length,
      })),
    })),
  }
  return made as unknown as CaseResult // the other fields are not read
}

const quoted = (...passages: [string, string][]) =>
  summariseByExtracts([makeResult(...passages)])?.sentences.map(({ text }) => text) ?? null

describe('the extracts of a summary', () => {
  it('prefer the sentence with more of the words asked, not with more forms of one', () => {
    const result = makeResult(['p1', ''])
    const text =
      'Bail was granted, grants follow, and granting was wrong. No bail is granted after the charge sheet.'
    const marks = [...text.matchAll(/bail|grant\w*|charge sheet/gi)].map(({ index, 0: word }) => ({
      from: index,
      to: index + word.length,
    }))
    const [first] =
      summariseByExtracts([{ ...result, passages: [{ paragraphId: 'p1', label: '1', text, marks }] }])
        ?.sentences ?? []
    expect(first?.text).toBe('No bail is granted after the charge sheet.')
  })

  it('never quote a question of the Issues as an answer', () => {
    const held = 'An application for bail survives the report of the police.'
    expect(
      quoted(
        ['issues', 'Bail can be granted after the charge sheet, and bail may be for all time.'],
        ['p7', held],
      ),
    ).toEqual([held])
  })

  it('quote what the court held rather than what counsel argued', () => {
    const argued = 'Bail ends with the charge sheet, and bail cannot be asked after the charge sheet.'
    const held = 'An application for bail survives the charge sheet of the police.'
    const result = makeResult(['p3', argued], ['p7', held])
    const inferred = result.passages.map((passage, at) => ({
      ...passage,
      part: at === 0 ? ('arguments' as const) : ('analysis' as const),
    }))
    const [first] = summariseByExtracts([{ ...result, passages: inferred }])?.sentences ?? []
    expect(first?.text).toBe(held)
    expect(quoted(['p3', argued], ['p7', held])).toEqual([argued])
  })

  it.each([
    'The question that falls for determination is about bail and the charge sheet.',
    'Can anticipatory bail be granted after the charge sheet has been filed?',
    'Whether bail may be granted after the charge sheet was left open.',
    '(ii) Whether bail may be granted after the charge sheet has been filed.',
    'The question that arises is whether bail may be granted after the charge sheet.',
    'He asked: "Can bail be granted after the charge sheet is there?"',
  ])('pass over a question in the judgment itself: %s', question => {
    const held = 'The filing of it is no bar to the grant of bail.'
    expect(quoted(['p3', question], ['p4', held])).toEqual([held])
    expect(quoted(['p3', question])).toBeNull()
  })
})
