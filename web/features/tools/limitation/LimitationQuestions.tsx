import type { LimitationPeriod } from '#shared/contract/law.ts'
import { type ExclusionGround, exclusionGrounds } from '#shared/law/limitation.ts'
import { DateField } from '#web/ui/date-field/DateField.tsx'
import { TextField } from '#web/ui/TextField.tsx'
import type { LimitationSearch } from '../tools-search.ts'
import { grounds, mostExcluded, parseDays } from './compute.ts'

type LimitationQuestionsProps = {
  period: LimitationPeriod
  find: LimitationSearch
  onChange: (next: Partial<LimitationSearch>) => void
}

const labels: Record<ExclusionGround, string> = {
  copy: 'Days for the certified copy',
  forum: 'Days in a court without jurisdiction',
  stay: 'Days under a stay or injunction',
  notice: 'Days of a notice that the law requires',
  absence: 'Days the defendant was out of India',
  mediation: 'Days of pre-institution mediation',
}

export function LimitationQuestions({ period, find, onChange }: LimitationQuestionsProps) {
  const hasMore = find.renewed !== '' || grounds.some(ground => find[ground] !== '')
  return (
    <section aria-labelledby="which-days" className="flex flex-col gap-5 print:hidden">
      <h2 id="which-days" className="text-xl">
        Dates
      </h2>
      <DateField
        label="The time runs from"
        help={period.runsFrom || undefined}
        value={find.from}
        onChange={from => onChange({ from })}
      />
      <details open={hasMore || undefined} className="rounded-md border border-rule p-4">
        <summary className="-m-4 flex min-h-11 cursor-pointer items-center p-4 font-semibold">
          Acknowledgment, and time that is left out
        </summary>
        <div className="mt-4 flex flex-col gap-5">
          <DateField
            label="Acknowledgment or part-payment"
            help="In writing and signed, before the time was over: the whole period runs anew (Limitation Act, ss. 18 and 19)."
            optional
            value={find.renewed}
            onChange={renewed => onChange({ renewed })}
          />
          <div className="grid gap-4 sm:grid-cols-2">
            {grounds.map(ground => (
              <TextField
                key={ground}
                label={labels[ground]}
                help={exclusionGrounds[ground]}
                error={explainDays(find[ground])}
                optional
                inputMode="numeric"
                autoComplete="off"
                maxLength={6}
                value={find[ground]}
                onChange={event => onChange({ [ground]: event.target.value })}
              />
            ))}
          </div>
        </div>
      </details>
    </section>
  )
}

function explainDays(typed: string): string | undefined {
  if (!typed || parseDays(typed) !== undefined) return undefined
  return `Write a whole number of days, at most ${mostExcluded.toLocaleString('en-IN')}.`
}
