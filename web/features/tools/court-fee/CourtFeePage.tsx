import { getRouteApi, Link } from '@tanstack/react-router'
import { formatAmount } from '#shared/templates/amounts.ts'
import { Card } from '#web/ui/Card.tsx'
import { Notice } from '#web/ui/Notice.tsx'
import { SelectField } from '#web/ui/SelectField.tsx'
import { TextField } from '#web/ui/TextField.tsx'
import { useFilters } from '#web/use-filters.ts'
import { SentencePanel } from '../SentencePanel.tsx'
import { ToolPage } from '../ToolPage.tsx'
import { type ComputedFee, computeFee, explainAmount, findFee } from './compute.ts'
import { writeFeeSentence } from './fee-sentence.ts'
import { fixedFees, stateCourt } from './fees.ts'

const route = getRouteApi('/tools/court-fee')

const options = [
  { value: '', label: 'Choose the proceeding' },
  ...fixedFees.map(({ id, name }) => ({ value: id, label: name })),
  { value: stateCourt, label: 'Suit, appeal or application in a court of a State' },
]

/** Fees that central rules fix, with the sentence that says so; for those of a State the counter is asked. */
export function CourtFeePage() {
  const { view, type } = useFilters(route.useSearch(), route.useNavigate())
  const fee = findFee(view)
  const isState = view.proceeding === stateCourt
  return (
    <ToolPage
      title="Fees fixed by central rules"
      intro="What a Commission, Tribunal or office takes with the paper where a central rule fixes it, with the sentence for the paper."
    >
      <div className="grid gap-8 lg:grid-cols-2 print:block">
        <section aria-label="What is filed" className="flex flex-col gap-5 print:hidden">
          <SelectField
            label="Proceeding"
            value={fee || isState ? view.proceeding : ''}
            options={options}
            onChange={event => type({ proceeding: event.target.value })}
          />
          {fee?.basis ? (
            <TextField
              label={fee.basis.label}
              error={explainAmount(view)}
              inputMode="decimal"
              autoComplete="off"
              maxLength={24}
              value={view.amount}
              onChange={event => type({ amount: event.target.value })}
            />
          ) : null}
          {isState ? null : (
            <Notice title="Court fees of the States">
              The tables of the States are not here, because none of them is known for sure. Not known for
              sure: ask the filing counter.
            </Notice>
          )}
        </section>
        <section aria-labelledby="fee-due" className="min-w-0 lg:sticky lg:top-24 lg:self-start">
          <Card className="print:border-0 print:p-0 print:shadow-none">
            <h2 id="fee-due" className="text-xl">
              Fee
            </h2>
            {isState ? (
              <AskTheCounter />
            ) : (
              <Fee computed={computeFee(view)} hasBasis={fee?.basis !== undefined} />
            )}
          </Card>
        </section>
      </div>
    </ToolPage>
  )
}

function Fee({ computed, hasBasis }: { computed: ComputedFee | undefined; hasBasis: boolean }) {
  if (!computed)
    return <p className="mt-2 text-muted">{hasBasis ? 'Give the amount.' : 'Choose the proceeding.'}</p>
  const { fee, due } = computed
  return (
    <div className="flex flex-col gap-4">
      <div role="status">
        <p className="mt-1 font-serif text-2xl sm:text-3xl lg:text-2xl">
          {due === 0 ? 'No fee' : `₹ ${formatAmount(due)}`}
        </p>
        <p className="text-muted">{fee.name}</p>
      </div>
      <Notice tone="brass">
        <ul className="flex list-disc flex-col gap-1.5 pl-4">
          {fee.note ? <li>{fee.note}</li> : null}
          <li>Rules change: read the provision in force on the day of filing.</li>
        </ul>
      </Notice>
      <SentencePanel
        title="Put into a draft"
        subject={fee.name}
        likely={[/fee/i]}
        write={language => writeFeeSentence(computed, language)}
      />
    </div>
  )
}

function AskTheCounter() {
  return (
    <div role="status" className="mt-2 flex flex-col gap-2">
      <p className="font-serif text-2xl">Not known for sure: ask the filing counter</p>
      <p className="text-muted">
        It follows the State's court-fee law and the value of each relief. How to value them, what is paid
        when, and what is refunded stands in the guide.
      </p>
      <p>
        <Link
          to="/procedures/$slug"
          params={{ slug: 'court-fees-and-valuation' }}
          className="inline-flex min-h-11 items-center text-bench-ink underline"
        >
          Court fees and suit valuation
        </Link>
      </p>
    </div>
  )
}
