import { describe, expect, it } from 'vitest'
import { loadQuestionSet, scoreFirst } from './question-set.ts'

describe('the set of questions', () => {
  const questions = loadQuestionSet()

  it('has sixty and more, of every kind, each asked once and with judgments that answer it', () => {
    expect(questions.length).toBeGreaterThanOrEqual(60)
    expect(new Set(questions.map(({ query, searchType }) => `${searchType} ${query}`)).size).toBe(
      questions.length,
    )
    expect(new Set(questions.map(({ kind }) => kind)).size).toBe(8)
    for (const { id, relevant } of questions)
      for (const judgment of relevant) expect(judgment, id).toMatch(/^(c\d+|hc-[a-z]+\d+)$/)
  })

  it('has two halves of the same size', () => {
    const kept = questions.filter(({ half }) => half === 'kept').length
    expect(Math.abs(questions.length - 2 * kept)).toBeLessThanOrEqual(1)
  })
})

describe('the first five', () => {
  it('count what is relevant among them, out of what could be', () => {
    expect(scoreFirst(['a', 'x', 'b', 'y', 'z', 'c'], ['a', 'b', 'c'])).toEqual({
      found: 2,
      possible: 3,
      others: ['x', 'y', 'z'],
    })
    expect(scoreFirst(['a', 'x'], ['a'])).toEqual({ found: 1, possible: 1, others: [] })
    expect(scoreFirst([], ['a', 'b'])).toEqual({ found: 0, possible: 2, others: [] })
  })
})
