import { CalendarDays, Clock, Star, Users } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Webinar, WebinarStatus } from '#shared/contract/support.ts'
import { Badge } from '#web/ui/Badge.tsx'
import { Button } from '#web/ui/Button.tsx'
import { notify } from '#web/ui/toast-store.ts'
import { Avatar, levelTones, TagList, webinarTones } from '../CardParts.tsx'

const statusNames = { upcoming: 'Upcoming', live: 'Live Now', completed: 'Completed' } as const

export function WebinarCard({ webinar }: { webinar: Webinar }) {
  const { status, speaker, materials } = webinar
  const { label, ...answer } = webinarActions[status]
  return (
    <li className="flex flex-col gap-3 rounded-md border border-rule bg-sheet p-5 shadow-sheet">
      <div className="flex flex-wrap gap-2">
        <Badge tone={webinarTones[status]}>{statusNames[status]}</Badge>
        <Badge tone={levelTones[webinar.level]}>{webinar.level}</Badge>
      </div>
      <div>
        <p className="text-sm font-semibold text-muted">{webinar.category}</p>
        <h2 className="text-lg">{webinar.title}</h2>
      </div>
      <p className="text-muted">{webinar.description}</p>
      <div className="flex items-center gap-3 text-sm">
        <Avatar letters={speaker.avatar} />
        <p>
          <span className="font-semibold">{speaker.name}</span>
          <br />
          <span className="text-muted">
            {speaker.title}, {speaker.experience}
          </span>
        </p>
      </div>
      <TagList label="Topics" tags={webinar.topics} />
      <WebinarFacts webinar={webinar} />
      {materials ? <p className="text-sm">Materials: {materials.join(', ')}</p> : null}
      <div className="mt-auto flex flex-wrap items-center justify-between gap-3 border-t border-rule pt-4">
        <p className="basis-full text-sm">
          <span className="font-semibold">A sample webinar.</span> Nothing is booked, and nothing is charged.
        </p>
        <span className="text-muted">₹{webinar.price.toLocaleString('en-IN')}</span>
        <Button aria-label={`${label}: ${webinar.title}`} onClick={() => notify(answer)}>
          {label}
        </Button>
      </div>
    </li>
  )
}

function WebinarFacts({ webinar }: { webinar: Webinar }) {
  return (
    <ul className="flex flex-col gap-1 text-sm text-muted">
      <Fact icon={<CalendarDays aria-hidden="true" />}>
        {formatDayFromNow(webinar.day)}, {webinar.time}
      </Fact>
      <Fact icon={<Clock aria-hidden="true" />}>{webinar.duration}</Fact>
      <Fact icon={<Users aria-hidden="true" />}>
        {webinar.attendees} of {webinar.maxAttendees} places taken
      </Fact>
      {webinar.rating ? <Fact icon={<Star aria-hidden="true" />}>Rated {webinar.rating} of 5</Fact> : null}
    </ul>
  )
}

function Fact({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <li className="flex items-center gap-2 [&>svg]:size-4 [&>svg]:shrink-0">
      {icon}
      <span>{children}</span>
    </li>
  )
}

type Action = { label: string; title: string; description: string }

/** The button's label, and its message as long as the series has not begun. */
const webinarActions: Record<WebinarStatus, Action> = {
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

const dateFormat = new Intl.DateTimeFormat('en-IN', {
  weekday: 'short',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
})

/** The date that many days from today, such as 'Fri, 20 November 2026'. */
export function formatDayFromNow(days: number, today: Date = new Date()): string {
  return dateFormat.format(new Date(today.getFullYear(), today.getMonth(), today.getDate() + days))
}
