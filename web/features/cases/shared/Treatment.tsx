import { Link } from '@tanstack/react-router'
import type { CaseTreatment } from '#shared/contract/cases.ts'
import { useMessages } from '#web/messages.ts'
import { Badge, type Tone } from '#web/ui/Badge.tsx'
import { caseMessages, type SayCase, treatmentKeys } from './messages.ts'

const tones: Record<CaseTreatment['kind'], Tone> = { distinguished: 'brass', followed: 'bench' }

export function TreatmentBadge({ kind }: Pick<CaseTreatment, 'kind'>) {
  const word = useMessages(caseMessages)
  return <Badge tone={tones[kind]}>{word(treatmentKeys[kind])}</Badge>
}

/** The sentence that says what was done to a case, leading to its place in the judgment that says it. */
export function TreatmentSentence({ told, citingId }: { told: CaseTreatment; citingId: string }) {
  const word = useMessages(caseMessages)
  return (
    <>
      <q lang="en" className="[overflow-wrap:anywhere]">
        {told.sentence}
      </q>{' '}
      <Link
        to="/case-law/$id"
        params={{ id: citingId }}
        hash={told.paragraphId}
        className="text-sm font-semibold whitespace-nowrap text-bench-ink underline decoration-1 underline-offset-2"
      >
        {word('readThere')}
      </Link>
    </>
  )
}

/** 'by C v D': the judgment that says so may tell of another's act. */
export function nameActor({ isTold, by }: CaseTreatment, word: SayCase): string | null {
  if (!isTold) return null
  return by === null ? word('byAnotherCourt') : word('byCase', { by })
}
