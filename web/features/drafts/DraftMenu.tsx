import { useMutation } from '@tanstack/react-query'
import { Copy, EllipsisVertical, Pencil, Trash2 } from 'lucide-react'
import type { RefObject } from 'react'
import {
  copyDraftCall,
  type DraftSummary,
  deleteDraftCall,
  restoreDraftCall,
} from '#shared/contract/drafts.ts'
import { useAnswers } from '#web/answers.ts'
import { send } from '#web/calls.ts'
import { useMessages } from '#web/messages.ts'
import { Button } from '#web/ui/Button.tsx'
import { DropdownMenu, MenuItem } from '#web/ui/DropdownMenu.tsx'
import { notify } from '#web/ui/toast-store.ts'
import { draftsMessages } from './messages.ts'
import { putDraft, removeDraft } from './queries.ts'

type DraftMenuProps = {
  draft: DraftSummary
  trigger: RefObject<HTMLButtonElement | null>
  onRename: () => void
}

export function DraftMenu({ draft, trigger, onRename }: DraftMenuProps) {
  const say = useMessages(draftsMessages)
  const { sayFailure } = useAnswers()
  const notifyFailure = (title: string, error: unknown) =>
    notify({ title, description: sayFailure(error), tone: 'danger' })
  const copy = useMutation({
    mutationFn: () => send(copyDraftCall, { params: draft }),
    onSuccess: made => {
      putDraft(made)
      notify({ title: say('duplicated'), description: made.title, tone: 'success' })
    },
    onError: error => notifyFailure(say('notDuplicated'), error),
  })
  const restore = useMutation({
    mutationFn: () => send(restoreDraftCall, { params: draft }),
    onSuccess: putDraft,
    onError: error => notifyFailure(say('notRestored'), error),
  })
  const remove = useMutation({
    mutationFn: () => send(deleteDraftCall, { params: draft }),
    onSuccess: () => {
      removeDraft(draft.id)
      const undo = { label: say('undo'), onPress: () => restore.mutate() }
      notify({ title: say('deleted'), description: draft.title, action: undo })
    },
    onError: error => notifyFailure(say('notDeleted'), error),
  })
  const button = (
    <Button
      ref={trigger}
      variant="secondary"
      className="px-2.5!"
      aria-label={say('moreAbout', { title: draft.title })}
      loading={copy.isPending || remove.isPending}
    >
      <EllipsisVertical aria-hidden="true" className="size-4" />
    </Button>
  )
  return (
    <DropdownMenu trigger={button} align="end">
      <MenuItem onSelect={() => setTimeout(onRename)}>
        <Pencil aria-hidden="true" className="size-4" />
        {say('rename')}
      </MenuItem>
      <MenuItem onSelect={() => copy.mutate()}>
        <Copy aria-hidden="true" className="size-4" />
        {say('duplicate')}
      </MenuItem>
      <MenuItem tone="danger" onSelect={() => remove.mutate()}>
        <Trash2 aria-hidden="true" className="size-4" />
        {say('delete')}
      </MenuItem>
    </DropdownMenu>
  )
}
