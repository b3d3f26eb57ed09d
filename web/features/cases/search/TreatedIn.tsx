import { Link } from '@tanstack/react-router'
import type { TreatedIn as Treated } from '#shared/contract/cases.ts'
import { nameActor, TreatmentBadge, TreatmentSentence } from '../shared/Treatment.tsx'

/** What later judgments say was done to a result: of each kind the latest, with its own words. */
export function TreatedIn({ treatedIn, id }: { treatedIn: readonly Treated[]; id: string }) {
  if (treatedIn.length === 0) return null
  return (
    <ul aria-label="In later judgments" className="flex flex-col gap-2 text-sm">
      {treatedIn.map(told => (
        <li key={told.kind}>
          <TreatmentBadge kind={told.kind} />{' '}
          <span className="text-muted">
            {[nameActor(told), nameCiting(told)].filter(Boolean).join(', ')}
            {told.count > 1 ? (
              <>
                {' and '}
                <Link
                  to="/case-law/$id"
                  params={{ id }}
                  hash="cited-by"
                  className="whitespace-nowrap underline"
                >
                  {told.count - 1} more
                </Link>
              </>
            ) : null}
            :
          </span>{' '}
          <TreatmentSentence told={told} citingId={told.citing.id} />
        </li>
      ))}
    </ul>
  )
}

function nameCiting({ isTold, citing: { caseTitle, year } }: Treated): string {
  const named = year === null ? caseTitle : `${caseTitle} (${year})`
  return isTold ? `says ${named}` : `in ${named}`
}
