import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import type { UnderstoodQuery } from '#shared/contract/cases.ts'
import { wholeNumber } from '#shared/law/section.ts'
import { actSlug, sectionSlug } from '#shared/law/section-address.ts'
import { joinClasses } from '#web/ui/class-names.ts'
import { Notice } from '#web/ui/Notice.tsx'
import { useWords } from './messages.ts'
import { listCorrections, listUnderstood, type UnderstoodGroup, type UnderstoodThing } from './understood.ts'

const shownFirst = 6

/** Shows how the question was understood, so that the user sees what went wrong. */
export function UnderstoodLine({ understood }: { understood: UnderstoodQuery }) {
  const words = useWords()
  const { say } = words
  const groups = listUnderstood(understood, words)
  const corrections = listCorrections(understood, words)
  const { notices } = understood
  if (groups.length === 0 && corrections.length === 0 && notices.length === 0) return null
  return (
    <section aria-label={say('understood')} className="flex flex-col gap-2 text-sm">
      {corrections.map(correction => (
        <p key={correction} className="font-semibold">
          {correction}
        </p>
      ))}
      {notices.length > 0 ? <Unread notices={notices} /> : null}
      {groups.length > 0 ? (
        <div className="flex flex-wrap items-baseline gap-x-4 gap-y-2 sm:flex-nowrap">
          <h3 className="shrink-0 font-sans text-sm font-semibold">{say('understoodAs')}</h3>
          <dl className="flex min-w-0 flex-wrap items-baseline gap-x-4 gap-y-2">
            {groups.map(group => (
              <Group key={group.name} group={group} isAlone={groups.length === 1} />
            ))}
          </dl>
        </div>
      ) : null}
    </section>
  )
}

/** Notices of what was not searched as typed. */
function Unread({ notices }: { notices: readonly string[] }) {
  const { say } = useWords()
  return (
    <Notice tone="brass" title={say('notAsTyped')}>
      <ul lang="en" className="mt-1 flex flex-col gap-1">
        {notices.map(notice => (
          <li key={notice} className="break-words">
            {notice}
          </li>
        ))}
      </ul>
    </Notice>
  )
}

function Group({ group: { name, things }, isAlone }: { group: UnderstoodGroup; isAlone: boolean }) {
  const { say } = useWords()
  const [isWhole, setWhole] = useState(false)
  const shown = isWhole ? things : things.slice(0, shownFirst)
  const hidden = things.length - shown.length
  return (
    <div className="flex min-w-0 flex-wrap items-baseline gap-x-2 gap-y-1.5">
      <dt className={joinClasses('text-muted', isAlone && 'max-sm:sr-only')}>{name}</dt>
      <dd className="flex min-w-0 flex-wrap gap-1.5">
        {shown.map(thing => (
          <Thing key={thing.text} thing={thing} />
        ))}
        {hidden > 0 ? (
          <button
            type="button"
            onClick={() => setWhole(true)}
            className="min-h-7 cursor-pointer px-1 font-semibold text-bench-ink hover:underline"
          >
            {say('more', { count: hidden })}
            <span className="sr-only">: {name}</span>
          </button>
        ) : null}
      </dd>
    </div>
  )
}

function Thing({ thing: { text, note, caseId, section, isMissing } }: { thing: UnderstoodThing }) {
  const look = joinClasses(
    'max-w-full rounded-sm border px-2 py-0.5',
    isMissing ? 'border-dashed border-edge' : 'border-rule bg-sheet',
  )
  const words = (
    <>
      <span className="font-semibold">{text}</span>
      {note ? <span className="text-muted">, {note}</span> : null}
    </>
  )
  const linked = joinClasses(look, 'border-bench-ink/40 text-bench-ink underline')
  if (caseId)
    return (
      <Link to="/case-law/$id" params={{ id: caseId }} className={linked}>
        {words}
      </Link>
    )
  if (section)
    return (
      <Link
        to="/law/$act/$section"
        params={{ act: actSlug(section.act), section: sectionSlug(wholeNumber(section.section)) }}
        className={linked}
      >
        {words}
      </Link>
    )
  return <span className={look}>{words}</span>
}
