import { Button } from '#web/ui/Button.tsx'
import { Notice } from '#web/ui/Notice.tsx'
import { TextAreaField } from '#web/ui/TextAreaField.tsx'
import { joinNotes, type NoteState, type StoredNote } from './note-state.ts'
import type { useNote } from './use-note.ts'

type NoteFieldProps = { caseTitle: string; note: ReturnType<typeof useNote> }

/** Edited in place and saved automatically. Printed as plain text. */
export function NoteField({ caseTitle, note }: NoteFieldProps) {
  const { state, type, choose, flush } = note
  return (
    <div className="flex flex-col gap-1">
      <div data-chrome="">
        <TextAreaField
          label={
            <>
              Your note<span className="sr-only"> on {caseTitle}</span>
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
  const { phase, theirs, message } = state
  const isFailed = phase === 'failed' && theirs === null
  return (
    <div className="flex min-h-6 flex-wrap items-center gap-x-2 text-sm text-muted">
      <p role="status" className={isFailed ? 'text-seal-ink' : undefined}>
        {say(state)}
        {isFailed ? ` ${message}` : ''}
      </p>
      {isFailed ? (
        <button type="button" className="min-h-6 cursor-pointer font-semibold underline" onClick={onRetry}>
          Try again
        </button>
      ) : null}
    </div>
  )
}

function say({ phase, theirs, stored, text }: NoteState): string {
  if (theirs) return 'Choose between two notes'
  if (phase === 'failed') return 'Not saved:'
  if (phase === 'clean') return text && stored.version > 1 ? 'Saved' : ''
  return 'Saving…'
}

type NoteChoiceProps = { mine: string; theirs: StoredNote; onChoose: (text: string) => void }

function NoteChoice({ mine, theirs, onChoose }: NoteChoiceProps) {
  return (
    <Notice tone="seal" role="alert" title="This note was also changed in another tab or on another device">
      <p className="mt-2 font-semibold">Written there:</p>
      <p className="max-h-40 overflow-y-auto whitespace-pre-line">
        {theirs.note || <span className="text-muted">Left blank</span>}
      </p>
      <div className="mt-3 flex flex-wrap gap-2">
        <Button variant="secondary" onClick={() => onChoose(joinNotes(mine, theirs.note))}>
          Keep both
        </Button>
        <Button variant="secondary" onClick={() => onChoose(mine)}>
          Keep mine
        </Button>
        <Button variant="secondary" onClick={() => onChoose(theirs.note)}>
          Use theirs
        </Button>
      </div>
    </Notice>
  )
}
