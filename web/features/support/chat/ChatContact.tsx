import type { ChatContent } from '#shared/contract/support.ts'
import { contact } from '#web/features/landing/public.ts'
import { SampleMark } from '#web/ui/SampleMark.tsx'

export function ChatContact({ content: { hours, responseTime } }: { content: ChatContent }) {
  return (
    <section aria-labelledby="contact">
      <h2 id="contact" className="text-lg">
        Contact
      </h2>
      <p className="mt-2">{responseTime}</p>
      <dl className="mt-3 flex flex-col gap-2">
        {hours.map(({ label, value, isSample }) => (
          <div key={label} className="flex flex-wrap items-center gap-x-2">
            <dt className="text-sm text-muted">{label}:</dt>
            <dd className="flex flex-wrap items-center gap-2">
              {value} {isSample ? <SampleMark /> : null}
            </dd>
          </div>
        ))}
        <div className="flex flex-wrap items-center gap-x-2">
          <dt className="text-sm text-muted">Email:</dt>
          <dd>
            <a
              href={`mailto:${contact.email}`}
              className="inline-flex min-h-11 items-center text-bench-ink underline"
            >
              {contact.email}
            </a>
          </dd>
        </div>
      </dl>
    </section>
  )
}
