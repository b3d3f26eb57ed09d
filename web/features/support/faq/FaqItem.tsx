import { ChevronDown } from 'lucide-react'
import type { FaqEntry } from '#shared/contract/support.ts'
import { formatDay } from '#web/dates.ts'
import { LibraryToday } from '#web/features/forms/parts/LibraryToday.tsx'
import { useLanguage } from '#web/language.ts'
import { useMessages } from '#web/messages.ts'
import { joinClasses } from '#web/ui/class-names.ts'
import { Notice } from '#web/ui/Notice.tsx'
import { SampleMark } from '#web/ui/SampleMark.tsx'
import { TagList } from '../CardParts.tsx'
import { supportMessages } from '../messages.ts'

type FaqItemProps = { entry: FaqEntry; isOpen: boolean; onToggle: () => void }

export function FaqItem({ entry, isOpen, onToggle }: FaqItemProps) {
  const answerId = `answer-${entry.id}`
  return (
    <li>
      <h2 className="text-lg">
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={answerId}
          onClick={onToggle}
          className="flex min-h-14 w-full cursor-pointer items-center gap-4 px-4 py-3 text-left -outline-offset-2 hover:bg-sunken sm:px-6"
        >
          <span className="flex-1">{entry.question}</span>
          <ChevronDown
            aria-hidden="true"
            className={joinClasses('size-5 shrink-0 transition-transform', isOpen && 'rotate-180')}
          />
        </button>
      </h2>
      <div id={answerId} hidden={!isOpen} className="px-4 pt-2 pb-5 sm:px-6">
        <Answer entry={entry} />
      </div>
    </li>
  )
}

function Answer({ entry: { answer, basis, inForce, isSample, category, tags } }: { entry: FaqEntry }) {
  const say = useMessages(supportMessages)
  const language = useLanguage()
  return (
    <div className="flex max-w-3xl flex-col gap-3">
      {basis ? <p className="text-sm font-semibold text-muted">{basis}</p> : null}
      <p>{answer}</p>
      {inForce ? (
        <Notice tone="bench" title={say('inForceSince', { day: formatDay(inForce.since, language) })}>
          <p>{inForce.text}</p>
          <p className="mt-1 text-muted">{inForce.source}</p>
        </Notice>
      ) : null}
      {isSample ? (
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <SampleMark />
          <LibraryToday />
        </p>
      ) : null}
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <span className="text-sm font-semibold">{category}</span>
        <TagList label={say('tags')} tags={tags} />
      </div>
    </div>
  )
}
