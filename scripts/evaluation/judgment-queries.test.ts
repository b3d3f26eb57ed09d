import { expect, it } from 'vitest'
import { makeJudgment } from '#server/caselaw/library/testing/make-judgment.ts'
import { makeJudgmentQueries, maskCases } from './judgment-queries.ts'

it('the cases that a judgment names are taken out of its text, in full and by their short names', () => {
  const text =
    "The blow was one. In Virsa Singh v. State of Punjab, AIR 1958 SC 465, it was so held. Virsa Singh's case (supra) was followed."
  const masked = maskCases(makeJudgment('a', { text }))
  expect(masked).toContain('The blow was one.')
  expect(masked).toContain('it was so held')
  expect(masked).not.toMatch(/Virsa|1958|465|supra/)
})

it('a query’s answers are the cases it named, among judgments of which it is none', () => {
  const named = ['one', 'two', 'three'].map(id =>
    makeJudgment(id, { title: `Ram ${id} v State of Bihar`, year: 1990 }),
  )
  const precedents = named.map(({ title }) => ({ title, citation: null, treatment: null }))
  const { queries, others } = makeJudgmentQueries(
    [makeJudgment('query', { text: 'Heard.', precedents }), ...named],
    5,
  )
  expect(queries.map(({ id, answers }) => [id, [...answers].sort()])).toEqual([
    ['query', ['one', 'three', 'two']],
  ])
  expect(others.map(({ id }) => id)).toEqual(['one', 'two', 'three'])
})
