import { FileText } from 'lucide-react'
import type { ProcedureView } from '#shared/contract/procedures.ts'
import { listDocuments } from '#shared/procedures/documents.ts'
import { useMessages } from '#web/messages.ts'
import { guideMessages } from '../guide/messages.ts'
import { StepMark } from '../StepMark.tsx'
import { cardMessages } from './messages.ts'

const shownSteps = 4

export function OverviewTab({ procedure: { steps } }: { procedure: ProcedureView }) {
  const say = useMessages(cardMessages)
  const sayGuide = useMessages(guideMessages)
  const documents = listDocuments(steps)
  return (
    <div className="flex flex-col gap-5 text-sm">
      {documents.length > 0 ? (
        <section>
          <h3 className="text-base">{say('requiredDocuments')}</h3>
          <ul lang="en" className="mt-2 gap-6 sm:columns-2">
            {documents.map(document => (
              <li key={document} className="flex break-inside-avoid gap-2 pb-1.5">
                <FileText aria-hidden="true" className="mt-1 size-4 shrink-0 text-brass-ink" />
                {document}
              </li>
            ))}
          </ul>
        </section>
      ) : null}
      <section>
        <h3 className="text-base">{sayGuide('steps')}</h3>
        <ol className="mt-2 flex flex-col gap-2">
          {steps.slice(0, shownSteps).map(({ step, status, title }) => (
            <li key={step} className="flex items-center gap-3">
              <StepMark step={step} status={status} />
              <span lang="en">{title}</span>
            </li>
          ))}
        </ol>
        {steps.length > shownSteps ? (
          <p className="mt-2 text-muted">{say('more', { count: steps.length - shownSteps })}</p>
        ) : null}
      </section>
    </div>
  )
}
