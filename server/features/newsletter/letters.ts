import type { Letter } from '#server/features/mail/public.ts'
import type { NewsletterIssue } from '#shared/contract/newsletter.ts'
import { writeIssueText } from '#shared/issue-text.ts'
import { type NewsletterPreferences, newsletterTopics, topicNames } from '#shared/newsletter.ts'

export function writeConfirmation(preferences: NewsletterPreferences, link: string): Letter {
  const chosen = newsletterTopics.filter(topic => preferences[topic]).map(topic => topicNames[topic])
  const text = [
    'Somebody, we hope you, asked for the Munshi newsletter at this address:',
    chosen.map(name => `- ${name}`).join('\n'),
    'Please confirm with this link, which works for 7 days:',
    link,
    'If it was not you, there is nothing to do: without the confirmation we send nothing.',
    'Munshi\nThe clerk in your chamber',
  ].join('\n\n')
  return { kind: 'newsletter-confirmation', subject: 'Confirm your newsletter', text, secret: link }
}

export function writeIssue(issue: NewsletterIssue, unsubscribeLink: string): Letter {
  const text = [
    writeIssueText(issue),
    '--\nYou get this because you subscribed to the Munshi newsletter. To stop it:',
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
