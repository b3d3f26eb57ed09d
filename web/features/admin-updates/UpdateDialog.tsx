import { useState } from 'react'
import { Controller, type UseFormReturn, useForm, useWatch } from 'react-hook-form'
import type { AdminUpdateView } from '#shared/contract/updates.ts'
import { nameType, updatePriorities, updateTypes } from '#shared/contract/updates.ts'
import { parseDay } from '#shared/templates/dates.ts'
import { Failure } from '#web/Failure.tsx'
import { DateField } from '#web/ui/date-field/DateField.tsx'
import { FormDialog } from '#web/ui/FormDialog.tsx'
import { Notice } from '#web/ui/Notice.tsx'
import { SelectField } from '#web/ui/SelectField.tsx'
import { TextAreaField } from '#web/ui/TextAreaField.tsx'
import { TextField } from '#web/ui/TextField.tsx'
import { useSubmit } from '#web/use-submit.ts'
import { useChangeUpdate, usePublishUpdate } from './changes.ts'
import {
  deriveNewerUpdate,
  fieldLabels,
  listNews,
  pickTouched,
  startValues,
  toChangeBody,
  type UpdateField,
  type UpdateValues,
} from './update-values.ts'

type UpdateDialogProps = { update?: AdminUpdateView; onClose: () => void }

export function UpdateDialog({ update, onClose }: UpdateDialogProps) {
  const [base, setBase] = useState(update)
  const [news, setNews] = useState<string[]>()
  const form = useForm<UpdateValues>({ defaultValues: startValues(update) })
  const values = { ...startValues(base), ...useWatch({ control: form.control }) }
  const touched = pickTouched(startValues(base), values)
  const publishing = usePublishUpdate()
  const change = useChangeUpdate(update?.id ?? 0)
  const mutation = base ? change : publishing
  const isDirty = Object.keys(touched).length > 0

  const after = { onSuccess: onClose, onError: rebase }
  const publish = useSubmit(form, publishing, filled => filled, after)
  const save = useSubmit(form, change, () => toChangeBody(touched, base?.version ?? 0), after)
  const submit = isDirty ? save.onSubmit : form.handleSubmit(onClose)

  /** Somebody else has saved: untouched fields show the new values, what was typed stays. */
  function rebase(error: Error) {
    const newer = deriveNewerUpdate(error)
    if (!newer) return
    setNews(listNews(startValues(base), startValues(newer)))
    setBase(newer)
    form.reset({ ...startValues(newer), ...pickTouched(startValues(base), form.getValues()) })
  }

  return (
    <FormDialog
      size="wide"
      title={update ? 'Edit update' : 'Publish update'}
      description={update ? undefined : 'It appears at the top of the resource hub at once.'}
      submitLabel={news ? 'Save on top' : update ? 'Save changes' : 'Publish'}
      isDirty={isDirty}
      isPending={mutation.isPending}
      failure={<SaveFailure error={mutation.error} news={news} />}
      onSubmit={base ? submit : publish.onSubmit}
      onClose={onClose}
    >
      <Fields form={form} />
    </FormDialog>
  )
}

function SaveFailure({ error, news }: { error: Error | null; news: string[] | undefined }) {
  if (!news || !deriveNewerUpdate(error)) return <Failure title="Failed to save the update" error={error} />
  return (
    <Notice tone="brass" role="alert" title="Somebody else has saved this in the meantime">
      <ul>
        {news.map(line => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <p className="mt-1">What you typed still stands and is not saved yet.</p>
    </Notice>
  )
}

function Fields({ form }: { form: UseFormReturn<UpdateValues> }) {
  const { register, formState } = form
  const box = (field: UpdateField) => ({
    label: fieldLabels[field],
    error: formState.errors[field]?.message,
    ...register(field, { validate: value => value.trim() !== '' || `${fieldLabels[field]} is required` }),
  })
  return (
    <>
      <TextField {...box('title')} maxLength={200} />
      <TextAreaField {...box('description')} maxLength={2000} rows={5} />
      <div className="grid gap-5 sm:grid-cols-3">
        <SelectField
          {...box('type')}
          options={updateTypes.map(value => ({ value, label: capitalize(nameType(value)) }))}
        />
        <SelectField
          {...box('priority')}
          options={updatePriorities.map(value => ({ value, label: capitalize(value) }))}
        />
        <HappenedOn form={form} />
      </div>
      <TextField
        {...box('source')}
        maxLength={300}
        help="The provision, notification or judgment in which it can be checked."
      />
    </>
  )
}

function HappenedOn({ form: { control } }: { form: UseFormReturn<UpdateValues> }) {
  const label = fieldLabels.happenedOn
  const check = (value: string) =>
    value.trim() === '' ? `${label} is required` : parseDay(value) !== undefined
  return (
    <Controller
      control={control}
      name="happenedOn"
      rules={{ validate: check }}
      render={({ field, fieldState }) => (
        <DateField {...field} label={label} error={fieldState.error?.message} />
      )}
    />
  )
}

function capitalize(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
