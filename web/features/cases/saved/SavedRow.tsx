import { Link } from '@tanstack/react-router'
import { Trash2 } from 'lucide-react'
import type { SavedCase } from '#shared/contract/saved-cases.ts'
import { formatDay } from '#web/dates.ts'
import { useLanguage } from '#web/language.ts'
import { useMessages } from '#web/messages.ts'
import { Button } from '#web/ui/Button.tsx'
import { CaseBadges } from '../shared/CaseBadges.tsx'
import { CiteInDraft } from '../shared/CiteInDraft.tsx'
import { CopyCitation } from '../shared/CopyCitation.tsx'
import { useDropCase } from '../shared/use-saving.ts'
import { savedMessages } from './messages.ts'
import { NoteField } from './NoteField.tsx'
import { useNote } from './use-note.ts'

export function SavedRow({ saved }: { saved: SavedCase }) {
  const say = useMessages(savedMessages)
  const language = useLanguage()
  const { id, caseTitle, citations, court, year } = saved.case
  const note = useNote(saved)
  const drop = useDropCase(saved.case)

  /** The note as just typed is kept, so that Undo restores it too. */
  async function remove() {
    await note.flush()
    note.setGone(true)
    drop.mutate({ ...saved, note: note.state.text.trim() }, { onError: () => note.setGone(false) })
  }

  return (
    <li className="flex flex-col gap-3 p-4 sm:px-5 print:break-inside-avoid print:px-0">
      <div className="flex flex-col gap-x-6 gap-y-2 sm:flex-row sm:items-start sm:justify-between">
        <div className="min-w-0">
          <h2 className="text-lg">
            <Link to="/case-law/$id" params={{ id }} className="no-underline hover:underline">
              {caseTitle}
            </Link>
          </h2>
          {citations.length > 0 ? (
            <p className="flex flex-wrap gap-x-4 text-muted">
              {citations.map(citation => (
                <span key={citation} className="whitespace-nowrap">
                  {citation}
                </span>
              ))}
            </p>
          ) : null}
          <p className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-muted">
            <span>{[court, year].filter(Boolean).join(', ')}</span>
            <CaseBadges judgment={saved.case} />
            <span data-chrome="">
              <time dateTime={saved.savedAt}>
                {say('savedOn', { date: formatDay(saved.savedAt, language) })}
              </time>
            </span>
          </p>
        </div>
        <div data-chrome="" className="-ml-4 flex shrink-0 flex-wrap sm:ml-0">
          <CopyCitation judgment={saved.case} />
          <CiteInDraft judgment={saved.case} />
          <Button
            variant="quiet"
            aria-label={say('removeNamed', { name: caseTitle })}
            loading={drop.isPending}
            onClick={() => remove()}
          >
            <Trash2 aria-hidden="true" className="size-4" />
            {say('remove')}
          </Button>
        </div>
      </div>
      <NoteField caseTitle={caseTitle} note={note} />
    </li>
  )
}
