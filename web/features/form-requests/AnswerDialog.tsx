import { useQuery } from '@tanstack/react-query'
import { useForm, useWatch } from 'react-hook-form'
import { type AdminFormRequest, longestAnswerNote } from '#shared/contract/form-requests.ts'
import { Failure } from '#web/Failure.tsx'
import { FormDialog } from '#web/ui/FormDialog.tsx'
import { SelectField } from '#web/ui/SelectField.tsx'
import { TextAreaField } from '#web/ui/TextAreaField.tsx'
import { notify } from '#web/ui/toast-store.ts'
import { useSubmit } from '#web/use-submit.ts'
import { formTitlesQuery, guidesQuery, useAnswerRequest } from './queries.ts'

type Told = { form: string; guide: string; note: string }

/** Says what is there now; everybody whose request is open gets a mail. */
export function AnswerDialog({ request, onClose }: { request: AdminFormRequest; onClose: () => void }) {
  const form = useForm<Told>({ defaultValues: { form: '', guide: '', note: '' } })
  const { register, formState, control } = form
  const { form: formId = '', guide = '', note = '' } = useWatch({ control })
  const answering = useAnswerRequest(request.id)
  const open = request.askers.filter(({ isOpen }) => isOpen).length

  const { onSubmit, failure } = useSubmit(
    form,
    answering,
    told => ({
      answered: true,
      tell: {
        note: told.note,
        ...(told.form && { form: Number(told.form) }),
        ...(told.guide && { guide: told.guide }),
      },
    }),
    {
      onSuccess: () => {
        notify({ tone: 'success', title: `The answer goes to ${describeCount(open)}` })
        onClose()
      },
    },
  )

  return (
    <FormDialog
      title={`Answer: ${request.search}`}
      description={`A mail goes to ${describePeople(request)}.`}
      submitLabel="Send answer"
      isDirty={formId !== '' || guide !== '' || note !== ''}
      isPending={answering.isPending}
      canSubmit={formId !== '' || guide !== '' || note.trim() !== ''}
      failure={<Failure title="Failed to send the answer" error={failure} />}
      onSubmit={onSubmit}
      onClose={onClose}
    >
      <SelectField
        label="Form that is there now"
        optional
        options={[none, ...useFormOptions()]}
        {...register('form')}
      />
      <SelectField
        label="Guide that is there now"
        optional
        options={[none, ...useGuideOptions()]}
        {...register('guide')}
      />
      <TextAreaField
        label="Note"
        optional
        rows={4}
        maxLength={longestAnswerNote}
        error={formState.errors.note?.message}
        {...register('note')}
      />
    </FormDialog>
  )
}

const none = { value: '', label: 'None' }

function useFormOptions() {
  const forms = useQuery(formTitlesQuery).data ?? []
  return sortByLabel(forms.map(({ id, titles }) => ({ value: String(id), label: titles.en })))
}

function useGuideOptions() {
  const guides = useQuery(guidesQuery).data ?? []
  return sortByLabel(guides.map(({ slug, title }) => ({ value: slug, label: title })))
}

function sortByLabel(options: { value: string; label: string }[]) {
  return options.sort((one, other) => one.label.localeCompare(other.label))
}

function describePeople({ askers }: AdminFormRequest): string {
  const open = askers.filter(({ isOpen }) => isOpen)
  const [first] = open
  return open.length === 1 && first ? `${first.name} (${first.email})` : describeCount(open.length)
}

function describeCount(people: number): string {
  return people === 1 ? 'one person' : `${people} people`
}
