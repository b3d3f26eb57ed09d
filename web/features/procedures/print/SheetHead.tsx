import type { ProcedureView } from '#shared/contract/procedures.ts'
import { formatDay } from '#web/dates.ts'

export function SheetHead({ procedure, kind }: { procedure: ProcedureView; kind: string }) {
  const { title, courtType, provision, estimatedTime } = procedure
  return (
    <header>
      <p className="kind">{kind}</p>
      <h1>{title}</h1>
      <dl>
        <dt>Court</dt>
        <dd>{courtType}</dd>
        <dt>Provision</dt>
        <dd>{provision}</dd>
        {estimatedTime ? (
          <>
            <dt>Estimated time</dt>
            <dd>{estimatedTime}</dd>
          </>
        ) : null}
      </dl>
    </header>
  )
}

type SheetFootProps = { procedure: ProcedureView; link: string }

export function SheetFoot({ procedure: { lawCheckedOn, reviewedBy }, link }: SheetFootProps) {
  return (
    <footer>
      <p>
        Law checked on {formatDay(lawCheckedOn)}.{' '}
        {reviewedBy ? `Reviewed by ${reviewedBy}.` : 'Not yet reviewed by an advocate.'}
      </p>
      <p>From the Munshi court procedure guides: {link}</p>
    </footer>
  )
}
