import { useMessages } from '#web/messages.ts'
import { Button } from '#web/ui/Button.tsx'
import { Notice } from '#web/ui/Notice.tsx'
import { TextAreaField } from '#web/ui/TextAreaField.tsx'
import { caseMessages } from '../shared/messages.ts'
import { type SaySaved, savedMessages } from './messages.ts'
import { joinNotes, type NoteState, type StoredNote } from './note-state.ts'
import type { useNote } from './use-note.ts'

type NoteFieldProps = { caseTitle: string; note: ReturnType<typeof useNote> }

/** Edited in place and saved automatically. Printed as plain text. */
export function NoteField({ caseTitle, note }: NoteFieldProps) {
  const say = useMessages(savedMessages)
  const { state, type, choose, flush } = note
  return (
    <div className="flex flex-col gap-1">
      <div data-chrome="">
        <TextAreaField
          label={
            <>
              {say('yourNote')}
              <span className="sr-only"> {say('noteOn', { name: caseTitle })}</span>
            </>
          }
          rows={2}
          maxLength={5000}
          className="[field-sizing:content]"
          value={state.text}
          onChange={event => type(event.target.value)}
          onBlur={() => flush()}
        />
        <NoteStatus state={state} onRetry={flush} />
      </div>
      {state.text.trim() ? <p className="hidden whitespace-pre-line print:block">{state.text}</p> : null}
      {state.theirs ? <NoteChoice mine={state.text} theirs={state.theirs} onChoose={choose} /> : null}
    </div>
  )
}

function NoteStatus({ state, onRetry }: { state: NoteState; onRetry: () => void }) {
  const say = useMessages(savedMessages)
  const word = useMessages(caseMessages)
  const { phase, theirs } = state
  const isFailed = phase === 'failed' && theirs === null
  return (
    <div className="flex min-h-6 flex-wrap items-center gap-x-2 text-sm text-muted">
      <p role="status" className={isFailed ? 'text-seal-ink' : undefined}>
        {describe(state, say)}
      </p>
      {isFailed ? (
        <button type="button" className="min-h-6 cursor-pointer font-semibold underline" onClick={onRetry}>
          {word('tryAgain')}
        </button>
      ) : null}
    </div>
  )
}

function describe({ phase, theirs, stored, text, message }: NoteState, say: SaySaved): string {
  if (theirs) return say('chooseNote')
  if (phase === 'failed') return say('noteNotSaved', { reason: message ?? say('noConnection') })
  if (phase === 'clean') return text && stored.version > 1 ? say('noteSaved') : ''
  return say('saving')
}

type NoteChoiceProps = { mine: string; theirs: StoredNote; onChoose: (text: string) => void }

function NoteChoice({ mine, theirs, onChoose }: NoteChoiceProps) {
  const say = useMessages(savedMessages)
  return (
    <Notice tone="seal" role="alert" title={say('changedElsewhere')}>
      <p className="mt-2 font-semibold">{say('writtenThere')}</p>
      <p className="max-h-40 overflow-y-auto whitespace-pre-line">
        {theirs.note || <span className="text-muted">{say('leftBlank')}</span>}
      </p>
      <div className="mt-3 flex flex-wrap gap-2">
        <Button variant="secondary" onClick={() => onChoose(joinNotes(mine, theirs.note))}>
          {say('keepBoth')}
        </Button>
        <Button variant="secondary" onClick={() => onChoose(mine)}>
          {say('keepMine')}
        </Button>
        <Button variant="secondary" onClick={() => onChoose(theirs.note)}>
          {say('useTheirs')}
        </Button>
      </div>
    </Notice>
  )
}
