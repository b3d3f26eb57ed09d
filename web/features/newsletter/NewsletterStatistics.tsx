import { newsletterClaims } from '#web/features/landing/public.ts'
import { SampleMark } from '#web/ui/SampleMark.tsx'

const figures = [
  { label: 'Subscribers', value: newsletterClaims.subscribers },
  { label: 'Issues', value: newsletterClaims.issues },
  { label: 'Open rate', value: newsletterClaims.openRate },
  { label: 'Rating', value: newsletterClaims.rating },
]

export function NewsletterStatistics() {
  return (
    <section
      aria-label="The newsletter in figures"
      className="rounded-md border border-rule bg-sheet p-4 sm:p-5"
    >
      <dl className="grid grid-cols-2 gap-4 sm:grid-cols-4">
        {figures.map(({ label, value }) => (
          <div key={label} className="flex flex-col-reverse">
            <dt className="text-sm text-muted">{label}</dt>
            <dd className="font-serif text-2xl font-semibold">{value}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-3">
        <SampleMark />
      </p>
    </section>
  )
}
