import { CircleAlert, CircleCheck, CloudUpload, HardDrive } from 'lucide-react'
import { useSyncExternalStore } from 'react'
import { useAnswers } from '#web/answers.ts'
import type { DraftSession } from '#web/features/drafts/model/draft-session.ts'
import { useMessages } from '#web/messages.ts'
import { joinClasses } from '#web/ui/class-names.ts'
import { builderMessages } from '../messages.ts'
import { showConflicts } from './ConflictPanel.tsx'
import { describeSave, type SaveTone } from './describe-save.ts'

const icons = { calm: CircleCheck, busy: CloudUpload, warning: CircleAlert }
const inks: Record<SaveTone, string> = { calm: 'text-muted', busy: 'text-muted', warning: 'text-seal-ink' }

/** 'Saved', 'Saving…', or where the answers are instead. A screen reader announces changes. */
export function SaveStatus({ session }: { session: DraftSession }) {
  const view = useSyncExternalStore(session.subscribe, session.read)
  const say = useMessages(builderMessages)
  const { sayRule } = useAnswers()
  const words = describeSave(view, say, sayRule)
  const Icon = view.state.phase === 'new' ? HardDrive : icons[words?.tone ?? 'calm']
  return (
    <p
      role="status"
      className={joinClasses('flex min-w-0 items-start gap-1.5 text-sm', inks[words?.tone ?? 'calm'])}
    >
      {words ? (
        <>
          <Icon aria-hidden="true" className="mt-1 size-4 shrink-0" />
          <span className="min-w-0">
            {view.state.conflicts.length > 0 ? (
              <button
                type="button"
                className="cursor-pointer font-semibold underline"
                onClick={showConflicts}
              >
                {words.text}
              </button>
            ) : (
              <span className="font-semibold">{words.text}</span>
            )}
            {words.detail ? <span className="block text-xs text-muted">{words.detail}</span> : null}
          </span>
        </>
      ) : null}
    </p>
  )
}
