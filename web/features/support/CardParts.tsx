import type { DiscussionStatus, Level, WebinarStatus } from '#shared/contract/support.ts'
import type { Tone } from '#web/ui/Badge.tsx'

const shown = 3

/** A card shows at most three of its tags or topics. */
export function TagList({ label, tags }: { label: string; tags: readonly string[] }) {
  return (
    <ul aria-label={label} className="flex flex-wrap gap-x-2 gap-y-1 text-xs text-muted">
      {tags.slice(0, shown).map(tag => (
        <li key={tag} className="rounded-sm border border-rule px-2 py-0.5">
          {tag}
        </li>
      ))}
    </ul>
  )
}

/** Initials in place of a picture; the name stands beside it. */
export function Avatar({ letters }: { letters: string }) {
  return (
    <span
      aria-hidden="true"
      className="flex size-10 shrink-0 items-center justify-center rounded-full border border-brass/50 bg-brass-soft text-sm font-semibold text-brass-ink"
    >
      {letters}
    </span>
  )
}

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
