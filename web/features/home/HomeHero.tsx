import type { UseQueryResult } from '@tanstack/react-query'
import type { StatsView } from '#shared/contract/forms.ts'
import { AppLinkButton } from '#web/AppLink.tsx'
import { claims } from '#web/features/landing/public.ts'
import { paths } from '#web/paths.ts'
import { useUser } from '#web/session.ts'
import { SampleMark } from '#web/ui/SampleMark.tsx'
import { Counted } from './Counted.tsx'

export function HomeHero({ stats }: { stats: UseQueryResult<StatsView> }) {
  const { firstName, username } = useUser()
  const total = stats.data?.totalForms
  return (
    <div>
      <p className="text-muted">Good to see you, {firstName || username}.</p>
      <h1 className="mt-2 max-w-2xl text-3xl">
        <Counted isPending={stats.isPending}>
          {total?.toLocaleString('en-IN') ?? claims.verifiedForms}
        </Counted>{' '}
        legal forms, ready to fill
      </h1>
      <p className="mt-4 max-w-xl text-lg text-muted">
        For courts across India, in English, Hindi and Marathi. Choose a form and watch the document take
        shape, or follow a procedure from the first filing to the order.
        {stats.isError ? (
          <>
            {' '}
            <SampleMark />
          </>
        ) : null}
      </p>
      <div className="mt-7 flex flex-wrap gap-3">
        <AppLinkButton to={paths.forms()} className="max-sm:grow max-sm:px-2">
          Browse Legal Forms
        </AppLinkButton>
        <AppLinkButton to={paths.procedures()} variant="secondary" className="max-sm:grow max-sm:px-2">
          View Procedures
        </AppLinkButton>
      </div>
    </div>
  )
}
