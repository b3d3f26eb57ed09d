import type { ProcedureStep } from '#shared/contract/procedures.ts'
import { parseDocuments } from '#shared/procedures/documents.ts'
import { useMessages } from '#web/messages.ts'
import { guideMessages } from '../guide/messages.ts'
import type { GuideInHand } from '../model/view-guide.ts'
import { SheetDates } from './SheetDates.tsx'
import { SheetFoot, SheetHead } from './SheetHead.tsx'

type ChecklistSheetProps = { inHand: GuideInHand; link: string }

/** The steps and their documents with boxes to tick, for the file of the case. */
export function ChecklistSheet({ inHand, link }: ChecklistSheetProps) {
  const say = useMessages(guideMessages)
  const procedure = inHand.guide
  return (
    <article className="guide-sheet">
      <SheetHead inHand={inHand} kind="checklist" />
      <p className="matter">{say('caseAndClient')}</p>
      <SheetDates inHand={inHand} />
      <h2>{say('beforeStarting')}</h2>
      <ul lang="en" className="boxes">
        {procedure.requirements.map(requirement => (
          <Box key={requirement}>{requirement}</Box>
        ))}
      </ul>
      <h2>{say('steps')}</h2>
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
  const say = useMessages(guideMessages)
  const documents = parseDocuments(step.documents)
  return (
    <li className="box together">
      <Square isTicked={step.status === 'completed'} />
      <div>
        <p className="line">
          <strong>
            {step.step}. {step.title}
          </strong>
          <span className="date">{say('dateLine')}</span>
        </p>
        {step.timeRequired ? (
          <p className="small">
            {say('timeRequired')}: <span lang="en">{step.timeRequired}</span>
          </p>
        ) : null}
        {documents ? (
          <ul lang="en" className="boxes">
            {documents.map(document => (
              <Box key={document}>{document}</Box>
            ))}
          </ul>
        ) : (
          <p className="small">{say('listUnavailable')}</p>
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
  const say = useMessages(guideMessages)
  return (
    <span className="square">
      <span className="sr-only">{isTicked ? say('done') : say('toDo')}</span>
      {isTicked ? <span aria-hidden="true">✓</span> : null}
    </span>
  )
}
