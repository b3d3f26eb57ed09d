import type { Letter, Letterhead } from '#server/features/mail/letters.ts'
import type { NewsletterIssue } from '#shared/contract/newsletter.ts'
import { writeIssueText } from '#shared/issue-text.ts'
import { type NewsletterPreferences, newsletterTopics, topicNames } from '#shared/newsletter.ts'

/** It already contains the unsubscribe link: the first issue may come a week after the confirmation. */
export function writeConfirmation(
  preferences: NewsletterPreferences,
  links: { confirm: string; unsubscribe: string },
): Letter {
  const chosen = newsletterTopics.filter(topic => preferences[topic]).map(topic => topicNames[topic])
  const text = ({ name }: Letterhead) =>
    [
      `Somebody, we hope you, asked for the ${name} newsletter at this address:`,
      chosen.map(name => `- ${name}`).join('\n'),
      'Please confirm with this link, which works for 7 days:',
      links.confirm,
      'If it was not you, there is nothing to do: without the confirmation we send nothing.',
      `${name}\nThe clerk in your chamber`,
      '--\nTo stop the newsletter, today or later:',
      links.unsubscribe,
    ].join('\n\n')
  return {
    kind: 'newsletter-confirmation',
    subject: 'Confirm your newsletter',
    text,
    secret: links.confirm,
    unsubscribeUrl: links.unsubscribe,
  }
}

export function writeIssue(issue: NewsletterIssue, unsubscribeLink: string): Letter {
  const text = ({ name }: Letterhead) =>
    [
      writeIssueText(issue),
      `--\nYou get this because you subscribed to the ${name} newsletter. To stop it:`,
      unsubscribeLink,
    ].join('\n\n')
  return {
    kind: 'newsletter',
    subject: issue.title,
    text,
    secret: unsubscribeLink,
    unsubscribeUrl: unsubscribeLink,
  }
}

export function writeUnsubscribeLink(publicUrl: string, token: string): string {
  return `${publicUrl}/unsubscribe?token=${token}`
}
