import { useQuery } from '@tanstack/react-query'
import { Bookmark, BookmarkCheck } from 'lucide-react'
import { useMessages } from '#web/messages.ts'
import { Button } from '#web/ui/Button.tsx'
import type { ButtonVariant } from '#web/ui/button-class.ts'
import { savedCasesQuery } from '../case-queries.ts'
import { caseMessages } from './messages.ts'
import { useDropCase, useSaveCase } from './use-saving.ts'

type Saveable = { id: string; caseTitle: string }

/** Saves or removes a judgment. Removing it, with its note, can be undone. */
export function SaveCase({ judgment, variant = 'quiet' }: { judgment: Saveable; variant?: ButtonVariant }) {
  const word = useMessages(caseMessages)
  const saved = useQuery({
    ...savedCasesQuery,
    select: list => list.find(each => each.case.id === judgment.id),
  }).data
  const save = useSaveCase(judgment)
  const drop = useDropCase(judgment)
  const Icon = saved ? BookmarkCheck : Bookmark
  return (
    <Button
      variant={variant}
      aria-pressed={saved !== undefined}
      aria-label={word(saved ? 'savedNamed' : 'saveNamed', { name: judgment.caseTitle })}
      loading={save.isPending || drop.isPending}
      onClick={() => (saved ? drop.mutate(saved) : save.mutate({}))}
    >
      <Icon aria-hidden="true" className="size-4" />
      {word(saved ? 'saved' : 'save')}
    </Button>
  )
}
