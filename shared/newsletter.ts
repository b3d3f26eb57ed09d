/** The topics that a subscriber can choose. Each issue belongs to one of them. */
export const newsletterTopics = [
  'legalUpdates',
  'caseLaw',
  'practiceGuides',
  'technology',
  'webinars',
] as const
export type NewsletterTopic = (typeof newsletterTopics)[number]
export type NewsletterPreferences = Record<NewsletterTopic, boolean>

export const topicNames: Record<NewsletterTopic, string> = {
  legalUpdates: 'Legal Updates',
  caseLaw: 'Case Law',
  practiceGuides: 'Practice Guides',
  technology: 'Technology',
  webinars: 'Webinars',
}

export const defaultPreferences: NewsletterPreferences = {
  legalUpdates: true,
  caseLaw: true,
  practiceGuides: true,
  technology: false,
  webinars: true,
}
