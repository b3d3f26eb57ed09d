import { Check } from 'lucide-react'
import { useState } from 'react'
import type { LimitationPeriod } from '#shared/contract/law.ts'
import { MeantSections } from '#web/features/law/parts/MeantSections.tsx'
import { useMessages } from '#web/messages.ts'
import { fillWithNodes } from '#web/say.ts'
import { Button } from '#web/ui/Button.tsx'
import { SearchField } from '#web/ui/SearchField.tsx'
import { toolsMessages } from '../messages.ts'
import { findPeriods } from './find-periods.ts'
import { usePeriodWords } from './use-period-words.ts'

type PeriodChoiceProps = {
  periods: readonly LimitationPeriod[]
  chosen: LimitationPeriod | undefined
  onChoose: (id: string | undefined) => void
}

const shownFirst = 12

/** Which article or provision gives the period. */
export function PeriodChoice({ periods, chosen, onChoose }: PeriodChoiceProps) {
  const say = useMessages(toolsMessages)
  return (
    <section aria-labelledby="which-period">
      <h2 id="which-period" className="mb-3 text-xl">
        {say('articleOrProvision')}
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
  const say = useMessages(toolsMessages)
  const { nameProvision, nameDuration } = usePeriodWords()
  return (
    <div className="rounded-md border border-bench bg-bench-soft p-4">
      <p className="flex items-center gap-2 font-semibold">
        <Check aria-hidden="true" className="size-4 shrink-0" />
        {nameProvision(period)}
      </p>
      <p lang="en" className="mt-1">
        {period.matter}
      </p>
      <p className="mt-1 text-muted">
        {period.runsFrom
          ? fillWithNodes(say('periodFrom', { period: nameDuration(period), from: '{from}' }), {
              from: <span lang="en">{period.runsFrom}</span>,
            })
          : nameDuration(period)}
      </p>
      <Button variant="quiet" className="-ml-4 mt-1 print:hidden" onClick={onChange}>
        {say('chooseAnother')}
      </Button>
    </div>
  )
}

function PeriodSearch({ periods, onChoose }: Pick<PeriodChoiceProps, 'periods' | 'onChoose'>) {
  const say = useMessages(toolsMessages)
  const { nameProvision, nameDuration } = usePeriodWords()
  const [typed, setTyped] = useState('')
  const [isWhole, setWhole] = useState(false)
  const found = findPeriods(periods, typed)
  const shown = isWhole ? found : found.slice(0, shownFirst)
  return (
    <div className="flex flex-col gap-3">
      <SearchField
        label={say('searchPeriods')}
        placeholder={say('searchPeriodsExample')}
        maxLength={100}
        value={typed}
        onChange={text => {
          setTyped(text)
          setWhole(false)
        }}
      />
      <p role="status" className="text-sm text-muted">
        {typed ? say('periodsFound', { found: found.length, all: periods.length }) : say('oftenAsked')}
      </p>
      {found.length === 0 ? <MeantSections search={typed} /> : null}
      {found.length === 0 ? <p>{say('noPeriod')}</p> : null}
      <ul className="flex flex-col divide-y divide-rule border-y border-rule">
        {shown.map(period => (
          <li key={period.id}>
            <button
              type="button"
              onClick={() => onChoose(period.id)}
              className="w-full cursor-pointer py-3 text-left hover:bg-sunken"
            >
              <span className="block font-semibold">{nameProvision(period)}</span>
              <span lang="en" className="block">
                {period.matter}
              </span>
              <span className="block text-sm text-muted">{nameDuration(period)}</span>
            </button>
          </li>
        ))}
      </ul>
      {found.length > shown.length ? (
        <Button variant="secondary" onClick={() => setWhole(true)}>
          {say('showAll', { count: found.length })}
        </Button>
      ) : null}
    </div>
  )
}
