import type { NewsletterIssue } from '#shared/contract/newsletter.ts'
import { topicNames } from '#shared/newsletter.ts'
import { matchesListing } from '#web/listing-search.ts'
import { anything } from '#web/search.ts'
import type { NewsletterSearch } from './newsletter-search.ts'

/** An issue has no tags: the name of its category stands for them. */
export function filterIssues(
  issues: readonly NewsletterIssue[],
  { category, search }: NewsletterSearch,
): NewsletterIssue[] {
  return issues.filter(
    issue =>
      (category === anything || issue.category === category) &&
      matchesListing(
        {
          title: issue.title,
          description: [issue.description, ...Object.values(issue.content).flat()].join('\n'),
          tags: [topicNames[issue.category]],
        },
        search,
      ),
  )
}
