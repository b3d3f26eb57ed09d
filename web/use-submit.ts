import type { UseMutationResult } from '@tanstack/react-query'
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form'
import { deriveFieldErrors } from '#web/api.ts'

type After<Answer> = {
  onSuccess?: (answer: Answer) => void
  onError?: (error: Error) => void
}

/**
 * How every form made with `useForm` is sent. Once each field passes, what `toBody` makes of the values is sent, never
 * twice at a time. What the server finds wrong with single fields is shown beside them, and the first of those gets the
 * focus. `failure` is what remains to be said of the whole: nothing where the fields say it.
 */
export function useSubmit<Values extends FieldValues, Body, Answer>(
  form: UseFormReturn<Values>,
  sending: Pick<UseMutationResult<Answer, Error, Body>, 'mutate' | 'isPending' | 'error'>,
  toBody: (values: Values) => Body,
  { onSuccess, onError }: After<Answer> = {},
) {
  const onSubmit = form.handleSubmit(values => {
    if (sending.isPending) return
    sending.mutate(toBody(values), {
      onSuccess,
      onError: error => {
        for (const [at, { name, message }] of listWrong(form, error).entries())
          form.setError(name, { message }, { shouldFocus: at === 0 })
        onError?.(error)
      },
    })
  })
  return { onSubmit, failure: listWrong(form, sending.error).length > 0 ? null : sending.error }
}

function listWrong<Values extends FieldValues>(form: UseFormReturn<Values>, error: unknown) {
  const names = Object.keys(form.getValues()) as Path<Values>[] // the fields of a form here all stand at its top
  return deriveFieldErrors(error).flatMap(({ field, message }) => {
    const name = names.find(known => known === field)
    return name ? [{ name, message }] : []
  })
}
