import { useMutation } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { BookmarkPlus } from 'lucide-react'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { Failure } from '#web/Failure.tsx'
import { useMessages } from '#web/messages.ts'
import { Button } from '#web/ui/Button.tsx'
import { CheckboxField } from '#web/ui/CheckboxField.tsx'
import { FormDialog } from '#web/ui/FormDialog.tsx'
import { TextField } from '#web/ui/TextField.tsx'
import { notify } from '#web/ui/toast-store.ts'
import { useSubmit } from '#web/use-submit.ts'
import { type Asked, makeQuestion } from '../queries.ts'
import { useWords } from '../search/messages.ts'
import type { CaseLawView } from '../search-params.ts'
import { searchesMessages } from './messages.ts'
import { saveSearch } from './queries.ts'
import { suggestName } from './suggest-name.ts'

type SaveSearchProps = { asked: Asked; view: CaseLawView }

/** Keeps the search as it stands, with its filters, to be run again. */
export function SaveSearch({ asked, view }: SaveSearchProps) {
  const say = useMessages(searchesMessages)
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button variant="secondary" className="max-sm:px-3" onClick={() => setOpen(true)}>
        <BookmarkPlus aria-hidden="true" className="size-4" />
        <span className="max-sm:sr-only">{say('saveSearch')}</span>
      </Button>
      {isOpen ? <SaveDialog asked={asked} view={view} onClose={() => setOpen(false)} /> : null}
    </>
  )
}

function SaveDialog({ asked, view, onClose }: SaveSearchProps & { onClose: () => void }) {
  const say = useMessages(searchesMessages)
  const navigate = useNavigate()
  const words = useWords()
  const [suggested] = useState(() => suggestName(asked, view, words))
  const form = useForm({ defaultValues: { name: suggested, alert: false } })
  const { register, formState } = form
  const saving = useMutation({ mutationFn: saveSearch })
  const { onSubmit, failure } = useSubmit(
    form,
    saving,
    values => {
      const { page: _page, ...question } = makeQuestion(asked, view)
      return { ...question, ...values }
    },
    {
      onSuccess: ({ name }) => {
        const action = {
          label: say('savedSearches'),
          onPress: () => void navigate({ to: '/case-law/searches' }),
        }
        notify({ title: say('searchSaved'), description: name, tone: 'success', action })
        onClose()
      },
    },
  )
  return (
    <FormDialog
      title={say('saveSearch')}
      description={say('saveSearchLead')}
      submitLabel={say('saveSearch')}
      isDirty={formState.isDirty}
      isPending={saving.isPending}
      failure={<Failure title={say('notSaved')} error={failure} />}
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
      <CheckboxField label={say('alertMe')} help={say('alertRule')} {...register('alert')} />
    </FormDialog>
  )
}
