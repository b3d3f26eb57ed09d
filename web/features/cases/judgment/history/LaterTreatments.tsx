import { Link } from '@tanstack/react-router'
import { useMemo, useState } from 'react'
import type { CaseHistory, HistoryPoint } from '#shared/contract/case-pictures.ts'
import { useMessages } from '#web/messages.ts'
import { Button } from '#web/ui/Button.tsx'
import { joinClasses } from '#web/ui/class-names.ts'
import { caseMessages } from '../../shared/messages.ts'
import { nameActor, TreatmentBadge, TreatmentSentence } from '../../shared/Treatment.tsx'
import { judgmentMessages } from '../messages.ts'
import { JudgmentPart } from '../NoteParts.tsx'
import { layOutHistory } from './lay-out-history.ts'
import { pointId, TimelinePicture } from './TimelinePicture.tsx'

const shownFirst = 8

/** What later judgments and Acts did with it: a list, and the same as a picture. */
export function LaterTreatments({ history }: { history: CaseHistory }) {
  const say = useMessages(judgmentMessages)
  const [active, setActive] = useState<number | null>(null)
  const [isWhole, setWhole] = useState(false)
  const picture = useMemo(() => layOutHistory(history), [history])
  const { points, decided, left } = history
  if (points.length === 0) return null
  return (
    <JudgmentPart id="history" title={say('history')}>
      {picture ? (
        <TimelinePicture
          picture={picture}
          active={active}
          onPoint={setActive}
          onOpen={() => setWhole(true)}
        />
      ) : null}
      <ol className="flex flex-col divide-y divide-rule border-y border-rule">
        {decided.year === null ? null : (
          <li className="py-2 text-sm font-semibold">{say('decidedIn', { year: decided.year })}</li>
        )}
        {points.map((point, at) => (
          <li
            key={pointId(at)}
            id={pointId(at)}
            tabIndex={-1}
            onPointerEnter={() => setActive(at)}
            onPointerLeave={() => setActive(null)}
            onFocus={() => setActive(at)}
            onBlur={() => setActive(null)}
            className={joinClasses(
              'judgment-target -mx-2 px-2 py-2.5 transition-colors',
              at === active && 'bg-sunken',
              at >= shownFirst && !isWhole && 'not-print:hidden',
            )}
          >
            <Point point={point} />
          </li>
        ))}
      </ol>
      {points.length > shownFirst && !isWhole ? (
        <Button variant="secondary" data-chrome="" className="mt-3" onClick={() => setWhole(true)}>
          {say('showAllOf', { count: points.length })}
        </Button>
      ) : null}
      {left > 0 ? <p className="mt-2 text-sm text-muted">{say('leftOut', { count: left })}</p> : null}
      {points.some(({ told }) => told !== null) ? (
        <p className="mt-2 text-sm text-muted">{say('readFromTexts')}</p>
      ) : null}
    </JudgmentPart>
  )
}

function Point({ point }: { point: HistoryPoint }) {
  const say = useMessages(judgmentMessages)
  const word = useMessages(caseMessages)
  const { kind, year, title, citation, caseId, part, told } = point
  const actor = told && nameActor(told, word)
  return (
    <div className="grid grid-cols-[3.25rem_minmax(0,1fr)] gap-x-2">
      <span className="font-semibold tabular-nums">
        {year ?? <span className="sr-only">{say('noYear')}</span>}
      </span>
      <div className="flex flex-col gap-1">
        <p className="flex flex-wrap items-baseline gap-x-2 gap-y-1">
          <TreatmentBadge kind={kind} />
          {caseId === null ? (
            <span lang="en">{title}</span>
          ) : (
            <Link
              to="/case-law/$id"
              params={{ id: caseId }}
              lang="en"
              className="font-semibold text-bench-ink underline"
            >
              {title}
            </Link>
          )}
          {citation ? <span className="text-sm text-muted">{citation}</span> : null}
        </p>
        {part ? (
          <p lang="en" className="text-sm text-muted">
            {part}
          </p>
        ) : null}
        {told && caseId ? (
          <p className="text-sm">
            {actor ? <span className="text-muted">{actor}: </span> : null}
            <TreatmentSentence told={told} citingId={caseId} />
          </p>
        ) : null}
      </div>
    </div>
  )
}
