import type { WebinarStatus } from '#shared/contract/support.ts'

type Action = { label: string; title: string; description: string }

/** What the button of a webinar says, and what it answers as long as the series has not begun. */
export const webinarActions: Record<WebinarStatus, Action> = {
  upcoming: {
    label: 'Register Now',
    title: 'Registration has not opened',
    description: 'This webinar is a sample. Real ones will be announced in the newsletter, and booked here.',
  },
  live: {
    label: 'Join Now',
    title: 'There is no broadcast to join',
    description: 'This webinar is a sample. A real one will open in this window.',
  },
  completed: {
    label: 'Access Materials',
    title: 'No materials have been published',
    description: 'This webinar is a sample. Slides and recordings of real ones will be kept here.',
  },
}
