import type { ChatMessage } from '#shared/contract/support.ts'
import { joinClasses } from '#web/ui/class-names.ts'
import { capitalize } from '../ListFilters.tsx'

const timeFormat = new Intl.DateTimeFormat('en-IN', { timeStyle: 'short' })

export function ChatBubble({ message }: { message: ChatMessage }) {
  const isOwn = message.sender === 'user'
  return (
    <li
      className={joinClasses(
        'flex max-w-[85%] flex-col rounded-md border px-4 py-2.5',
        isOwn ? 'self-end border-bench-ink/30 bg-bench-soft' : 'self-start border-rule bg-paper',
      )}
    >
      <span className="text-sm font-semibold">{message.senderName}</span>
      <span className="whitespace-pre-line">{message.content}</span>
      <span className="mt-1 text-xs text-muted">
        <time dateTime={message.timestamp}>{timeFormat.format(new Date(message.timestamp))}</time>,{' '}
        {capitalize(message.status)}
      </span>
    </li>
  )
}
