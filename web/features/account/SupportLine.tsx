import { contact } from '#web/claims.ts'

export function SupportLine() {
  return (
    <p className="flex flex-wrap items-center gap-x-1">
      Need help? Write to
      <a
        href={`mailto:${contact.email}`}
        className="inline-flex min-h-11 items-center text-bench-ink underline"
      >
        {contact.email}
      </a>
    </p>
  )
}
