import { getRouteApi, Link } from '@tanstack/react-router'
import { formatAmount } from '#shared/templates/amounts.ts'
import { useLanguage } from '#web/language.ts'
import { useMessages } from '#web/messages.ts'
import { Card } from '#web/ui/Card.tsx'
import { Notice } from '#web/ui/Notice.tsx'
import { SelectField } from '#web/ui/SelectField.tsx'
import { TextField } from '#web/ui/TextField.tsx'
import { useFilters } from '#web/use-filters.ts'
import { toolsMessages } from '../messages.ts'
import { SentencePanel } from '../SentencePanel.tsx'
import { ToolPage } from '../ToolPage.tsx'
import { type ComputedFee, computeFee, explainAmount, findFee } from './compute.ts'
import { writeFeeSentence } from './fee-sentence.ts'
import { fixedFees, stateCourt } from './fees.ts'

const route = getRouteApi('/tools/court-fee')

/** Fees that central rules fix, with the sentence that says so; for those of a State the counter is asked. */
export function CourtFeePage() {
  const { view, type } = useFilters(route.useSearch(), route.useNavigate())
  const say = useMessages(toolsMessages)
  const language = useLanguage()
  const fee = findFee(view)
  const isState = view.proceeding === stateCourt
  const wrong = explainAmount(view)
  const options = [
    { value: '', label: say('chooseProceeding') },
    ...fixedFees.map(({ id, name }) => ({ value: id, label: name[language] })),
    { value: stateCourt, label: say('inStateCourt') },
  ]
  return (
    <ToolPage title={say('fees')} intro={say('feesIntro')}>
      <div className="grid gap-8 lg:grid-cols-2 print:block">
        <section aria-label={say('whatIsFiled')} className="flex flex-col gap-5 print:hidden">
          <SelectField
            label={say('proceeding')}
            value={fee || isState ? view.proceeding : ''}
            options={options}
            onChange={event => type({ proceeding: event.target.value })}
          />
          {fee?.basis ? (
            <TextField
              label={fee.basis.label[language]}
              error={wrong && say(wrong)}
              inputMode="decimal"
              autoComplete="off"
              maxLength={24}
              value={view.amount}
              onChange={event => type({ amount: event.target.value })}
            />
          ) : null}
          {isState ? null : <Notice title={say('stateFees')}>{say('stateFeesHint')}</Notice>}
        </section>
        <section aria-labelledby="fee-due" className="min-w-0 lg:sticky lg:top-24 lg:self-start">
          <Card className="print:border-0 print:p-0 print:shadow-none">
            <h2 id="fee-due" className="text-xl">
              {say('fee')}
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
  const say = useMessages(toolsMessages)
  const language = useLanguage()
  if (!computed)
    return <p className="mt-2 text-muted">{say(hasBasis ? 'giveAmount' : 'chooseTheProceeding')}</p>
  const { fee, due } = computed
  return (
    <div className="flex flex-col gap-4">
      <div role="status">
        <p className="mt-1 font-serif text-2xl sm:text-3xl lg:text-2xl">
          {due === 0 ? say('noFee') : `₹ ${formatAmount(due)}`}
        </p>
        <p className="text-muted">{fee.name[language]}</p>
      </div>
      <Notice tone="brass">
        <ul className="flex list-disc flex-col gap-1.5 pl-4">
          {fee.note ? <li>{fee.note[language]}</li> : null}
          <li>{say('rulesChange')}</li>
        </ul>
      </Notice>
      <SentencePanel
        subject={fee.name[language]}
        likely={[/fee/i]}
        write={wanted => writeFeeSentence(computed, wanted)}
      />
    </div>
  )
}

function AskTheCounter() {
  const say = useMessages(toolsMessages)
  return (
    <div role="status" className="mt-2 flex flex-col gap-2">
      <p className="font-serif text-2xl">{say('askCounter')}</p>
      <p className="text-muted">{say('askCounterHint')}</p>
      <p>
        <Link
          to="/procedures/$slug"
          params={{ slug: 'court-fees-and-valuation' }}
          className="inline-flex min-h-11 items-center text-bench-ink underline"
        >
          {say('feesGuide')}
        </Link>
      </p>
    </div>
  )
}
