import { Link } from '@tanstack/react-router'
import { FilePen, ListOrdered } from 'lucide-react'
import type { ReplyLink } from '#shared/contract/support.ts'
import type { Address } from '#web/address.ts'
import { localeOf } from '#web/dates.ts'
import { LibraryToday } from '#web/features/forms/parts/LibraryToday.tsx'
import { useLanguage } from '#web/language.ts'
import { useMessages } from '#web/messages.ts'
import { joinClasses } from '#web/ui/class-names.ts'
import { supportMessages } from '../messages.ts'
import type { ShownMessage } from './messages.ts'
import { useSenderName } from './use-sender-name.ts'

export function ChatBubble({ message }: { message: ShownMessage }) {
  const say = useMessages(supportMessages)
  const sayName = useSenderName()
  const time = new Intl.DateTimeFormat(localeOf[useLanguage()], { timeStyle: 'short' })
  const isOwn = message.sender === 'user'
  return (
    <li
      className={joinClasses(
        'flex max-w-[85%] flex-col rounded-md border px-4 py-2.5',
        isOwn ? 'self-end border-bench-ink/30 bg-bench-soft' : 'self-start border-rule bg-paper',
      )}
    >
      <span className="text-sm font-semibold">{sayName(message)}</span>
      <span className="whitespace-pre-line">{message.content}</span>
      {message.isAboutLibrary ? <LibraryToday /> : null}
      {message.links ? <ReplyLinks links={message.links} /> : null}
      <span className="mt-1 text-xs text-muted">
        <time dateTime={message.timestamp}>{time.format(new Date(message.timestamp))}</time>,{' '}
        {say(`message-${message.status}`)}
      </span>
    </li>
  )
}

/** Links to the forms and guides that a reply names. */
function ReplyLinks({ links }: { links: readonly ReplyLink[] }) {
  const say = useMessages(supportMessages)
  return (
    <div className="mt-2 border-t border-rule pt-1">
      {links.map(({ title, form, procedure }) => {
        const Icon = form === undefined ? ListOrdered : FilePen
        return (
          <Link
            key={title}
            {...addressOf({ form, procedure })}
            className="flex min-h-11 items-center gap-2 text-bench-ink underline"
          >
            <Icon aria-hidden="true" className="size-4 shrink-0" />
            {form === undefined ? say('guide', { title }) : title}
          </Link>
        )
      })}
    </div>
  )
}

function addressOf({ form, procedure = '' }: Omit<ReplyLink, 'title'>): Address {
  if (form === undefined) return { to: '/procedures/$slug', params: { slug: procedure } }
  return { to: '/form-builder/{-$id}', params: { id: String(form) } }
}
