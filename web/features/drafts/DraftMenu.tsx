import { useMutation } from '@tanstack/react-query'
import { Copy, EllipsisVertical, Pencil, Trash2 } from 'lucide-react'
import type { RefObject } from 'react'
import {
  copyDraftCall,
  type DraftSummary,
  deleteDraftCall,
  restoreDraftCall,
} from '#shared/contract/drafts.ts'
import { send } from '#web/calls.ts'
import { notifyFailure } from '#web/Failure.tsx'
import { Button } from '#web/ui/Button.tsx'
import { DropdownMenu, MenuItem } from '#web/ui/DropdownMenu.tsx'
import { notify } from '#web/ui/toast-store.ts'
import { putDraft, removeDraft } from './queries.ts'

type DraftMenuProps = {
  draft: DraftSummary
  trigger: RefObject<HTMLButtonElement | null>
  onRename: () => void
}

export function DraftMenu({ draft, trigger, onRename }: DraftMenuProps) {
  const copy = useMutation({
    mutationFn: () => send(copyDraftCall, { params: draft }),
    onSuccess: made => {
      putDraft(made)
      notify({ title: 'Draft duplicated', description: made.title, tone: 'success' })
    },
    onError: error => notifyFailure('The draft was not duplicated', error),
  })
  const restore = useMutation({
    mutationFn: () => send(restoreDraftCall, { params: draft }),
    onSuccess: putDraft,
    onError: error => notifyFailure('The draft was not brought back', error),
  })
  const remove = useMutation({
    mutationFn: () => send(deleteDraftCall, { params: draft }),
    onSuccess: () => {
      removeDraft(draft.id)
      const undo = { label: 'Undo', onPress: () => restore.mutate() }
      notify({ title: 'Draft deleted', description: draft.title, action: undo })
    },
    onError: error => notifyFailure('The draft was not deleted', error),
  })
  const button = (
    <Button
      ref={trigger}
      variant="secondary"
      className="px-2.5!"
      aria-label={`More about ${draft.title}`}
      loading={copy.isPending || remove.isPending}
    >
      <EllipsisVertical aria-hidden="true" className="size-4" />
    </Button>
  )
  return (
    <DropdownMenu trigger={button} align="end">
      <MenuItem onSelect={() => setTimeout(onRename)}>
        <Pencil aria-hidden="true" className="size-4" />
        Rename
      </MenuItem>
      <MenuItem onSelect={() => copy.mutate()}>
        <Copy aria-hidden="true" className="size-4" />
        Duplicate
      </MenuItem>
      <MenuItem tone="danger" onSelect={() => remove.mutate()}>
        <Trash2 aria-hidden="true" className="size-4" />
        Delete
      </MenuItem>
    </DropdownMenu>
  )
}
