import { expect, it } from 'vitest'
import type { NewsletterIssue } from '#shared/contract/newsletter.ts'
import { filterIssues } from './filter-issues.ts'
import { readNewsletterSearch } from './newsletter-search.ts'

const issue: NewsletterIssue = {
  id: 1,
  title: 'The Monday Brief',
  description: 'What changed in October.',
  date: '2026-11-16',
  category: 'caseLaw',
  featured: false,
  content: {
    headline: 'Ask for the year',
    summary: 'Two Acts on one desk.',
    keyUpdates: ['Arrest needs grounds.', 'In writing.'],
    caseSpotlight: 'A writ is allowed.',
    practicalTips: ['Diary the date.'],
  },
  downloads: 0,
  views: 0,
}

it.each([
  ['', undefined, 1],
  ['MONDAY', undefined, 1],
  ['october', undefined, 1],
  ['year', undefined, 1],
  ['desk', undefined, 1],
  ['grounds writing', 'caseLaw', 1],
  ['writ', undefined, 1],
  ['diary', undefined, 1],
  ['case law', undefined, 1],
  ['monday', 'technology', 0],
  ['divorce', undefined, 0],
] as const)('issues are found by "%s" in %s', (search, category, count) => {
  expect(filterIssues([issue], { search, category })).toHaveLength(count)
})

it('the address names a category that exists and a search that is one', () => {
  expect(readNewsletterSearch({ category: 'caseLaw', search: 'writ', page: '2' })).toEqual({
    category: 'caseLaw',
    search: 'writ',
  })
  expect(readNewsletterSearch({ category: 'gossip', search: '' })).toEqual({})
})
