import { describe, expect, it } from 'vitest'
import type { LimitationPeriod } from '#shared/contract/law.ts'
import { isoDay } from '#shared/templates/dates.ts'
import { parseParams, plainOf } from '#web/search.ts'
import { limitationSearch } from '../tools-search.ts'
import { computeFind, parseDays } from './compute.ts'

const empty = plainOf(limitationSearch)

const article: LimitationPeriod = {
  id: 'article-113',
  law: 'Limitation Act, 1963',
  provision: 'Article 113',
  matter: '',
  period: 'Three years',
  duration: 'P3Y',
  runsFrom: '',
  note: '',
}

describe('a computation in the address', () => {
  it('is what a shared link or a reload gives back', () => {
    const find = parseParams(limitationSearch, { period: 'article-113', from: '2023-01-10', notice: 60 })
    const computed = computeFind(article, find)
    expect(computed && isoDay(computed.answer.lastDay)).toBe('2026-03-11')
  })

  it('is none without a period or a day that exists', () => {
    expect(computeFind(undefined, { ...empty, from: '2023-01-10' })).toBeUndefined()
    expect(computeFind(article, { ...empty, from: '2023-02-30' })).toBeUndefined()
    expect(computeFind(article, empty)).toBeUndefined()
  })

  it('leaves out what is no number of days', () => {
    const computed = computeFind(article, {
      ...empty,
      from: '2023-01-10',
      notice: '-5',
      stay: '1e3',
      forum: '999999',
    })
    expect(computed?.question.exclusions).toEqual([])
  })
})

it.each([
  ['60', 60],
  [' 7 ', 7],
  ['0', 0],
  ['20000', 20000],
  ['20001', undefined],
  ['-1', undefined],
  ['1.5', undefined],
  ['', undefined],
])('reads %j as days', (typed, days) => expect(parseDays(typed)).toBe(days))
