import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { IssueCard } from './IssueCard.tsx'

const issue = {
  id: 1,
  title: 'The Monday Brief',
  description: 'What changed.',
  date: '2026-11-16',
  category: 'legalUpdates' as const,
  featured: true,
  content: {
    headline: 'Ask for the year',
    summary: 'Two Acts on one desk.',
    keyUpdates: ['First.', 'Second.', 'Third.'],
    caseSpotlight: 'None this week.',
    practicalTips: ['Write it down.'],
  },
  downloads: 1234,
  views: 2,
}

it('a card shows two key updates of its issue, and how often it was opened', () => {
  const html = renderToStaticMarkup(<IssueCard issue={issue} onRead={() => undefined} />)
  expect([...html.matchAll(/<li>([^<]+)/g)].map(([, update]) => update)).toEqual(['First.', 'Second.'])
  for (const shown of ['Legal Updates', 'Featured', '16 November 2026', '1,234 downloads', '2 views'])
    expect(html).toContain(shown)
})
