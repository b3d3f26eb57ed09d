import { Files } from 'lucide-react'
import { Suspense, useState } from 'react'
import { useMessages } from '#web/messages.ts'
import { Button } from '#web/ui/Button.tsx'
import { useBuilder, usePapersInSight } from '../builder-context.ts'
import { PapersSheet } from '../later-parts.ts'
import { builderMessages } from '../messages.ts'

/** On narrow screens: names the paper that is shown and opens the list of the others. */
export function PapersButton() {
  const say = useMessages(builderMessages)
  const { filed, questionLanguage } = useBuilder()
  const papers = usePapersInSight()
  const [isOpen, setIsOpen] = useState(false)
  const shown = filed.papers?.list.find(({ id }) => papers.shownId.startsWith(id))
  return (
    <div className="border-b border-rule bg-sheet px-3 py-1">
      <Button variant="quiet" className="max-w-full" onClick={() => setIsOpen(true)}>
        <Files aria-hidden="true" className="size-4 shrink-0" />
        <span className="min-w-0 truncate">
          {say('showPapers', { paper: shown?.titles[questionLanguage] ?? '' })}
        </span>
      </Button>
      {isOpen ? (
        <Suspense>
          <PapersSheet onClose={() => setIsOpen(false)} />
        </Suspense>
      ) : null}
    </div>
  )
}
