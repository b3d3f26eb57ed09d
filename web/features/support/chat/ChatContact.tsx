import type { ReactNode } from 'react'
import type { ChatContent } from '#shared/contract/support.ts'
import { contact } from '#web/claims.ts'
import { useSite } from '#web/site.ts'
import { SampleMark } from '#web/ui/SampleMark.tsx'

export function ChatContact({ content: { chatHours, responseTime } }: { content: ChatContent }) {
  const { supportEmail } = useSite()
  return (
    <section aria-labelledby="contact">
      <h2 id="contact" className="text-lg">
        Contact
      </h2>
      <p className="mt-2">Prepared answers come at once, day and night. For a person, write a mail.</p>
      <p className="mt-1 text-xs text-muted">
        {responseTime} <SampleMark />
      </p>
      <dl className="mt-3 flex flex-col gap-2">
        <Line name="Chat">
          {chatHours} <SampleMark />
        </Line>
        <Line name="Experts">
          {contact.hours} <SampleMark />
        </Line>
        <Line name="Email">
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
