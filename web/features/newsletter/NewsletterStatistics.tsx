import { useQuery } from '@tanstack/react-query'
import { newsletterClaims } from '#web/claims.ts'
import { ClaimedFigure } from '#web/ui/ClaimedFigure.tsx'
import { SampleMark } from '#web/ui/SampleMark.tsx'
import { figuresQuery } from './queries.ts'

/** Counted figures, each with the planned one below. Opening a mail is not tracked. */
export function NewsletterStatistics() {
  const { data } = useQuery(figuresQuery)
  const count = (name: 'subscribers' | 'issues') => data?.[name].toLocaleString('en-IN') ?? '\u00a0'
  return (
    <section
      data-sample=""
      aria-label="The newsletter in figures"
      className="rounded-md border border-rule bg-sheet p-4 sm:p-5"
    >
      <dl className="grid grid-cols-2 gap-x-4 gap-y-5 sm:grid-cols-4">
        <ClaimedFigure
          label="Subscribers"
          truth={count('subscribers')}
          note="Sample"
          claim={newsletterClaims.subscribers}
        />
        <ClaimedFigure label="Issues" truth={count('issues')} note="Sample" claim={newsletterClaims.issues} />
        <ClaimedFigure label="Open rate, not measured" note="Sample" claim={newsletterClaims.openRate} />
        <ClaimedFigure label="Rating, not asked for" note="Sample" claim={newsletterClaims.rating} />
      </dl>
      <p className="mt-3">
        <SampleMark />
      </p>
    </section>
  )
}
