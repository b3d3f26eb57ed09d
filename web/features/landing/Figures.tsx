import { useQuery } from '@tanstack/react-query'
import { readPublicFiguresCall } from '#shared/contract/account.ts'
import { query } from '#web/calls.ts'
import { claims } from '#web/claims.ts'
import { useSite } from '#web/site.ts'
import { ClaimedFigure } from '#web/ui/ClaimedFigure.tsx'
import { SampleMark } from '#web/ui/SampleMark.tsx'

const figuresQuery = query(readPublicFiguresCall)

/** The counts of this library, each with the planned figure below; practice areas are twelve already. */
export function Figures() {
  const { name } = useSite()
  const figures = useQuery(figuresQuery)
  return (
    <section aria-label={`${name} in figures`} className="border-y-4 border-double border-rule bg-sheet">
      <div className="mx-auto flex w-full max-w-7xl flex-wrap items-end justify-between gap-x-10 gap-y-4 px-4 py-6 sm:px-6">
        <dl className="grid w-full grid-cols-2 gap-x-8 gap-y-5 md:w-auto md:flex-1 md:grid-cols-4">
          <ClaimedFigure label="legal forms" truth={import.meta.env.VITE_FORMS} claim={claims.forms} />
          <ClaimedFigure
            label="court procedures"
            truth={import.meta.env.VITE_PROCEDURES}
            claim={claims.procedures}
          />
          <div className="flex flex-col-reverse justify-end">
            <dt className="text-sm">practice areas</dt>
            <dd className="font-serif text-3xl font-semibold">{claims.practiceAreas}</dd>
          </div>
          <ClaimedFigure
            label="users"
            truth={figures.data?.users.toLocaleString('en-IN')}
            claim={claims.users}
          />
        </dl>
        <SampleMark />
      </div>
    </section>
  )
}
