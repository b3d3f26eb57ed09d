import { useMutation } from '@tanstack/react-query'
import { useForm } from 'react-hook-form'
import type { SavedSearch } from '#shared/contract/saved-searches.ts'
import { useAnswers } from '#web/answers.ts'
import { useMessages } from '#web/messages.ts'
import { FormDialog } from '#web/ui/FormDialog.tsx'
import { Notice } from '#web/ui/Notice.tsx'
import { TextField } from '#web/ui/TextField.tsx'
import { useSubmit } from '#web/use-submit.ts'
import { searchesMessages } from './messages.ts'
import { changeSearch, reloadSearches } from './queries.ts'

/** If another tab was faster, its state is fetched, and saving again writes over it. */
export function RenameDialog({ search, onClose }: { search: SavedSearch; onClose: () => void }) {
  const say = useMessages(searchesMessages)
  const { sayFailure } = useAnswers()
  const form = useForm({ defaultValues: { name: search.name } })
  const { register, formState } = form
  const renaming = useMutation({
    mutationFn: ({ name }: { name: string }) => changeSearch(search, { name, version: search.version }),
  })
  const after = { onSuccess: onClose, onError: () => void reloadSearches() }
  const { onSubmit, failure } = useSubmit(form, renaming, values => values, after)
  return (
    <FormDialog
      title={say('renameSearch')}
      submitLabel={say('saveName')}
      isDirty={formState.isDirty}
      isPending={renaming.isPending}
      failure={
        failure ? (
          <Notice tone="seal" role="alert" title={say('notRenamed')}>
            <p>{sayFailure(failure)}</p>
          </Notice>
        ) : null
      }
      onSubmit={onSubmit}
      onClose={onClose}
    >
      <TextField
        label={say('name')}
        maxLength={120}
        autoComplete="off"
        error={formState.errors.name?.message}
        onFocus={event => event.target.select()}
        {...register('name', { validate: name => name.trim() !== '' || say('nameMissing') })}
      />
    </FormDialog>
  )
}
