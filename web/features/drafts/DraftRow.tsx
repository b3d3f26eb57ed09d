import { Link } from '@tanstack/react-router'
import { HardDrive } from 'lucide-react'
import { Suspense, useRef, useState } from 'react'
import type { DraftSummary } from '#shared/contract/drafts.ts'
import type { Language } from '#shared/languages.ts'
import type { Address } from '#web/address.ts'
import { ButtonLink } from '#web/ButtonLink.tsx'
import { formatMoment } from '#web/dates.ts'
import { useLanguage } from '#web/language.ts'
import { lazyPart } from '#web/lazy-part.ts'
import { useMessages } from '#web/messages.ts'
import { formatRelativeTime } from '#web/relative-time.ts'
import { draftsMessages } from './messages.ts'
import { RenameForm } from './RenameForm.tsx'

const DraftMenu = lazyPart(() => import('./DraftMenu.tsx').then(part => part.DraftMenu))

const languageKeys = {
  en: 'english',
  hi: 'hindi',
  mr: 'marathi',
} as const satisfies Record<Language, string>

type DraftRowProps = { draft: DraftSummary; formTitle: string | undefined; isAhead: boolean }

export function DraftRow({ draft, formTitle, isAhead }: DraftRowProps) {
  const say = useMessages(draftsMessages)
  const language = useLanguage()
  const [isRenaming, setIsRenaming] = useState(false)
  const menu = useRef<HTMLButtonElement>(null)
  const address: Address = {
    to: '/form-builder/{-$id}',
    params: { id: String(draft.formId) },
    search: { draft: draft.id },
  }

  function stopRenaming() {
    setIsRenaming(false)
    setTimeout(() => menu.current?.focus())
  }

  return (
    <li className="flex flex-col gap-x-6 gap-y-3 p-4 sm:flex-row sm:items-center sm:px-5">
      <div className="min-w-0 flex-1">
        {isRenaming ? (
          <RenameForm draft={draft} onDone={stopRenaming} />
        ) : (
          <h2 className="text-lg">
            <Link {...address} className="no-underline hover:underline">
              {draft.title}
            </Link>
          </h2>
        )}
        <p className="mt-1 flex flex-wrap gap-x-3 text-sm text-muted">
          {formTitle && !draft.title.startsWith(formTitle) ? <span>{formTitle}</span> : null}
          <span>{say(languageKeys[draft.language])}</span>
          <time dateTime={draft.updatedAt} title={formatMoment(draft.updatedAt, language)}>
            {formatRelativeTime(draft.updatedAt, new Date(), language)}
          </time>
        </p>
        {isAhead ? (
          <p className="mt-1 flex items-center gap-1.5 text-sm font-semibold text-brass-ink">
            <HardDrive aria-hidden="true" className="size-4 shrink-0" />
            {say('newerHere')}
          </p>
        ) : null}
      </div>
      <div className="flex shrink-0 gap-2">
        <ButtonLink
          {...address}
          className="max-sm:flex-1"
          aria-label={say('resumeNamed', { title: draft.title })}
        >
          {say('resume')}
        </ButtonLink>
        <Suspense fallback={<span className="size-11" />}>
          <DraftMenu draft={draft} trigger={menu} onRename={() => setIsRenaming(true)} />
        </Suspense>
      </div>
    </li>
  )
}
