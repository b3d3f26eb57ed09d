import { CalendarDays, Clock, Star, Users } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Webinar } from '#shared/contract/support.ts'
import type { Language } from '#shared/languages.ts'
import { localeOf } from '#web/dates.ts'
import { useLanguage } from '#web/language.ts'
import { useMessages } from '#web/messages.ts'
import { Badge } from '#web/ui/Badge.tsx'
import { Button } from '#web/ui/Button.tsx'
import { notify } from '#web/ui/toast-store.ts'
import { Avatar, levelTones, TagList, webinarTones } from '../CardParts.tsx'
import { supportMessages } from '../messages.ts'

export function WebinarCard({ webinar }: { webinar: Webinar }) {
  const { status, speaker, materials } = webinar
  const say = useMessages(supportMessages)
  const locale = localeOf[useLanguage()]
  const label = say(`act-${status}`)
  return (
    <li className="flex flex-col gap-3 rounded-md border border-rule bg-sheet p-5 shadow-sheet">
      <div className="flex flex-wrap gap-2">
        <Badge tone={webinarTones[status]}>{say(`tab-${status}`)}</Badge>
        <Badge tone={levelTones[webinar.level]}>{say(`level-${webinar.level}`)}</Badge>
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
      <TagList label={say('topics')} tags={webinar.topics} />
      <WebinarFacts webinar={webinar} />
      {materials ? <p className="text-sm">{say('materials', { names: materials.join(', ') })}</p> : null}
      <div className="mt-auto flex flex-wrap items-center justify-between gap-3 border-t border-rule pt-4">
        <p className="basis-full text-sm">
          <span className="font-semibold">{say('sampleWebinar')}</span> {say('nothingBooked')}
        </p>
        <span className="text-muted">₹{webinar.price.toLocaleString(locale)}</span>
        <Button
          aria-label={`${label}: ${webinar.title}`}
          onClick={() => notify({ title: say(`actTitle-${status}`), description: say(`actHint-${status}`) })}
        >
          {label}
        </Button>
      </div>
    </li>
  )
}

function WebinarFacts({ webinar }: { webinar: Webinar }) {
  const say = useMessages(supportMessages)
  const language = useLanguage()
  return (
    <ul className="flex flex-col gap-1 text-sm text-muted">
      <Fact icon={<CalendarDays aria-hidden="true" />}>
        {formatDayFromNow(webinar.day, undefined, language)}, {webinar.time}
      </Fact>
      <Fact icon={<Clock aria-hidden="true" />}>{webinar.duration}</Fact>
      <Fact icon={<Users aria-hidden="true" />}>
        {say('placesTaken', { taken: webinar.attendees, all: webinar.maxAttendees })}
      </Fact>
      {webinar.rating ? (
        <Fact icon={<Star aria-hidden="true" />}>{say('ratedOf5', { rating: webinar.rating })}</Fact>
      ) : null}
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

/** The date that many days from today, such as 'Fri, 20 November 2026'. */
export function formatDayFromNow(days: number, today: Date = new Date(), language: Language = 'en'): string {
  const format = new Intl.DateTimeFormat(localeOf[language], {
    weekday: 'short',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
  })
  return format.format(new Date(today.getFullYear(), today.getMonth(), today.getDate() + days))
}
