import { useAnswer, useBuilder } from '../builder-context.ts'
import { proposeAnswers } from './propose.ts'
import { useCourts } from './use-court.ts'

/**
 * Suggestions while the user types the name of a court, its place or its kind of case. Any other answer
 * is allowed.
 */
export function CourtProposals({ id, name }: { id: string; name: string }) {
  const { form, store, language } = useBuilder()
  const court = useAnswer(store, { name: 'courtName' })
  const courts = useCourts()
  return (
    <datalist id={id}>
      {proposeAnswers({ courts, form, name, language, court }).map(answer => (
        <option key={answer} value={answer} />
      ))}
    </datalist>
  )
}
