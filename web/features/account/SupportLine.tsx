import { contact } from '#web/claims.ts'
import { accountMessages } from '#web/features/account/messages.ts'
import { useMessages } from '#web/messages.ts'

export function SupportLine() {
  const say = useMessages(accountMessages)
  return (
    <p className="flex flex-wrap items-center gap-x-1">
      {say('needHelp')}
      <a
        href={`mailto:${contact.email}`}
        className="inline-flex min-h-11 items-center text-bench-ink underline"
      >
        {contact.email}
      </a>
    </p>
  )
}
