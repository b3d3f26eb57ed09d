import { Link } from '@tanstack/react-router'
import { ChevronDown } from 'lucide-react'
import { memo, useId, useState } from 'react'
import { ButtonLink } from '#web/ButtonLink.tsx'
import { useMessages } from '#web/messages.ts'
import { Button } from '#web/ui/Button.tsx'
import { joinClasses } from '#web/ui/class-names.ts'
import { guideMessages } from '../guide/messages.ts'
import type { ListedProcedure } from '../list-procedures.ts'
import { ProcedureBadges } from '../ProcedureBadges.tsx'
import { FirstDocuments } from './FirstDocuments.tsx'
import { GuideFiles } from './GuideFiles.tsx'
import { cardMessages } from './messages.ts'
import { OpenGuide } from './OpenGuide.tsx'

type ProcedureCardProps = {
  procedure: ListedProcedure
  /** True for the only result, which is open at once. */
  isAlone: boolean
}

/** A guide in the list: its facts, a link to it, its files, and four tabs when opened. */
export const ProcedureCard = memo(function ProcedureCard({ procedure, isAlone }: ProcedureCardProps) {
  const { slug, title, provision, done, stepCount } = procedure
  const say = useMessages(cardMessages)
  const sayGuide = useMessages(guideMessages)
  const [isOpen, setIsOpen] = useState(isAlone)
  const partId = useId()
  return (
    <li
      className={joinClasses(
        'flex min-w-0 flex-col gap-3 rounded-md border border-rule bg-sheet p-4 shadow-sheet max-sm:gap-2 max-sm:py-3',
        isAlone && 'col-span-full',
      )}
    >
      <div>
        <h2 className="text-lg">
          <Link lang="en" to="/procedures/$slug" params={{ slug }} className="no-underline hover:underline">
            {title}
          </Link>
        </h2>
        <p lang="en" className={joinClasses('text-sm text-muted sm:mt-1', !isOpen && 'truncate')}>
          {provision}
        </p>
      </div>
      <ProcedureBadges procedure={procedure} />
      {isOpen ? (
        <p lang="en" className="max-w-prose">
          {procedure.description}
        </p>
      ) : (
        <FirstDocuments documents={procedure.documents} count={procedure.documentCount} />
      )}
      {done.length > 0 ? (
        <p className="text-sm font-semibold text-bench-ink">
          {sayGuide('stepsDone', { done: done.length, count: stepCount })}
        </p>
      ) : null}
      <div className="flex flex-wrap gap-2">
        <ButtonLink to="/procedures/$slug" params={{ slug }} aria-label={say('openGuideNamed', { title })}>
          {say('openGuide')}
        </ButtonLink>
        <Button
          variant="secondary"
          aria-expanded={isOpen}
          aria-controls={isOpen ? partId : undefined}
          aria-label={say(isOpen ? 'lessNamed' : 'detailsNamed', { title })}
          onClick={() => setIsOpen(!isOpen)}
        >
          {say(isOpen ? 'less' : 'details')}
          <ChevronDown
            aria-hidden="true"
            className={joinClasses('size-4 transition-transform', isOpen && 'rotate-180')}
          />
        </Button>
        <GuideFiles slug={slug} title={title} done={done} />
      </div>
      {isOpen ? (
        <div id={partId} className="flex flex-col gap-3">
          <OpenGuide slug={slug} title={title} done={done} />
        </div>
      ) : null}
    </li>
  )
})
