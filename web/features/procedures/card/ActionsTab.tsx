import type { ProcedureStep } from '#shared/contract/procedures.ts'
import { StepMark } from '../StepMark.tsx'

type ActionsTabProps = { steps: readonly ProcedureStep[]; part: 'applicantAction' | 'advocateAction' }

/** The actions of applicant or advocate, step by step; steps without one are left out. */
export function ActionsTab({ steps, part }: ActionsTabProps) {
  return (
    <ol className="flex flex-col gap-3 text-sm">
      {steps
        .filter(step => step[part])
        .map(({ step, status, title, [part]: action }) => (
          <li key={step} className="flex gap-3">
            <StepMark step={step} status={status} />
            <p lang="en" className="pt-1">
              <span className="font-semibold">{title}.</span> {action}
            </p>
          </li>
        ))}
    </ol>
  )
}
