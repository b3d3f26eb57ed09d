import { Check } from 'lucide-react'
import { useState } from 'react'
import type { LimitationPeriod } from '#shared/contract/law.ts'
import { MeantSections } from '#web/features/law/parts/MeantSections.tsx'
import { Button } from '#web/ui/Button.tsx'
import { SearchField } from '#web/ui/SearchField.tsx'
import { findPeriods } from './find-periods.ts'

type PeriodChoiceProps = {
  periods: readonly LimitationPeriod[]
  chosen: LimitationPeriod | undefined
  onChoose: (id: string | undefined) => void
}

const shownFirst = 12

/** Which article or provision gives the period. */
export function PeriodChoice({ periods, chosen, onChoose }: PeriodChoiceProps) {
  return (
    <section aria-labelledby="which-period">
      <h2 id="which-period" className="mb-3 text-xl">
        Article or provision
      </h2>
      {chosen ? (
        <ChosenPeriod period={chosen} onChange={() => onChoose(undefined)} />
      ) : (
        <PeriodSearch periods={periods} onChoose={onChoose} />
      )}
    </section>
  )
}

function ChosenPeriod({ period, onChange }: { period: LimitationPeriod; onChange: () => void }) {
  return (
    <div className="rounded-md border border-bench bg-bench-soft p-4">
      <p className="flex items-center gap-2 font-semibold">
        <Check aria-hidden="true" className="size-4 shrink-0" />
        {period.provision}, {period.law}
      </p>
      <p className="mt-1">{period.matter}</p>
      <p className="mt-1 text-muted">
        {period.period}
        {period.runsFrom ? <> from: {period.runsFrom}</> : null}
      </p>
      <Button variant="quiet" className="-ml-4 mt-1 print:hidden" onClick={onChange}>
        Choose another
      </Button>
    </div>
  )
}

function PeriodSearch({ periods, onChoose }: Pick<PeriodChoiceProps, 'periods' | 'onChoose'>) {
  const [typed, setTyped] = useState('')
  const [isWhole, setWhole] = useState(false)
  const found = findPeriods(periods, typed)
  const shown = isWhole ? found : found.slice(0, shownFirst)
  return (
    <div className="flex flex-col gap-3">
      <SearchField
        label="Search by number or matter"
        placeholder="65, cheque, appeal, specific performance"
        maxLength={100}
        value={typed}
        onChange={text => {
          setTyped(text)
          setWhole(false)
        }}
      />
      <p role="status" className="text-sm text-muted">
        {typed ? `${found.length} of ${periods.length} periods` : 'Often asked for'}
      </p>
      {found.length === 0 ? <MeantSections search={typed} /> : null}
      {found.length === 0 ? (
        <p>
          Nothing is called that here. For a suit that no article names it is Article 113, for an application
          Article 137.
        </p>
      ) : null}
      <ul className="flex flex-col divide-y divide-rule border-y border-rule">
        {shown.map(period => (
          <li key={period.id}>
            <button
              type="button"
              onClick={() => onChoose(period.id)}
              className="w-full cursor-pointer py-3 text-left hover:bg-sunken"
            >
              <span className="block font-semibold">
                {period.provision}, {period.law}
              </span>
              <span className="block">{period.matter}</span>
              <span className="block text-sm text-muted">{period.period}</span>
            </button>
          </li>
        ))}
      </ul>
      {found.length > shown.length ? (
        <Button variant="secondary" onClick={() => setWhole(true)}>
          Show all {found.length}
        </Button>
      ) : null}
    </div>
  )
}
