import { formatAmount } from '#shared/templates/amounts.ts'
import { formatDay } from '#shared/templates/dates.ts'
import type { InterestRow } from '#shared/templates/derived/interest.ts'
import { useMessages } from '#web/messages.ts'
import { Card } from '#web/ui/Card.tsx'
import { toolsMessages } from '../messages.ts'
import { SentencePanel } from '../SentencePanel.tsx'
import type { ComputedInterest } from './compute.ts'
import { writeInterestSentence } from './interest-sentence.ts'

export function InterestResult({ computed }: { computed: ComputedInterest | undefined }) {
  const say = useMessages(toolsMessages)
  return (
    <section aria-labelledby="interest-due" className="min-w-0 lg:sticky lg:top-24 lg:self-start">
      <Card className="print:border-0 print:p-0 print:shadow-none">
        <h2 id="interest-due" className="text-xl">
          {say('interest')}
        </h2>
        {computed ? (
          <Computation computed={computed} />
        ) : (
          <p className="mt-2 text-muted">{say('giveFigures')}</p>
        )}
      </Card>
    </section>
  )
}

function Computation({ computed }: { computed: ComputedInterest }) {
  const say = useMessages(toolsMessages)
  const { question, answer } = computed
  return (
    <div className="flex flex-col gap-4">
      <div role="status">
        <p className="mt-1 font-serif text-2xl sm:text-3xl lg:text-2xl">₹ {formatAmount(answer.interest)}</p>
        <p className="text-muted">
          {say('inAll', {
            total: formatAmount(answer.total),
            principal: formatAmount(question.principal),
          })}
        </p>
      </div>
      <RowTable rows={answer.rows} />
      <SentencePanel
        subject={say('interest')}
        likely={[/interest|claim|amount|relief/i]}
        write={language => writeInterestSentence(computed, language)}
      />
    </div>
  )
}

function RowTable({ rows }: { rows: readonly InterestRow[] }) {
  const say = useMessages(toolsMessages)
  return (
    <div className="max-h-96 overflow-y-auto print:max-h-none">
      <table className="w-full border-collapse text-right text-sm tabular-nums [overflow-wrap:anywhere]">
        <thead className="sticky top-0 bg-sheet">
          <tr className="border-b border-edge whitespace-nowrap">
            <th scope="col" className="py-2 pr-3 text-left">
              {say('from')}
            </th>
            <th scope="col" className="py-2 pr-3 text-left">
              {say('to')}
            </th>
            <th scope="col" className="py-2 pr-3">
              {say('days')}
            </th>
            <th scope="col" className="py-2 pr-3">
              {say('on')}
            </th>
            <th scope="col" className="py-2">
              {say('interest')}
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map(row => (
            <tr key={formatDay(row.from)} className="border-b border-rule">
              <td className="py-1.5 pr-3 text-left">{formatDay(row.from)}</td>
              <td className="py-1.5 pr-3 text-left">{formatDay(row.to)}</td>
              <td className="py-1.5 pr-3">{row.days}</td>
              <td className="py-1.5 pr-3">{formatAmount(row.principal)}</td>
              <td className="py-1.5">{formatAmount(row.interest)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
