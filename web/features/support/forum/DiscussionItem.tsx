import { ChevronDown, Eye, MessageSquare, ThumbsUp } from 'lucide-react'
import { useState } from 'react'
import type { Discussion } from '#shared/contract/support.ts'
import { formatDay, localeOf } from '#web/dates.ts'
import { useLanguage } from '#web/language.ts'
import { useMessages } from '#web/messages.ts'
import { Badge } from '#web/ui/Badge.tsx'
import { joinClasses } from '#web/ui/class-names.ts'
import { Avatar, discussionTones, TagList } from '../CardParts.tsx'
import { supportMessages } from '../messages.ts'

/** The whole row opens the discussion. */
export function DiscussionItem({ discussion }: { discussion: Discussion }) {
  const say = useMessages(supportMessages)
  const locale = localeOf[useLanguage()]
  const [isOpen, setIsOpen] = useState(false)
  const { author, status } = discussion
  const textId = `discussion-${discussion.id}`
  return (
    <li>
      <article className="relative flex gap-4 p-4 hover:bg-sunken sm:p-5">
        <span className="max-sm:hidden">
          <Avatar letters={author.avatar} />
        </span>
        <div className="flex min-w-0 flex-1 flex-col gap-2">
          <h2 className="text-lg">
            <button
              type="button"
              aria-expanded={isOpen}
              aria-controls={textId}
              className="flex w-full cursor-pointer items-start gap-3 text-left after:absolute after:inset-0 focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:-outline-offset-2 focus-visible:after:outline-focus"
              onClick={() => setIsOpen(!isOpen)}
            >
              <span className="flex-1">{discussion.title}</span>
              <ChevronDown
                aria-hidden="true"
                className={joinClasses('mt-1 size-5 shrink-0 transition-transform', isOpen && 'rotate-180')}
              />
            </button>
          </h2>
          <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-muted">
            <Badge tone={discussionTones[status]}>{say(`status-${status}`)}</Badge>
            <span>
              <span className="font-semibold text-ink">{author.name}</span>,{' '}
              {say('reputation', { role: author.role, count: author.reputation.toLocaleString(locale) })}
            </span>
          </p>
          <div id={textId} hidden={!isOpen} className="py-1">
            <Question discussion={discussion} />
          </div>
          <Figures discussion={discussion} />
        </div>
      </article>
    </li>
  )
}

function Question({ discussion: { content, category, tags, replies } }: { discussion: Discussion }) {
  const say = useMessages(supportMessages)
  const locale = localeOf[useLanguage()]
  return (
    <div className="flex flex-col gap-3">
      <p>{content}</p>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <span className="text-sm font-semibold">{category}</span>
        <TagList label={say('tags')} tags={tags} />
      </div>
      <p className="border-l-4 border-brass pl-3 text-sm text-muted">
        {say('sampleDiscussion', { count: replies.toLocaleString(locale) })}
      </p>
    </div>
  )
}

function Figures({ discussion }: { discussion: Discussion }) {
  const say = useMessages(supportMessages)
  const language = useLanguage()
  const figures = [
    { Icon: MessageSquare, name: 'replies', count: discussion.replies },
    { Icon: ThumbsUp, name: 'likes', count: discussion.likes },
    { Icon: Eye, name: 'views', count: discussion.views },
  ] as const
  return (
    <p className="flex flex-wrap gap-x-4 gap-y-1 text-sm text-muted">
      {figures.map(({ Icon, name, count }) => (
        <span key={name} className="inline-flex items-center gap-1.5">
          <Icon aria-hidden="true" className="size-4" />
          {say(`count-${name}`, { count: count.toLocaleString(localeOf[language]) })}
        </span>
      ))}
      <span>{say('started', { day: formatDay(discussion.createdAt, language) })}</span>
      <span>{say('lastActivity', { when: discussion.lastActivity })}</span>
    </p>
  )
}
