import { expect, it } from 'vitest'
import type { LimitationPeriod } from '#shared/contract/law.ts'
import { findPeriods } from './find-periods.ts'

const period = (
  id: string,
  provision: string,
  matter: string,
  law = 'Limitation Act, 1963',
): LimitationPeriod => ({
  id,
  law,
  provision,
  matter,
  period: '',
  duration: 'P3Y',
  runsFrom: '',
  note: '',
})
const periods = [
  period('article-6', 'Article 6', 'For a seaman’s wages'),
  period('article-65', 'Article 65', 'For possession of immovable property based on title.'),
  period('article-113', 'Article 113', 'Any suit for which no period is provided.'),
  period('article-116-b', 'Article 116(b)', 'Appeal to any other court.'),
  period('ni-act-s-142-1-b', 's.142(1)(b)', 'Complaint under s.138', 'NI Act'),
  period('ni-act-s-138-proviso-b', 's.138 proviso (b)', 'Demand notice to the drawer', 'NI Act'),
]
const find = (typed: string) => findPeriods(periods, typed).map(({ id }) => id)

it('finds an article by its number and not those that only begin so', () => {
  expect(find('65')).toEqual(['article-65'])
  expect(find('Article 6')).toEqual(['article-6'])
  expect(find('116')).toEqual(['article-116-b'])
})

it('finds a provision by its Act, and by beginnings of words of its matter', () => {
  expect(find('NI 138')).toEqual(['ni-act-s-138-proviso-b'])
  expect(find('demand noti')).toEqual(['ni-act-s-138-proviso-b'])
  expect(find('possession title')).toEqual(['article-65'])
})

it('finds nothing rather than something else', () => expect(find('adoption')).toEqual([]))

it('offers what is often asked for before anything is typed', () =>
  expect(find(' ')).toEqual([
    'article-113',
    'article-65',
    'article-116-b',
    'ni-act-s-138-proviso-b',
    'ni-act-s-142-1-b',
  ]))
