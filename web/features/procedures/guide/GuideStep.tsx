import { Check } from 'lucide-react'
import { memo } from 'react'
import type { GuideQuestion, ProcedureStep } from '#shared/contract/procedures.ts'
import { useMessages } from '#web/messages.ts'
import type { ComputedDeadline } from '../model/deadlines.ts'
import { StepMark } from '../StepMark.tsx'
import { guideMessages } from './messages.ts'
import { OnlyFor, StepChoices } from './StepChoices.tsx'
import { StepDates, StepPitfalls } from './StepExtras.tsx'
import { StepActions, StepDocuments, StepFacts, StepForms } from './StepParts.tsx'

type GuideStepProps = {
  step: ProcedureStep
  question: GuideQuestion | undefined
  answer: string
  computed: readonly ComputedDeadline[]
  isLast: boolean
  isTickable: boolean
  onTick: (step: number, isDone: boolean) => void
}

/** One step: what happens in it, who does what, and the forms it needs. */
export const GuideStep = memo(function GuideStep(props: GuideStepProps) {
  const { step, question, answer, computed, isLast, isTickable, onTick } = props
  const say = useMessages(guideMessages)
  const isDone = step.status === 'completed'
  return (
    <li id={stepAnchor(step.step)} className="relative flex scroll-mt-4 gap-3 pb-6 sm:gap-4">
      {isLast ? null : (
        <span aria-hidden="true" className="absolute top-8 bottom-0 left-4 w-px -translate-x-1/2 bg-rule" />
      )}
      <StepMark step={step.step} status={step.status} className="mt-3" />
      <article className="flex min-w-0 flex-1 flex-col gap-4 rounded-md border border-rule bg-sheet p-4 shadow-sheet sm:p-5 print:break-inside-avoid">
        <h3 lang="en" className="text-lg">
          {step.title}
        </h3>
        {answer === '' && step.only ? <OnlyFor only={step.only} question={question} /> : null}
        <p lang="en">{step.description}</p>
        <StepFacts step={step} />
        <StepDates step={step} computed={computed} />
        <StepChoices step={step} question={question} answer={answer} />
        <StepActions step={step} />
        <StepDocuments step={step} />
        <StepForms step={step} />
        <StepPitfalls step={step} />
        <label className="relative flex min-h-11 items-center gap-3 self-start rounded-md pr-3 font-semibold outline-offset-2 outline-focus has-disabled:text-muted has-focus-visible:outline-2">
          <input
            type="checkbox"
            className="peer absolute inset-0 size-full cursor-pointer opacity-0 disabled:cursor-default"
            checked={isDone}
            disabled={!isTickable}
            aria-label={say('stepDoneNamed', { step: step.step, title: step.title })}
            onChange={event => onTick(step.step, event.target.checked)}
          />
          <span
            aria-hidden="true"
            className="flex size-6 shrink-0 items-center justify-center rounded-sm border-2 border-edge bg-sheet text-transparent peer-checked:border-bench peer-checked:bg-bench peer-checked:text-on-bench peer-disabled:border-rule"
          >
            <Check className="size-4" strokeWidth={3} />
          </span>
          {say('stepDone', { step: step.step })}
        </label>
      </article>
    </li>
  )
})

export function stepAnchor(step: number): string {
  return `step-${step}`
}
