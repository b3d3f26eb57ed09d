import type { Rest } from '#shared/templates/derived/interest.ts'
import { DateField } from '#web/ui/date-field/DateField.tsx'
import { Notice } from '#web/ui/Notice.tsx'
import { SelectField } from '#web/ui/SelectField.tsx'
import { TextField } from '#web/ui/TextField.tsx'
import type { InterestSearch } from '../tools-search.ts'
import { listComplaints, parseRate, parseRest } from './compute.ts'
import { applyProvision, findProvision, interestProvisions } from './provisions.ts'

const rests: { value: Rest; label: string }[] = [
  { value: 'none', label: 'Simple interest' },
  { value: 'yearly', label: 'Compounded, yearly rests' },
  { value: 'half-yearly', label: 'Compounded, half-yearly rests' },
  { value: 'quarterly', label: 'Compounded, quarterly rests' },
  { value: 'monthly', label: 'Compounded, monthly rests' },
]

type InterestQuestionsProps = { find: InterestSearch; onChange: (next: Partial<InterestSearch>) => void }

export function InterestQuestions({ find, onChange }: InterestQuestionsProps) {
  const complaints = listComplaints(find)
  const provision = findProvision(find.under)
  const isTooHigh = provision?.most !== undefined && (parseRate(find.rate) ?? 0) > provision.most
  return (
    <section aria-label="What interest is asked on" className="flex flex-col gap-5 print:hidden">
      <SelectField
        label="Under"
        value={provision?.id ?? ''}
        options={[
          { value: '', label: 'A contract, a decree or an order' },
          ...interestProvisions.map(({ id, label }) => ({ value: id, label })),
        ]}
        onChange={event => onChange(applyProvision(event.target.value, find))}
      />
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
      {provision ? (
        <Notice tone={isTooHigh ? 'brass' : 'neutral'} title={provision.label}>
          <p className="mt-1">{provision.hint}</p>
          {isTooHigh ? (
            <p className="mt-1 font-semibold">
              {find.rate}% is more than {provision.most}%: plead why the transaction is commercial.
            </p>
          ) : null}
        </Notice>
      ) : null}
    </section>
  )
}
