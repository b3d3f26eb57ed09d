import { describe, expect, it } from 'vitest'
import { writeIssueText } from './issue-text.ts'

describe('an issue as plain text', () => {
  it('has every part, in the order in which it is read', () =>
    expect(
      writeIssueText({
        id: 1,
        title: 'The Monday Brief',
        description: 'Not in the text.',
        date: '2026-11-16',
        category: 'legalUpdates',
        featured: false,
        content: {
          headline: 'Ask for the year',
          summary: 'Two Acts on one desk.',
          keyUpdates: ['First.', 'Second.'],
          caseSpotlight: 'None this week.',
          practicalTips: ['Write it down.'],
        },
        downloads: 1,
        views: 2,
      }),
    ).toMatchFileSnapshot('golden/issue.txt'))
})
