import type { NewsletterIssue } from '#shared/contract/newsletter.ts'
import { topicNames } from '#shared/newsletter.ts'

const longDate = new Intl.DateTimeFormat('en-IN', { dateStyle: 'long', timeZone: 'UTC' })

/** An issue as plain text, for mail and for download. */
export function writeIssueText({ title, date, category, content }: NewsletterIssue): string {
  return [
    title,
    `${topicNames[category]}, ${longDate.format(new Date(date))}`,
    content.headline.toUpperCase(),
    content.summary,
    `KEY UPDATES\n${content.keyUpdates.map((line, index) => `${index + 1}. ${line}`).join('\n')}`,
    `CASE SPOTLIGHT\n${content.caseSpotlight}`,
    `PRACTICAL TIPS\n${content.practicalTips.map(line => `- ${line}`).join('\n')}`,
  ].join('\n\n')
}
