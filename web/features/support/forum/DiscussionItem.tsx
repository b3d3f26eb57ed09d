import { Eye, MessageSquare, ThumbsUp } from 'lucide-react'
import type { Discussion } from '#shared/contract/support.ts'
import { formatDay } from '#web/dates.ts'
import { Badge } from '#web/ui/Badge.tsx'
import { Avatar } from '../Avatar.tsx'
import { capitalize } from '../ListFilters.tsx'
import { TagList } from '../TagList.tsx'
import { discussionTones } from '../tones.ts'

export function DiscussionItem({ discussion }: { discussion: Discussion }) {
  const { author, status } = discussion
  return (
    <li className="flex gap-4 p-4 sm:p-5">
      <span className="max-sm:hidden">
        <Avatar letters={author.avatar} />
      </span>
      <article className="flex min-w-0 flex-1 flex-col gap-2">
        <div className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
          <h2 className="text-lg">{discussion.title}</h2>
          <Badge tone={discussionTones[status]}>{capitalize(status)}</Badge>
        </div>
        <p className="text-sm text-muted">
          <span className="font-semibold text-ink">{author.name}</span>, {author.role}, reputation{' '}
          {author.reputation.toLocaleString('en-IN')}
        </p>
        <p>{discussion.content}</p>
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <span className="text-sm font-semibold">{discussion.category}</span>
          <TagList label="Tags" tags={discussion.tags} />
        </div>
        <Figures discussion={discussion} />
      </article>
    </li>
  )
}

function Figures({ discussion }: { discussion: Discussion }) {
  const figures = [
    { Icon: MessageSquare, name: 'replies', count: discussion.replies },
    { Icon: ThumbsUp, name: 'likes', count: discussion.likes },
    { Icon: Eye, name: 'views', count: discussion.views },
  ]
  return (
    <p className="flex flex-wrap gap-x-4 gap-y-1 text-sm text-muted">
      {figures.map(({ Icon, name, count }) => (
        <span key={name} className="inline-flex items-center gap-1.5">
          <Icon aria-hidden="true" className="size-4" />
          {count.toLocaleString('en-IN')} {name}
        </span>
      ))}
      <span>Started {formatDay(discussion.createdAt)}</span>
      <span>Last activity {discussion.lastActivity}</span>
    </p>
  )
}
