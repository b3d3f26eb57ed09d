import type { Rest } from '#shared/templates/derived/interest.ts'
import { DateField } from '#web/ui/date-field/DateField.tsx'
import { Notice } from '#web/ui/Notice.tsx'
import { SelectField } from '#web/ui/SelectField.tsx'
import { TextField } from '#web/ui/TextField.tsx'
import type { InterestSearch } from '../tools-search.ts'
import { listComplaints, parseRest } from './compute.ts'

const rests: { value: Rest; label: string }[] = [
  { value: 'none', label: 'Simple interest' },
  { value: 'yearly', label: 'Compounded, yearly rests' },
  { value: 'half-yearly', label: 'Compounded, half-yearly rests' },
  { value: 'quarterly', label: 'Compounded, quarterly rests' },
  { value: 'monthly', label: 'Compounded, monthly rests' },
]

/** Where a rate may come from; none is filled in, because it depends on the case. */
const sources = [
  'NI Act, s. 80: 18% where the instrument names no rate.',
  'CPC, s. 34: after the decree not above 6%; in a commercial transaction it may be more, but not above the contractual rate or, without one, the rate at which nationalised banks lend.',
  'MV Act, s. 171: simple interest at the rate and from the day that the Tribunal directs, not before the claim was made.',
  'MSMED Act, s. 16: compounded with monthly rests at three times the bank rate of the Reserve Bank.',
]

type InterestQuestionsProps = { find: InterestSearch; onChange: (next: Partial<InterestSearch>) => void }

export function InterestQuestions({ find, onChange }: InterestQuestionsProps) {
  const complaints = listComplaints(find)
  return (
    <section aria-label="What interest is asked on" className="flex flex-col gap-5 print:hidden">
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField
          label="Principal, in rupees"
          error={complaints.amount}
          inputMode="decimal"
          autoComplete="off"
          maxLength={24}
          value={find.amount}
          onChange={event => onChange({ amount: event.target.value })}
        />
        <TextField
          label="Rate, per cent a year"
          error={complaints.rate}
          inputMode="decimal"
          autoComplete="off"
          maxLength={8}
          value={find.rate}
          onChange={event => onChange({ rate: event.target.value })}
        />
        <DateField label="From" value={find.from} onChange={from => onChange({ from })} />
        <DateField label="To" error={complaints.to} value={find.to} onChange={to => onChange({ to })} />
      </div>
      <SelectField
        label="Kind of interest"
        value={parseRest(find.rest)}
        options={rests}
        onChange={event => onChange({ rest: event.target.value })}
      />
      <Notice title="Where the rate comes from">
        <ul className="mt-1 flex list-disc flex-col gap-1 pl-4">
          {sources.map(source => (
            <li key={source}>{source}</li>
          ))}
        </ul>
      </Notice>
    </section>
  )
}
