import { Clock } from 'lucide-react'
import type { ProcedureView } from '#shared/contract/procedures.ts'
import { ButtonLink } from '#web/ButtonLink.tsx'
import { useMessages } from '#web/messages.ts'
import { StepMark } from '../StepMark.tsx'
import { cardMessages } from './messages.ts'

export function TimelineTab({ procedure: { slug, title, steps } }: { procedure: ProcedureView }) {
  const say = useMessages(cardMessages)
  return (
    <div className="flex flex-col gap-4 text-sm">
      <ol>
        {steps.map(({ step, status, title: name, timeRequired }, at) => (
          <li key={step} className="relative flex gap-3 pb-4 last:pb-0">
            {at < steps.length - 1 ? (
              <span aria-hidden="true" className="absolute top-8 bottom-0 left-4 w-px bg-rule" />
            ) : null}
            <StepMark step={step} status={status} />
            <div lang="en" className="pt-1">
              <p className="font-semibold">{name}</p>
              {timeRequired ? (
                <p className="mt-0.5 flex gap-1.5 text-muted">
                  <Clock aria-hidden="true" className="mt-1 size-3.5 shrink-0" />
                  {timeRequired}
                </p>
              ) : null}
            </div>
          </li>
        ))}
      </ol>
      <ButtonLink
        to="/procedures/$slug"
        params={{ slug }}
        className="self-start"
        aria-label={say('viewFullGuideNamed', { title })}
      >
        {say('viewFullGuide')}
      </ButtonLink>
    </div>
  )
}
