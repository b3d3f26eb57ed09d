import type { ProcedureView } from '#shared/contract/procedures.ts'
import { formatDay } from '#web/dates.ts'
import { paths } from '#web/paths.ts'

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

export function SheetFoot({ procedure: { slug, lawCheckedOn, reviewedBy } }: { procedure: ProcedureView }) {
  return (
    <footer>
      <p>
        Law checked on {formatDay(lawCheckedOn)}.{' '}
        {reviewedBy ? `Reviewed by ${reviewedBy}.` : 'Not yet reviewed by an advocate.'}
      </p>
      <p>From the Munshi court procedure guides: {new URL(paths.procedure(slug), location.origin).href}</p>
    </footer>
  )
}
