import { useAnswer, useBuilder } from '../builder-context.ts'
import { proposeAnswers, proposeByPlace } from './propose.ts'
import { useCourts } from './use-court.ts'

/**
 * Suggestions while the user types the name of a court, its place or its kind of case. Any other answer
 * is allowed.
 */
export function CourtProposals({ id, name }: { id: string; name: string }) {
  const { form, store, language } = useBuilder()
  const court = useAnswer(store, { name: 'courtName' })
  const courts = useCourts()
  const asking = { courts, form, name, language, court }
  return (
    <datalist id={id}>
      {proposeAnswers(asking).map(answer => (
        <option key={answer} value={answer} />
      ))}
      {proposeByPlace(asking).map(({ answer, place }) => (
        <option key={place} value={answer} label={`${answer}, ${place}`} />
      ))}
    </datalist>
  )
}
