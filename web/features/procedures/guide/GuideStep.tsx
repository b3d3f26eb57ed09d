import { Check, FilePen, FileText } from 'lucide-react'
import { memo } from 'react'
import type { ProcedureStep } from '#shared/contract/procedures.ts'
import { parseDocuments } from '#shared/procedures/documents.ts'
import { ButtonLink } from '#web/ButtonLink.tsx'
import { StepMark } from '../StepMark.tsx'

type GuideStepProps = {
  step: ProcedureStep
  isLast: boolean
  isTickable: boolean
  onTick: (step: number, isDone: boolean) => void
}

/** One step: what happens in it, who does what, and the forms it needs. */
export const GuideStep = memo(function GuideStep({ step, isLast, isTickable, onTick }: GuideStepProps) {
  const isDone = step.status === 'completed'
  return (
    <li id={stepAnchor(step.step)} className="relative flex scroll-mt-4 gap-3 pb-6 sm:gap-4">
      {isLast ? null : (
        <span aria-hidden="true" className="absolute top-8 bottom-0 left-4 w-px -translate-x-1/2 bg-rule" />
      )}
      <StepMark step={step.step} status={step.status} className="mt-3" />
      <article className="flex min-w-0 flex-1 flex-col gap-4 rounded-md border border-rule bg-sheet p-4 shadow-sheet sm:p-5 print:break-inside-avoid">
        <h3 className="text-lg">{step.title}</h3>
        <p>{step.description}</p>
        <StepFacts step={step} />
        <StepActions step={step} />
        <StepDocuments step={step} />
        <StepForms step={step} />
        <label className="relative flex min-h-11 items-center gap-3 self-start rounded-md pr-3 font-semibold outline-offset-2 outline-focus has-disabled:text-muted has-focus-visible:outline-2">
          <input
            type="checkbox"
            className="peer absolute inset-0 size-full cursor-pointer opacity-0 disabled:cursor-default"
            checked={isDone}
            disabled={!isTickable}
            aria-label={`Step ${step.step} done: ${step.title}`}
            onChange={event => onTick(step.step, event.target.checked)}
          />
          <span
            aria-hidden="true"
            className="flex size-6 shrink-0 items-center justify-center rounded-sm border-2 border-edge bg-sheet text-transparent peer-checked:border-bench peer-checked:bg-bench peer-checked:text-on-bench peer-disabled:border-rule"
          >
            <Check className="size-4" strokeWidth={3} />
          </span>
          Step {step.step} done
        </label>
      </article>
    </li>
  )
})

/** Unknown facts are left out. */
function StepFacts({ step: { timeRequired, fees } }: { step: ProcedureStep }) {
  if (!timeRequired && !fees) return null
  return (
    <dl className="grid gap-x-6 gap-y-2 border-l-4 border-brass pl-4 text-sm sm:grid-cols-2">
      {timeRequired ? (
        <div>
          <dt className="font-semibold">Time required</dt>
          <dd>{timeRequired}</dd>
        </div>
      ) : null}
      {fees ? (
        <div>
          <dt className="font-semibold">Fees</dt>
          <dd>{fees}</dd>
        </div>
      ) : null}
    </dl>
  )
}

function StepActions({ step: { applicantAction, advocateAction } }: { step: ProcedureStep }) {
  if (!applicantAction && !advocateAction) return null
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      {applicantAction ? (
        <section>
          <h4 className="text-sm font-semibold text-muted">The applicant</h4>
          <p className="mt-1">{applicantAction}</p>
        </section>
      ) : null}
      {advocateAction ? (
        <section>
          <h4 className="text-sm font-semibold text-muted">The advocate</h4>
          <p className="mt-1">{advocateAction}</p>
        </section>
      ) : null}
    </div>
  )
}

function StepDocuments({ step }: { step: ProcedureStep }) {
  const documents = parseDocuments(step.documents) ?? []
  if (documents.length === 0) return null
  return (
    <section>
      <h4 className="text-sm font-semibold text-muted">Documents</h4>
      <ul className="mt-1 flex flex-col gap-1">
        {documents.map(document => (
          <li key={document} className="flex gap-2">
            <FileText aria-hidden="true" className="mt-1.5 size-4 shrink-0 text-brass-ink" />
            {document}
          </li>
        ))}
      </ul>
    </section>
  )
}

function StepForms({ step: { forms } }: { step: ProcedureStep }) {
  if (forms.length === 0) return null
  return (
    <section>
      <h4 className="text-sm font-semibold text-muted">Forms</h4>
      <ul className="mt-2 flex flex-wrap gap-2">
        {forms.map(form => (
          <li key={form.id}>
            <ButtonLink to="/form-builder/{-$id}" params={{ id: String(form.id) }} variant="secondary">
              <FilePen aria-hidden="true" className="size-4 shrink-0" />
              {form.title}
            </ButtonLink>
          </li>
        ))}
      </ul>
    </section>
  )
}

export function stepAnchor(step: number): string {
  return `step-${step}`
}
