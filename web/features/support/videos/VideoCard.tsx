import { CalendarClock, Clock, Play } from 'lucide-react'
import type { VideoTutorial } from '#shared/contract/support.ts'
import { useMessages } from '#web/messages.ts'
import { Badge } from '#web/ui/Badge.tsx'
import { Button } from '#web/ui/Button.tsx'
import { levelTones, TagList } from '../CardParts.tsx'
import { supportMessages } from '../messages.ts'

export function VideoCard({ video }: { video: VideoTutorial }) {
  const say = useMessages(supportMessages)
  const { instructor } = video
  return (
    <li className="flex flex-col rounded-md border border-rule bg-sheet shadow-sheet">
      <div className="relative flex h-28 items-center justify-center rounded-t-md border-b border-rule bg-sunken">
        <Play aria-hidden="true" className="size-9 text-edge" />
        <span className="absolute top-3 left-3">
          <Badge tone={levelTones[video.difficulty]}>{say(`level-${video.difficulty}`)}</Badge>
        </span>
        <span className="absolute right-3 bottom-3 inline-flex items-center gap-1 text-xs text-muted tabular-nums">
          <Clock aria-hidden="true" className="size-3.5" />
          {video.duration}
        </span>
      </div>
      <div className="flex flex-1 flex-col gap-3 p-5">
        <div>
          <p className="text-sm font-semibold text-muted">{video.category}</p>
          <h2 className="text-lg">{video.title}</h2>
        </div>
        <p className="text-muted">{video.description}</p>
        <p className="text-sm">
          {instructor.name}
          <span className="text-muted">
            , {instructor.title}, {instructor.experience}
          </span>
        </p>
        <TagList label={say('tags')} tags={video.tags} />
        <div className="mt-auto flex items-center justify-between gap-3 pt-2">
          <span className="inline-flex items-center gap-1.5 text-sm text-muted">
            <CalendarClock aria-hidden="true" className="size-4 shrink-0" />
            {say('plannedFor', { month: video.plannedRelease })}
          </span>
          <Button variant="secondary" className="shrink-0" disabled={!video.isAvailable}>
            {say('comingSoon')}
          </Button>
        </div>
      </div>
    </li>
  )
}
