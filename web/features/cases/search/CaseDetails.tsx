import type { Detail } from './case-details.ts'

/** The details of a case: facts, issues, arguments, judgment, people. */
export function CaseDetails({ details }: { details: readonly Detail[] }) {
  return (
    <dl className="grid gap-x-6 gap-y-3 sm:grid-cols-[10rem_1fr]">
      {details.map(detail => (
        <div key={detail.name} className="sm:contents">
          <dt className="text-sm font-semibold sm:pt-0.5">{detail.name}</dt>
          <dd>
            <DetailBody {...detail} />
          </dd>
        </div>
      ))}
    </dl>
  )
}

function DetailBody({ text, points = [] }: Detail) {
  if (text) return <p className="max-w-prose">{text}</p>
  if (points.length === 1) return <p className="max-w-prose">{points[0]}</p>
  return (
    <ul className="max-w-prose list-disc space-y-1 pl-5">
      {points.map(point => (
        <li key={point}>{point}</li>
      ))}
    </ul>
  )
}
