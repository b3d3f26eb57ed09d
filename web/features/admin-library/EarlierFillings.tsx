import type { FillingView, LibraryView } from '#shared/contract/library.ts'
import { useAnswers } from '#web/answers.ts'
import { formatMoment } from '#web/dates.ts'
import { useLanguage } from '#web/language.ts'
import { useMessages } from '#web/messages.ts'
import { Badge } from '#web/ui/Badge.tsx'
import { Button } from '#web/ui/Button.tsx'
import { notify } from '#web/ui/toast-store.ts'
import { formatNumber, nameSource, stateTones } from './describe-filling.ts'
import { libraryMessages } from './messages.ts'
import { useGoOn } from './queries.ts'

type Courts = LibraryView['sources']['highCourts']['courts']

export function EarlierFillings({ fillings, courts }: { fillings: FillingView[]; courts: Courts }) {
  const say = useMessages(libraryMessages)
  if (fillings.length === 0) return null
  return (
    <section aria-labelledby="earlier-fillings">
      <h2 id="earlier-fillings" className="text-xl">
        {say('earlier')}
      </h2>
      <ul className="mt-3 border-y border-rule">
        {fillings.map(filling => (
          <EarlierLine key={filling.id} filling={filling} courts={courts} />
        ))}
      </ul>
    </section>
  )
}

function EarlierLine({ filling, courts }: { filling: FillingView; courts: Courts }) {
  const say = useMessages(libraryMessages)
  const { sayFailure } = useAnswers()
  const language = useLanguage()
  const goOn = useGoOn(filling)
  const { source, state, startedBy, startedAt, progress } = filling
  const counts = (['imported', 'skipped'] as const)
    .filter(outcome => progress.counts[outcome] > 0)
    .map(outcome => `${say(outcome)}: ${formatNumber(progress.counts[outcome])}`)
  const press = () =>
    goOn.mutate(undefined, {
      onError: error =>
        notify({ title: say('notContinued'), description: sayFailure(error), tone: 'danger' }),
    })
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 border-rule py-3 not-first:border-t">
      <div className="min-w-0 flex-1 basis-64">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 font-semibold wrap-anywhere">
          {nameSource(say, source, courts)}
          <Badge tone={stateTones[state]}>{say(`state-${state}`)}</Badge>
        </p>
        <p className="text-sm text-muted">
          {[say('startedBy', { name: startedBy, moment: formatMoment(startedAt, language) }), ...counts].join(
            '. ',
          )}
        </p>
      </div>
      {state === 'stopped' || state === 'failed' ? (
        <Button
          variant="secondary"
          loading={goOn.isPending}
          aria-label={`${say('goOn')}: ${nameSource(say, source, courts)}`}
          onClick={press}
        >
          {say('goOn')}
        </Button>
      ) : null}
    </li>
  )
}
