import type { ReactNode } from 'react'
import type { ChatContent } from '#shared/contract/support.ts'
import { contact } from '#web/claims.ts'
import { useLanguage } from '#web/language.ts'
import { useMessages } from '#web/messages.ts'
import { useSite } from '#web/site.ts'
import { SampleMark } from '#web/ui/SampleMark.tsx'
import { supportMessages } from '../messages.ts'

export function ChatContact({ content: { chatHours, responseTime } }: { content: ChatContent }) {
  const say = useMessages(supportMessages)
  const language = useLanguage()
  const { supportEmail } = useSite()
  return (
    <section aria-labelledby="contact">
      <h2 id="contact" className="text-lg">
        {say('contact')}
      </h2>
      <p className="mt-2">{say('contactHint')}</p>
      <p className="mt-1 text-xs text-muted">
        {responseTime} <SampleMark />
      </p>
      <dl className="mt-3 flex flex-col gap-2">
        <Line name={say('contactChat')}>
          {chatHours} <SampleMark />
        </Line>
        <Line name={say('experts')}>
          {contact.hoursIn[language]} <SampleMark />
        </Line>
        <Line name={say('email')}>
          <a
            href={`mailto:${supportEmail}`}
            className="inline-flex min-h-11 items-center text-bench-ink underline"
          >
            {supportEmail}
          </a>
        </Line>
      </dl>
    </section>
  )
}

function Line({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="flex flex-wrap items-center gap-x-2">
      <dt className="text-sm text-muted">{name}:</dt>
      <dd className="flex flex-wrap items-center gap-2">{children}</dd>
    </div>
  )
}
