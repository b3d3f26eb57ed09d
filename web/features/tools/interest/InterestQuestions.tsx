import type { Rest } from '#shared/templates/derived/interest.ts'
import { useLanguage } from '#web/language.ts'
import { useMessages } from '#web/messages.ts'
import { DateField } from '#web/ui/date-field/DateField.tsx'
import { Notice } from '#web/ui/Notice.tsx'
import { SelectField } from '#web/ui/SelectField.tsx'
import { TextField } from '#web/ui/TextField.tsx'
import { toolsMessages } from '../messages.ts'
import type { InterestSearch } from '../tools-search.ts'
import { listComplaints, parseRate, parseRest } from './compute.ts'
import { applyProvision, findProvision, interestProvisions } from './provisions.ts'

const rests: readonly Rest[] = ['none', 'yearly', 'half-yearly', 'quarterly', 'monthly']

type InterestQuestionsProps = { find: InterestSearch; onChange: (next: Partial<InterestSearch>) => void }

export function InterestQuestions({ find, onChange }: InterestQuestionsProps) {
  const say = useMessages(toolsMessages)
  const language = useLanguage()
  const complaints = listComplaints(find)
  const provision = findProvision(find.under)
  const isTooHigh = provision?.most !== undefined && (parseRate(find.rate) ?? 0) > provision.most
  return (
    <section aria-label={say('askedOn')} className="flex flex-col gap-5 print:hidden">
      <SelectField
        label={say('under')}
        value={provision?.id ?? ''}
        options={[
          { value: '', label: say('contractOrDecree') },
          ...interestProvisions.map(({ id, label }) => ({ value: id, label: label[language] })),
        ]}
        onChange={event => onChange(applyProvision(event.target.value, find))}
      />
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField
          label={say('principal')}
          error={complaints.amount && say(complaints.amount)}
          inputMode="decimal"
          autoComplete="off"
          maxLength={24}
          value={find.amount}
          onChange={event => onChange({ amount: event.target.value })}
        />
        <TextField
          label={say('rate')}
          error={complaints.rate && say(complaints.rate)}
          inputMode="decimal"
          autoComplete="off"
          maxLength={8}
          value={find.rate}
          onChange={event => onChange({ rate: event.target.value })}
        />
        <DateField label={say('from')} value={find.from} onChange={from => onChange({ from })} />
        <DateField
          label={say('to')}
          error={complaints.to && say(complaints.to)}
          value={find.to}
          onChange={to => onChange({ to })}
        />
      </div>
      <SelectField
        label={say('kindOfInterest')}
        value={parseRest(find.rest)}
        options={rests.map(rest => ({ value: rest, label: say(`rest-${rest}`) }))}
        onChange={event => onChange({ rest: event.target.value })}
      />
      {provision ? (
        <Notice tone={isTooHigh ? 'brass' : 'neutral'} title={provision.label[language]}>
          <p className="mt-1">{provision.hint[language]}</p>
          {isTooHigh ? (
            <p className="mt-1 font-semibold">
              {say('tooHigh', { rate: find.rate, most: provision.most ?? '' })}
            </p>
          ) : null}
        </Notice>
      ) : null}
    </section>
  )
}
