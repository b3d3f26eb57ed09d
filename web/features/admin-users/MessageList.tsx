import type { UserDetails } from '#shared/contract/admin-users.ts'
import { formatMoment } from '#web/dates.ts'
import { capitalize } from '#web/features/users/model/describe-value.ts'
import { Badge } from '#web/ui/Badge.tsx'

type Message = UserDetails['messages'][number]

export function MessageList({ messages }: { messages: readonly Message[] }) {
  if (messages.length === 0) return <p className="mt-1 text-sm text-muted">No message has been sent.</p>
  return (
    <ol className="mt-2 flex flex-col">
      {messages.map(message => (
        <MessageItem key={message.id} message={message} />
      ))}
    </ol>
  )
}

function MessageItem({ message }: { message: Message }) {
  return (
    <li className="border-t border-rule py-3 text-sm">
      <p className="flex flex-wrap justify-between gap-x-4">
        <span className="font-semibold wrap-anywhere">{message.subject}</span>
        <span className="text-muted">
          {message.from}, <time dateTime={message.at}>{formatMoment(message.at)}</time>
        </span>
      </p>
      <p className="mt-1 whitespace-pre-wrap wrap-anywhere">{message.message}</p>
      <p className="mt-2 flex flex-wrap gap-2">
        <Badge>{capitalize(message.messageType)}</Badge>
        <Badge tone={message.priority === 'high' ? 'seal' : 'neutral'}>
          {capitalize(message.priority)} priority
        </Badge>
      </p>
    </li>
  )
}
