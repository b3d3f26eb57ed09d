import { Link } from '@tanstack/react-router'
import type { TreatedIn as Treated } from '#shared/contract/cases.ts'
import { nameActor, TreatmentBadge, TreatmentSentence } from '../shared/Treatment.tsx'
import { useWords, type Words } from './messages.ts'

/** What later judgments say was done to a result: of each kind the latest, with its own words. */
export function TreatedIn({ treatedIn, id }: { treatedIn: readonly Treated[]; id: string }) {
  const words = useWords()
  const { say, word } = words
  if (treatedIn.length === 0) return null
  return (
    <ul aria-label={say('inLater')} className="flex flex-col gap-2 text-sm">
      {treatedIn.map(told => (
        <li key={told.kind}>
          <TreatmentBadge kind={told.kind} />{' '}
          <span className="text-muted">
            {[nameActor(told, word), nameCiting(told, words)].filter(Boolean).join(', ')}
            {told.count > 1 ? (
              <>
                {' · '}
                <Link
                  to="/case-law/$id"
                  params={{ id }}
                  hash="cited-by"
                  className="whitespace-nowrap underline"
                >
                  {say('more', { count: told.count - 1 })}
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

function nameCiting({ isTold, citing: { caseTitle, year } }: Treated, { say }: Words): string {
  const name = year === null ? caseTitle : `${caseTitle} (${year})`
  return say(isTold ? 'saysCase' : 'inCase', { name })
}
