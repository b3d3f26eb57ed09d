import { Pause, Play } from 'lucide-react'
import type { FillingView, LibraryView } from '#shared/contract/library.ts'
import { useAnswers } from '#web/answers.ts'
import { formatMoment } from '#web/dates.ts'
import { useLanguage } from '#web/language.ts'
import { useMessages } from '#web/messages.ts'
import { Badge } from '#web/ui/Badge.tsx'
import { Button } from '#web/ui/Button.tsx'
import { Card } from '#web/ui/Card.tsx'
import { Notice } from '#web/ui/Notice.tsx'
import { Counts } from './Counts.tsx'
import { describeSpeed, describeStep, nameSource, shareOf, stateTones } from './describe-filling.ts'
import { LeftOut } from './LeftOut.tsx'
import { libraryMessages } from './messages.ts'
import { useGoOn, useStop } from './queries.ts'

type CardProps = { filling: FillingView; courts: LibraryView['sources']['highCourts']['courts'] }

/** The filling that is under way, or the last one: how far it is, what it left out, and what can be done about it. */
export function FillingCard({ filling, courts }: CardProps) {
  const say = useMessages(libraryMessages)
  const { source, state, progress, failure } = filling
  const isUnderWay = state === 'running' || state === 'stopping'
  return (
    <Card>
      <div className="flex flex-wrap items-start gap-x-4 gap-y-3">
        <div className="min-w-0 flex-1 basis-64">
          <p className="text-sm font-semibold text-muted">{say(isUnderWay ? 'now' : 'last')}</p>
          <h2 className="flex flex-wrap items-center gap-x-3 gap-y-1 text-xl wrap-anywhere">
            {nameSource(say, source, courts)}
            <Badge tone={stateTones[state]}>{say(`state-${state}`)}</Badge>
          </h2>
          <WhoAndWhen filling={filling} />
        </div>
        <Actions filling={filling} />
      </div>
      {isUnderWay ? <ProgressBar filling={filling} /> : null}
      {failure ? (
        <div className="mt-4">
          <Notice tone="seal" role="alert" title={say('state-failed')}>
            <p className="wrap-anywhere">{say(`failure-${failure.code}`, { detail: failure.detail })}</p>
          </Notice>
        </div>
      ) : null}
      {state === 'stopped' ? <p className="mt-4 text-muted">{say('stopNote')}</p> : null}
      <Counts counts={progress.counts} />
      <LeftOut groups={progress.leftOut} />
    </Card>
  )
}

function WhoAndWhen({ filling: { startedBy, startedAt, endedAt, host, state } }: { filling: FillingView }) {
  const say = useMessages(libraryMessages)
  const language = useLanguage()
  const parts = [
    say('startedBy', { name: startedBy, moment: formatMoment(startedAt, language) }),
    endedAt ? say('endedAt', { moment: formatMoment(endedAt, language) }) : '',
    host ? say('atHost', { host }) : '',
    state === 'running' && !host ? say('takenSoon') : '',
  ]
  return <p className="mt-1 text-sm text-muted">{parts.filter(Boolean).join(' · ')}</p>
}

function ProgressBar({ filling: { progress, state } }: { filling: FillingView }) {
  const say = useMessages(libraryMessages)
  const share = shareOf(progress)
  const percent = share === null ? undefined : Math.floor(share * 100)
  const step = state === 'stopping' ? say('stopTold') : describeStep(say, progress)
  return (
    <div className="mt-5">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <p role="status" className="font-semibold">
          {step}
        </p>
        <p className="text-sm tabular-nums">{percent === undefined ? '' : `${percent}%`}</p>
      </div>
      <div
        role="progressbar"
        aria-label={say('progress')}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={percent}
        aria-valuetext={step}
        className="mt-2 h-3 overflow-hidden rounded-full border border-edge bg-sunken"
      >
        <div
          className={percent === undefined ? 'h-full w-full animate-pulse bg-bench/40' : 'h-full bg-bench'}
          style={percent === undefined ? undefined : { width: `${percent}%` }}
        />
      </div>
      <p className="mt-1.5 min-h-5 text-sm text-muted">{describeSpeed(say, progress)}</p>
    </div>
  )
}

function Actions({ filling }: { filling: FillingView }) {
  const say = useMessages(libraryMessages)
  const { sayFailure } = useAnswers()
  const stop = useStop(filling)
  const goOn = useGoOn(filling)
  const isUnderWay = filling.state === 'running' || filling.state === 'stopping'
  const failed = stop.error ?? goOn.error
  return (
    <div className="flex flex-col items-start gap-2">
      {isUnderWay ? (
        <Button
          variant="secondary"
          loading={stop.isPending || filling.state === 'stopping'}
          onClick={() => stop.mutate()}
        >
          {stop.isPending || filling.state === 'stopping' ? null : (
            <Pause aria-hidden="true" className="size-4" />
          )}
          {say('stop')}
        </Button>
      ) : null}
      {filling.state === 'stopped' || filling.state === 'failed' ? (
        <Button loading={goOn.isPending} onClick={() => goOn.mutate()}>
          {goOn.isPending ? null : <Play aria-hidden="true" className="size-4" />}
          {say('goOn')}
        </Button>
      ) : null}
      {failed ? (
        <Notice tone="seal" role="alert" title={say(stop.error ? 'notStopped' : 'notContinued')}>
          <p>{sayFailure(failed)}</p>
        </Notice>
      ) : null}
    </div>
  )
}
