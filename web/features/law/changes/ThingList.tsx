import { Link } from '@tanstack/react-router'
import { useId, useState } from 'react'
import type { CitingKind, LawChange, MarkedThing } from '#shared/contract/law-changes.ts'
import { useAnswers } from '#web/answers.ts'
import { formatDay } from '#web/dates.ts'
import { useLanguage } from '#web/language.ts'
import { useMessages } from '#web/messages.ts'
import { Button } from '#web/ui/Button.tsx'
import { notify } from '#web/ui/toast-store.ts'
import { kindKeys } from './group-things.ts'
import { changeMessages } from './messages.ts'
import { useRecheck } from './queries.ts'

const shownFirst = 8

type ThingListProps = { change: LawChange; kind: CitingKind; things: readonly MarkedThing[] }

/** Forms, guides and so on that are to be rechecked, each with its tick. */
export function ThingList({ change, kind, things }: ThingListProps) {
  const say = useMessages(changeMessages)
  const { tick, isPending } = useTicks(change)
  const [isWhole, setWhole] = useState(false)
  const id = useId()
  const title = say(kindKeys[kind])
  const shown = isWhole ? things : things.slice(0, shownFirst)
  const open = things.filter(({ recheckedAt }) => recheckedAt === null)
  return (
    <section aria-labelledby={id}>
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <h4 id={id} className="text-sm font-semibold text-muted">
          {title}
        </h4>
        {open.length > 1 ? (
          <Button
            variant="quiet"
            loading={isPending}
            aria-label={say('tickAllOf', { title })}
            onClick={() => tick(open, true)}
          >
            {say('tickAll')}
          </Button>
        ) : null}
      </div>
      <ul>
        {shown.map(thing => (
          <Thing
            key={thing.id}
            thing={thing}
            isPending={isPending}
            onTick={rechecked => tick([thing], rechecked)}
          />
        ))}
      </ul>
      {shown.length < things.length ? (
        <Button variant="quiet" className="-ml-4" onClick={() => setWhole(true)}>
          {say('showMore', { count: things.length - shown.length })}
        </Button>
      ) : null}
    </section>
  )
}

type ThingProps = { thing: MarkedThing; isPending: boolean; onTick: (rechecked: boolean) => void }

function Thing({ thing, isPending, onTick }: ThingProps) {
  const say = useMessages(changeMessages)
  const language = useLanguage()
  const { title, recheckedAt, recheckedBy } = thing
  return (
    <li className="flex items-start gap-2 border-b border-rule">
      <label className="flex min-h-11 shrink-0 cursor-pointer items-center pr-2">
        <input
          type="checkbox"
          className="size-5 accent-bench"
          aria-label={say('isRechecked', { title })}
          checked={recheckedAt !== null}
          aria-disabled={isPending || undefined}
          onChange={event => onTick(event.target.checked)}
        />
      </label>
      <div className="min-w-0 py-2.5">
        <span lang="en">
          <ThingLink thing={thing} />
        </span>
        {recheckedAt ? (
          <span className="block text-sm text-muted">
            {say('recheckedBy', { name: recheckedBy ?? '', date: formatDay(recheckedAt, language) })}
          </span>
        ) : null}
      </div>
    </li>
  )
}

function ThingLink({ thing: { kind, key, title } }: { thing: MarkedThing }) {
  const [act = '', section = ''] = key.split('/')
  if (kind === 'form')
    return (
      <Link to="/form-builder/{-$id}" params={{ id: key }}>
        {title}
      </Link>
    )
  if (kind === 'guide')
    return (
      <Link to="/procedures/$slug" params={{ slug: key }}>
        {title}
      </Link>
    )
  if (kind === 'case')
    return (
      <Link to="/case-law/$id" params={{ id: key }}>
        {title}
      </Link>
    )
  if (kind === 'section')
    return (
      <Link to="/law/$act/$section" params={{ act, section }}>
        {title}
      </Link>
    )
  return <Link to="/resources">{title}</Link>
}

/** Ticks are taken back where they were made; many at once are offered to be undone. */
function useTicks(change: LawChange) {
  const say = useMessages(changeMessages)
  const { sayFailure } = useAnswers()
  const { mutate, isPending } = useRecheck(change)

  function tick(things: readonly MarkedThing[], rechecked: boolean) {
    if (isPending) return
    mutate(
      { ids: things.map(({ id }) => id), rechecked },
      {
        onSuccess: () => {
          if (things.length < 2 || !rechecked) return
          const action = { label: say('undo'), onPress: () => tick(things, false) }
          notify({ title: say('allTicked', { count: things.length }), tone: 'success', action })
        },
        onError: error => notify({ title: say('notTicked'), description: sayFailure(error), tone: 'danger' }),
      },
    )
  }
  return { tick, isPending }
}
