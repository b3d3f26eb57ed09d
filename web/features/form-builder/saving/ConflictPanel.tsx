import { useSyncExternalStore } from 'react'
import { flushSync } from 'react-dom'
import type { FormValues } from '#shared/contract/forms.ts'
import { isLayout, layoutKey, sizeLimitKey } from '#shared/set-choices.ts'
import { markKey } from '#shared/templates/annexures/names.ts'
import { isChosen } from '#shared/templates/papers/choice.ts'
import type { DraftSession } from '#web/features/drafts/model/draft-session.ts'
import type { Conflict } from '#web/features/drafts/model/merge-answers.ts'
import { useMessages } from '#web/messages.ts'
import { Button } from '#web/ui/Button.tsx'
import { useBuilder } from '../builder-context.ts'
import { sayLayout } from '../describe-form.ts'
import { describePlace } from '../describe-place.ts'
import { builderMessages } from '../messages.ts'
import { type CountedPlace, readAnswer } from '../places.ts'
import { describeAnswer } from './describe-answer.ts'

/**
 * Shows both answers when two tabs or two devices answered the same question differently, and lets the
 * user choose.
 */
export function ConflictPanel({ session }: { session: DraftSession }) {
  const say = useMessages(builderMessages)
  const { goToQuestion } = useBuilder()
  const { conflicts } = useSyncExternalStore(session.subscribe, session.read).state
  if (conflicts.length === 0) return null

  /** The pressed button goes, and the focus with it: on to the next choice, and from the last one to its question. */
  function choose(conflict: Conflict, side: 'mine' | 'theirs') {
    flushSync(() => session.choose(conflict, side))
    if (conflicts.length > 1) showConflicts()
    else goToQuestion(placeOf(conflict))
  }

  return (
    <section
      role="alert"
      aria-labelledby="conflicts"
      className="flex flex-col gap-4 rounded-md border border-seal-ink/40 bg-seal-soft p-4"
    >
      <div>
        <h2 id="conflicts" tabIndex={-1} className="text-lg text-seal-ink focus:outline-none">
          {say('twoPlaces')}
        </h2>
        <p className="mt-1 text-sm">{say('twoPlacesLead')}</p>
      </div>
      {conflicts.map(conflict => (
        <Choice
          key={`${conflict.name} ${conflict.item} ${conflict.question}`}
          conflict={conflict}
          onChoose={side => choose(conflict, side)}
        />
      ))}
    </section>
  )
}

export function showConflicts() {
  const heading = document.getElementById('conflicts')
  heading?.focus({ preventScroll: true })
  heading?.scrollIntoView({ block: 'center' })
}

/** What was chosen about the set, which no question asks for. */
const choices = {
  [layoutKey]: 'layout',
  [sizeLimitKey]: 'largestFile',
  [markKey]: 'annexureMarks',
} as const

function placeOf({ name, item, question }: Conflict): CountedPlace {
  return question === undefined ? { name } : { name: question, group: name, index: item }
}

type ChoiceProps = { conflict: Conflict; onChoose: (side: 'mine' | 'theirs') => void }

function Choice({ conflict, onChoose }: ChoiceProps) {
  const say = useMessages(builderMessages)
  const { form, store, questionLanguage } = useBuilder()
  const values = useSyncExternalStore(store.subscribe, store.values)
  const name = conflict.question ?? conflict.name
  const place = placeOf(conflict)
  const group = form.groups.find(({ id }) => id === conflict.name)
  const own = Object.hasOwn(choices, name) ? choices[name as keyof typeof choices] : undefined
  const asked =
    conflict.question || !group ? describePlace(form, place, questionLanguage) : group.title[questionLanguage]
  const label = own ? say(own) : asked
  const describe = (answer: FormValues[string]) =>
    isChosen(answer)
      ? say(answer === 'left out' ? 'leftOut' : 'inTheSet')
      : isLayout(answer)
        ? sayLayout(answer, say)
        : describeAnswer(form, name, answer, questionLanguage)
  return (
    <fieldset className="min-w-0">
      <legend lang={questionLanguage} className="font-semibold">
        {label}
      </legend>
      <div className="mt-2 grid gap-3 sm:grid-cols-2">
        <Side
          title={say('inThisTab')}
          answer={describe(readMine(values, conflict, place))}
          action={say('keepThis')}
          onChoose={() => onChoose('mine')}
        />
        <Side
          title={say('savedElsewhere')}
          answer={describe(conflict.theirs)}
          action={say('useThis')}
          onChoose={() => onChoose('theirs')}
        />
      </div>
    </fieldset>
  )
}

/** The present value, which may have changed since the conflict was found. */
function readMine(values: FormValues, conflict: Conflict, place: Parameters<typeof readAnswer>[1]) {
  const whole = values[conflict.name]
  return !conflict.question && Array.isArray(whole) ? whole : readAnswer(values, place)
}

type SideProps = { title: string; answer: string; action: string; onChoose: () => void }

function Side({ title, answer, action, onChoose }: SideProps) {
  const say = useMessages(builderMessages)
  return (
    <div className="flex min-w-0 flex-col gap-2 rounded-md border border-rule bg-sheet p-3">
      <p className="text-xs font-semibold text-muted">{title}</p>
      <p className="max-h-40 flex-1 overflow-y-auto break-words whitespace-pre-line">
        {answer || <span className="text-muted">{say('leftBlank')}</span>}
      </p>
      <Button variant="secondary" className="self-start" onClick={onChoose}>
        {action}
      </Button>
    </div>
  )
}
