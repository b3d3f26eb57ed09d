import type { CaseView } from '#shared/contract/cases.ts'

export function Lawyers({ lawyers: { petitioner, respondent } }: Pick<CaseView, 'lawyers'>) {
  if (petitioner.length === 0 && respondent.length === 0) return null
  return (
    <section
      id="lawyers"
      tabIndex={-1}
      aria-labelledby="lawyers-title"
      className="judgment-part judgment-target"
    >
      <h2 id="lawyers-title" className="judgment-heading">
        Lawyers
      </h2>
      <dl className="grid gap-x-8 gap-y-3 sm:grid-cols-2">
        <Side name="For the petitioner" people={petitioner} />
        <Side name="For the respondent" people={respondent} />
      </dl>
    </section>
  )
}

function Side({ name, people }: { name: string; people: readonly string[] }) {
  if (people.length === 0) return null
  return (
    <div>
      <dt className="text-sm font-semibold text-muted">{name}</dt>
      <dd>{people.join(', ')}</dd>
    </div>
  )
}
