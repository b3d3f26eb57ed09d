import { Link } from '@tanstack/react-router'
import { FileText } from 'lucide-react'
import type { ProcedureStep } from '#shared/contract/procedures.ts'
import { useMessages } from '#web/messages.ts'
import { listCommonDocuments, listCommonForms } from '../model/answer-guide.ts'
import { courtFeesGuide, dependsOnState } from '../model/state-fee.ts'
import { FormLinks } from './FormLinks.tsx'
import { guideMessages } from './messages.ts'

/** Unknown facts are left out. */
export function StepFacts({ step }: { step: ProcedureStep }) {
  const say = useMessages(guideMessages)
  const { timeRequired, fees } = step
  if (!timeRequired && !fees) return null
  return (
    <dl className="grid gap-x-6 gap-y-2 border-l-4 border-brass pl-4 text-sm sm:grid-cols-2">
      {timeRequired ? (
        <div>
          <dt className="font-semibold">{say('timeRequired')}</dt>
          <dd lang="en">{timeRequired}</dd>
        </div>
      ) : null}
      {fees ? (
        <div>
          <dt className="font-semibold">{say('fees')}</dt>
          <dd lang="en">{fees}</dd>
          {dependsOnState(fees) ? (
            <dd className="print:hidden">
              <Link
                to="/procedures/$slug"
                params={{ slug: courtFeesGuide }}
                className="inline-flex min-h-11 items-center text-bench-ink underline"
              >
                {say('stateFee')}
              </Link>
            </dd>
          ) : null}
        </div>
      ) : null}
    </dl>
  )
}

export function StepActions({ step: { applicantAction, advocateAction } }: { step: ProcedureStep }) {
  const say = useMessages(guideMessages)
  if (!applicantAction && !advocateAction) return null
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      {applicantAction ? (
        <section>
          <h4 className="text-sm font-semibold text-muted">{say('applicant')}</h4>
          <p lang="en" className="mt-1">
            {applicantAction}
          </p>
        </section>
      ) : null}
      {advocateAction ? (
        <section>
          <h4 className="text-sm font-semibold text-muted">{say('advocate')}</h4>
          <p lang="en" className="mt-1">
            {advocateAction}
          </p>
        </section>
      ) : null}
    </div>
  )
}

export function StepDocuments({ step }: { step: ProcedureStep }) {
  const say = useMessages(guideMessages)
  const documents = listCommonDocuments(step) ?? []
  if (documents.length === 0) return null
  return (
    <section>
      <h4 className="text-sm font-semibold text-muted">{say('documents')}</h4>
      <ul lang="en" className="mt-1 flex flex-col gap-1">
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

export function StepForms({ step }: { step: ProcedureStep }) {
  const say = useMessages(guideMessages)
  const forms = listCommonForms(step)
  if (forms.length === 0) return null
  return (
    <section>
      <h4 className="text-sm font-semibold text-muted">{say('forms')}</h4>
      <FormLinks forms={forms} className="mt-2" />
    </section>
  )
}
