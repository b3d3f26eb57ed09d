import { fullName } from '#shared/users.ts'
import { Failure } from '#web/Failure.tsx'
import { useUser } from '#web/session.ts'
import { ConfirmDialog } from '#web/ui/ConfirmDialog.tsx'
import { Notice } from '#web/ui/Notice.tsx'
import { useDeleteUser } from './changes.ts'
import type { UserDialogProps } from './user-dialog.ts'

export function DeleteUserDialog({ user, onClose, returnFocus }: UserDialogProps) {
  const isOwn = useUser().id === user.id
  const deletion = useDeleteUser(user)
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title={`Delete ${fullName(user)}?`}
      description={`The account ${user.username} (${user.email}) and everything saved in it is deleted for good.`}
      confirmLabel="Delete user"
      tone="danger"
      loading={deletion.isPending}
      onConfirm={() => deletion.mutate(undefined, { onSuccess: onClose })}
      returnFocus={returnFocus}
    >
      {isOwn || deletion.isError ? (
        <div className="flex flex-col gap-3">
          {isOwn ? <Notice tone="brass" title="This is your own account." /> : null}
          <Failure title="Failed to delete user" error={deletion.error} />
        </div>
      ) : null}
    </ConfirmDialog>
  )
}
