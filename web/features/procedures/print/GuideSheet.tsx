import type { ProcedureStep, ProcedureView } from '#shared/contract/procedures.ts'
import { documentsUnavailable, parseDocuments } from '#shared/procedures/documents.ts'
import { SheetFoot, SheetHead } from './SheetHead.tsx'

type GuideSheetProps = { procedure: ProcedureView; link: string }

/** The complete guide on paper. */
export function GuideSheet({ procedure, link }: GuideSheetProps) {
  return (
    <article className="guide-sheet">
      <SheetHead procedure={procedure} kind="Complete guide" />
      <p>{procedure.description}</p>
      <h2>Requirements</h2>
      <ol className="numbered">
        {procedure.requirements.map(requirement => (
          <li key={requirement}>{requirement}</li>
        ))}
      </ol>
      <h2>Steps</h2>
      {procedure.steps.map(step => (
        <Step key={step.step} step={step} />
      ))}
      <SheetFoot procedure={procedure} link={link} />
    </article>
  )
}

function Step({ step }: { step: ProcedureStep }) {
  return (
    <section className="step">
      <h3>
        <span className="number">{step.step}</span>
        {step.title}
        <span className={`status ${step.status}`}>{step.status}</span>
      </h3>
      <p>{step.description}</p>
      <dl>
        <Line name="Time required" text={step.timeRequired} />
        <Line name="Fees" text={step.fees} />
        <Line name="The applicant" text={step.applicantAction} />
        <Line name="The advocate" text={step.advocateAction} />
        <Documents documents={step.documents} />
        <Line name="Forms" text={step.forms.map(form => form.title).join('; ')} />
      </dl>
    </section>
  )
}

function Line({ name, text }: { name: string; text: string | undefined }) {
  if (!text) return null
  return (
    <>
      <dt>{name}</dt>
      <dd>{text}</dd>
    </>
  )
}

function Documents({ documents }: Pick<ProcedureStep, 'documents'>) {
  const list = parseDocuments(documents)
  if (!list) return <Line name="Documents" text={documentsUnavailable} />
  if (list.length === 0) return null
  return (
    <>
      <dt>Documents</dt>
      <dd>
        <ul>
          {list.map(document => (
            <li key={document}>{document}</li>
          ))}
        </ul>
      </dd>
    </>
  )
}
