import { TriangleAlert } from 'lucide-react'
import type { ProcedureStep } from '#shared/contract/procedures.ts'
import { useLanguage } from '#web/language.ts'
import { useMessages } from '#web/messages.ts'
import { DateLine } from '../deadlines/DateLine.tsx'
import type { ComputedDeadline } from '../model/deadlines.ts'
import { guideMessages } from './messages.ts'

type StepDatesProps = { step: ProcedureStep; computed: readonly ComputedDeadline[] }

/** The dates computed for a step, or why it has none. */
export function StepDates({ step: { step, untimed }, computed }: StepDatesProps) {
  const say = useMessages(guideMessages)
  const own = computed.filter(one => one.step === step)
  if (own.length > 0)
    return (
      <ul className="flex flex-col gap-2">
        {own.map(one => (
          <li key={one.deadline.id}>
            <DateLine computed={one} />
          </li>
        ))}
      </ul>
    )
  return untimed ? <p className="text-sm text-muted">{say(`untimed-${untimed}`)}</p> : null
}

export function StepPitfalls({ step: { pitfalls = [] } }: { step: ProcedureStep }) {
  const say = useMessages(guideMessages)
  const language = useLanguage()
  if (pitfalls.length === 0) return null
  return (
    <section>
      <h4 className="text-sm font-semibold text-muted">{say('goesWrong')}</h4>
      <dl className="mt-1 flex flex-col gap-3">
        {pitfalls.map(({ wrong, cure }) => (
          <div key={wrong.en} className="border-l-2 border-seal pl-3">
            <dt className="flex gap-2 font-semibold">
              <TriangleAlert aria-hidden="true" className="mt-1 size-4 shrink-0 text-seal-ink" />
              {wrong[language]}
            </dt>
            <dd className="mt-1">{cure[language]}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
