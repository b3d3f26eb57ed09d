import { useQuery } from '@tanstack/react-query'
import { listCourtsCall } from '#shared/contract/courts.ts'
import { query } from '#web/calls.ts'
import { useSession } from '#web/session.ts'
import { useAnswer, useBuilder } from '../builder-context.ts'
import { proposeAnswers } from './propose.ts'

const courtsQuery = { ...query(listCourtsCall), staleTime: Number.POSITIVE_INFINITY, retry: false }

/**
 * Suggestions while the user types the name of a court, its place or its kind of case. Any other answer
 * is allowed.
 */
export function CourtProposals({ id, name }: { id: string; name: string }) {
  const { form, store, language } = useBuilder()
  const session = useSession()
  const court = useAnswer(store, { name: 'courtName' })
  const { data: courts = [] } = useQuery({ ...courtsQuery, enabled: session.state === 'signed-in' })
  return (
    <datalist id={id}>
      {proposeAnswers({ courts, form, name, language, court }).map(answer => (
        <option key={answer} value={answer} />
      ))}
    </datalist>
  )
}
