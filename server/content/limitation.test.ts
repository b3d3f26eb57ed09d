import path from 'node:path'
import { expect, it } from 'vitest'
import { loadLimitationPeriods } from './limitation.ts'

const periods = loadLimitationPeriods(path.join(import.meta.dirname, '../../content'))
const find = (id: string) => periods.find(period => period.id === id)

it('has every article of the Schedule with its period, and each id once', () => {
  const articles = new Set(periods.flatMap(({ id }) => /^article-(\d+)/.exec(id)?.[1] ?? []))
  // Articles such as 132, on appeals under the Constitution, have periods too; only an article without a
  // period of its own is missing.
  expect(articles.size).toBeGreaterThanOrEqual(136)
  expect(new Set(periods.map(({ id }) => id)).size).toBe(periods.length)
})

it.each([
  ['article-65', 'P12Y'],
  ['article-113', 'P3Y'],
  ['article-116-a', 'P90D'],
  ['article-116-b', 'P30D'],
  ['article-127', 'P60D'],
  ['article-133-c', 'P90D'],
  ['ni-act-s-138-proviso-b', 'P30D'],
  ['ni-act-s-142-1-b', 'P1M'],
  ['arbitration-act-s-34-3', 'P3M'],
  ['consumer-protection-act-2019-s-69-1', 'P2Y'],
  ['sarfaesi-act-s-17-1', 'P45D'],
  ['mv-act-s-166-3', 'P6M'],
])('gives %s the period %s', (id, duration) => expect(find(id)?.duration).toBe(duration))

it('leaves out custody, whose first day is counted', () => {
  expect(periods.filter(({ provision }) => provision.startsWith('s.187'))).toEqual([])
})
