import { expect, it } from 'vitest'
import type { NewsletterIssue } from '#shared/contract/newsletter.ts'
import { parseParams } from '#web/search.ts'
import { filterIssues } from './filter-issues.ts'
import { newsletterSearch } from './newsletter-search.ts'

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
  ['', 'all', 1],
  ['MONDAY', 'all', 1],
  ['october', 'all', 1],
  ['year', 'all', 1],
  ['desk', 'all', 1],
  ['grounds writing', 'caseLaw', 1],
  ['writ', 'all', 1],
  ['diary', 'all', 1],
  ['case law', 'all', 1],
  ['monday', 'technology', 0],
  ['divorce', 'all', 0],
] as const)('issues are found by "%s" in %s', (search, category, count) => {
  expect(filterIssues([issue], { search, category })).toHaveLength(count)
})

it('the address names a category that exists and a search that is one', () => {
  expect(parseParams(newsletterSearch, { category: 'caseLaw', search: 'writ' })).toEqual({
    category: 'caseLaw',
    search: 'writ',
  })
  expect(parseParams(newsletterSearch, { category: 'gossip', search: '' })).toEqual({
    category: 'all',
    search: '',
  })
})
