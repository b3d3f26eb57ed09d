import { useSyncExternalStore } from 'react'
import type { FormValues } from '#shared/contract/forms.ts'
import type { DraftSession } from '#web/features/drafts/model/draft-session.ts'
import type { Conflict } from '#web/features/drafts/model/merge-answers.ts'
import { Button } from '#web/ui/Button.tsx'
import { useBuilder } from '../builder-context.ts'
import { describePlace } from '../describe-place.ts'
import { readAnswer } from '../places.ts'
import { describeAnswer } from './describe-answer.ts'

/** Where two tabs or two devices answered the same question differently: both answers, and a choice. */
export function ConflictPanel({ session }: { session: DraftSession }) {
  const { conflicts } = useSyncExternalStore(session.subscribe, session.read).state
  if (conflicts.length === 0) return null
  return (
    <section
      role="alert"
      aria-labelledby="conflicts"
      className="flex flex-col gap-4 rounded-md border border-seal-ink/40 bg-seal-soft p-4"
    >
      <div>
        <h2 id="conflicts" tabIndex={-1} className="text-lg text-seal-ink focus:outline-none">
          Answered in two places
        </h2>
        <p className="mt-1 text-sm">
          This draft was changed in another tab or on another device. Everything else was put together; here
          you choose.
        </p>
      </div>
      {conflicts.map(conflict => (
        <Choice
          key={`${conflict.name} ${conflict.item} ${conflict.question}`}
          conflict={conflict}
          onChoose={side => session.choose(conflict, side)}
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

type ChoiceProps = { conflict: Conflict; onChoose: (side: 'mine' | 'theirs') => void }

function Choice({ conflict, onChoose }: ChoiceProps) {
  const { form, store, language } = useBuilder()
  const values = useSyncExternalStore(store.subscribe, store.values)
  const name = conflict.question ?? conflict.name
  const place = conflict.question ? { name, group: conflict.name, index: conflict.item } : { name }
  const group = form.groups.find(({ id }) => id === conflict.name)
  const label = conflict.question || !group ? describePlace(form, place, language) : group.title[language]
  const say = (answer: FormValues[string]) => describeAnswer(form, name, answer, language)
  return (
    <fieldset lang={language} className="min-w-0">
      <legend className="font-semibold">{label}</legend>
      <div className="mt-2 grid gap-3 sm:grid-cols-2">
        <Side
          title="In this tab"
          answer={say(readMine(values, conflict, place))}
          action="Keep this"
          onChoose={() => onChoose('mine')}
        />
        <Side
          title="Saved elsewhere"
          answer={say(conflict.theirs)}
          action="Use this"
          onChoose={() => onChoose('theirs')}
        />
      </div>
    </fieldset>
  )
}

/** As it is now: it may have been edited since the conflict was found. */
function readMine(values: FormValues, conflict: Conflict, place: Parameters<typeof readAnswer>[1]) {
  const whole = values[conflict.name]
  return !conflict.question && Array.isArray(whole) ? whole : readAnswer(values, place)
}

type SideProps = { title: string; answer: string; action: string; onChoose: () => void }

function Side({ title, answer, action, onChoose }: SideProps) {
  return (
    <div className="flex min-w-0 flex-col gap-2 rounded-md border border-rule bg-sheet p-3">
      <p className="text-xs font-semibold text-muted">{title}</p>
      <p className="max-h-40 flex-1 overflow-y-auto break-words whitespace-pre-line">
        {answer || <span className="text-muted">Left blank</span>}
      </p>
      <Button variant="secondary" className="self-start" onClick={onChoose}>
        {action}
      </Button>
    </div>
  )
}
