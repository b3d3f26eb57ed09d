import { Link } from '@tanstack/react-router'
import type { CaseTreatment } from '#shared/contract/cases.ts'
import { useMessages } from '#web/messages.ts'
import { Badge } from '#web/ui/Badge.tsx'
import { caseMessages, type SayCase, treatmentKeys } from './messages.ts'
import { treatmentTones } from './treatment-tones.ts'

export function TreatmentBadge({ kind }: { kind: keyof typeof treatmentKeys }) {
  const word = useMessages(caseMessages)
  return <Badge tone={treatmentTones[kind]}>{word(treatmentKeys[kind])}</Badge>
}

type TreatmentSentenceProps = { told: Omit<CaseTreatment, 'kind'>; citingId: string }

/** The sentence that says what was done to a case, leading to its place in the judgment that says it. */
export function TreatmentSentence({ told, citingId }: TreatmentSentenceProps) {
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
export function nameActor({ isTold, by }: Omit<CaseTreatment, 'kind'>, word: SayCase): string | null {
  if (!isTold) return null
  return by === null ? word('byAnotherCourt') : word('byCase', { by })
}
