import { BookOpen, FileDown, FileText, FileType, Printer } from 'lucide-react'
import type { ReactNode } from 'react'
import type { DocumentFormat } from '#shared/contract/forms.ts'
import type { CourtProfileName } from '#shared/courts.ts'
import { useMessages } from '#web/messages.ts'
import { Button } from '#web/ui/Button.tsx'
import { useBuilder } from '../builder-context.ts'
import { layoutOfCourt } from '../courts/ways-of-court.ts'
import { sayLayout } from '../describe-form.ts'
import { builderMessages } from '../messages.ts'
import { downloadText } from './download-document.ts'
import { listLayouts } from './layouts.ts'
import { loadPrintSheet } from './use-print-sheet.ts'

type PreviewToolbarProps = {
  onDocument: (format: DocumentFormat) => void
  arePagesShown: boolean
  onPages: () => void
}

/** The actions for the document, and the court whose layout is used. */
export function PreviewToolbar({ onDocument, arePagesShown, onPages }: PreviewToolbarProps) {
  const builder = useBuilder()
  const { filed, court, layout } = builder
  const ofCourt = layoutOfCourt(filed, court)?.profile
  const say = useMessages(builderMessages)
  return (
    <div className="flex flex-wrap items-center gap-x-2 gap-y-1 border-b border-rule bg-sheet px-3 py-2">
      <h2 className="sr-only">{say('document')}</h2>
      <label className="flex min-w-0 flex-1 basis-48 items-center gap-2 text-sm text-muted">
        <span className="shrink-0">{say('layout')}</span>
        <select
          value={layout.profile}
          className="min-h-11 w-full min-w-0 cursor-pointer truncate rounded-md border border-transparent bg-transparent px-2 font-semibold text-ink hover:border-edge"
          onChange={event => layout.choose(event.target.value as CourtProfileName)} // the options are the profiles' names
        >
          {listLayouts().map(name => (
            <option key={name} value={name}>
              {name === ofCourt
                ? say('layoutOfCourt', { layout: sayLayout(name, say) })
                : sayLayout(name, say)}
            </option>
          ))}
        </select>
      </label>
      <div className="grid grid-cols-5 max-sm:w-full max-sm:grid-cols-[repeat(auto-fit,minmax(3.5rem,1fr))]">
        <Action
          icon={<BookOpen aria-hidden="true" className="size-4 shrink-0" />}
          name={say('showPages')}
          isPressed={arePagesShown}
          onClick={onPages}
        >
          {say('pages')}
        </Action>
        <Action
          icon={<FileText aria-hidden="true" className="size-4 shrink-0" />}
          name={say('downloadText')}
          onClick={() => downloadText(builder)}
        >
          {say('text')}
        </Action>
        <Action
          icon={<Printer aria-hidden="true" className="size-4 shrink-0" />}
          name={say('print')}
          onClick={() => void loadPrintSheet().finally(() => window.print())}
        >
          {say('print')}
        </Action>
        <Action
          icon={<FileDown aria-hidden="true" className="size-4 shrink-0" />}
          name={say('pdf')}
          onClick={() => onDocument('pdf')}
        >
          PDF
        </Action>
        <Action
          icon={<FileType aria-hidden="true" className="size-4 shrink-0" />}
          name={say('wordDocument')}
          onClick={() => onDocument('docx')}
        >
          {say('word')}
        </Action>
      </div>
    </div>
  )
}

type ActionProps = {
  icon: ReactNode
  name: string
  /** Set for a button that stays pressed. */
  isPressed?: boolean
  children: string
  onClick: () => void
}

function Action({ icon, name, isPressed, children, onClick }: ActionProps) {
  return (
    <Button
      variant="quiet"
      className="gap-1.5 px-1! aria-pressed:bg-bench-soft sm:px-3! lg:px-2!"
      aria-pressed={isPressed}
      aria-label={name}
      title={name}
      onClick={onClick}
    >
      {icon}
      {children}
    </Button>
  )
}
