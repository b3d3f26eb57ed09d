import type { WebinarStatus } from '#shared/contract/support.ts'
import type { DiscussionStatus, Level } from '#shared/support.ts'
import type { Tone } from '#web/ui/Badge.tsx'

/** Beginner green, Intermediate yellow, Advanced red. */
export const levelTones: Record<Level, Tone> = { Beginner: 'bench', Intermediate: 'brass', Advanced: 'seal' }

export const discussionTones: Record<DiscussionStatus, Tone> = {
  open: 'brass',
  solved: 'bench',
  closed: 'neutral',
}

export const webinarTones: Record<WebinarStatus, Tone> = {
  upcoming: 'bench',
  live: 'seal',
  completed: 'neutral',
}
