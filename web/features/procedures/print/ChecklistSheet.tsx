import type { ProcedureStep, ProcedureView } from '#shared/contract/procedures.ts'
import { documentsUnavailable, parseDocuments } from '#shared/procedures/documents.ts'
import { SheetFoot, SheetHead } from './SheetHead.tsx'

type ChecklistSheetProps = { procedure: ProcedureView; link: string }

/** The steps and their documents with boxes to tick, for the file of the case. */
export function ChecklistSheet({ procedure, link }: ChecklistSheetProps) {
  return (
    <article className="guide-sheet">
      <SheetHead procedure={procedure} kind="Checklist" />
      <p className="matter">Case: ____________________________ Client: ____________________________</p>
      <h2>Before starting</h2>
      <ul className="boxes">
        {procedure.requirements.map(requirement => (
          <Box key={requirement}>{requirement}</Box>
        ))}
      </ul>
      <h2>Steps</h2>
      <ol className="boxes">
        {procedure.steps.map(step => (
          <Step key={step.step} step={step} />
        ))}
      </ol>
      <SheetFoot procedure={procedure} link={link} />
    </article>
  )
}

function Step({ step }: { step: ProcedureStep }) {
  const documents = parseDocuments(step.documents)
  return (
    <li className="box together">
      <Square isTicked={step.status === 'completed'} />
      <div>
        <p className="line">
          <strong>
            {step.step}. {step.title}
          </strong>
          <span className="date">Date: ______________</span>
        </p>
        {step.timeRequired ? <p className="small">Time required: {step.timeRequired}</p> : null}
        {documents ? (
          <ul className="boxes">
            {documents.map(document => (
              <Box key={document}>{document}</Box>
            ))}
          </ul>
        ) : (
          <p className="small">{documentsUnavailable}</p>
        )}
      </div>
    </li>
  )
}

function Box({ children }: { children: string }) {
  return (
    <li className="box">
      <Square isTicked={false} />
      <span>{children}</span>
    </li>
  )
}

function Square({ isTicked }: { isTicked: boolean }) {
  return (
    <span className="square">
      <span className="sr-only">{isTicked ? 'Done:' : 'To do:'}</span>
      {isTicked ? <span aria-hidden="true">✓</span> : null}
    </span>
  )
}
