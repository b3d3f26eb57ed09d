import { Pencil } from 'lucide-react'
import type { RefObject } from 'react'
import { Button } from '#web/ui/Button.tsx'
import type { Asked } from '../queries.ts'
import { useWords } from './messages.ts'
import { typeKeys } from './search-labels.ts'

type FoldedSearchProps = { asked: Asked; button: RefObject<HTMLButtonElement | null>; onEdit: () => void }

/** On a phone, replaces the search box after a search: shows the question and a button to edit it. */
export function FoldedSearch({ asked, button, onEdit }: FoldedSearchProps) {
  const { say } = useWords()
  return (
    <div className="flex items-center gap-3 rounded-md border border-rule bg-sheet py-2 pr-2 pl-4 shadow-sheet sm:hidden">
      <p className="min-w-0 flex-1">
        <span className="block text-xs text-muted">{say(typeKeys[asked.searchType].name)}</span>
        <span className="line-clamp-2 leading-snug font-semibold [overflow-wrap:anywhere]">
          {asked.query}
        </span>
      </p>
      <Button ref={button} variant="secondary" className="shrink-0 px-3" onClick={onEdit}>
        <Pencil aria-hidden="true" className="size-4" />
        {say('editSearch')}
      </Button>
    </div>
  )
}
