import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Controller, type UseFormReturn, useForm } from 'react-hook-form'
import { type CitedLaw, longestChange } from '#shared/contract/law-changes.ts'
import { parseDay } from '#shared/templates/dates.ts'
import { useAnswers } from '#web/answers.ts'
import { useMessages } from '#web/messages.ts'
import { DateField } from '#web/ui/date-field/DateField.tsx'
import { FormDialog } from '#web/ui/FormDialog.tsx'
import { Notice } from '#web/ui/Notice.tsx'
import { SearchField } from '#web/ui/SearchField.tsx'
import { TextField } from '#web/ui/TextField.tsx'
import { notify } from '#web/ui/toast-store.ts'
import { useSubmit } from '#web/use-submit.ts'
import { changeMessages } from './messages.ts'
import { citedLawQuery, useMarkChange } from './queries.ts'

type Values = { what: string; since: string }

/** Names what changed; what cites it is listed and told at once. */
export function MarkDialog({ onClose }: { onClose: () => void }) {
  const say = useMessages(changeMessages)
  const { sayFailure, sayRule } = useAnswers()
  const [search, setSearch] = useState('')
  const [law, setLaw] = useState<CitedLaw>()
  const form = useForm<Values>({ defaultValues: { what: '', since: '' } })
  const { register, formState } = form
  const marking = useMarkChange()
  const { onSubmit, failure } = useSubmit(
    form,
    marking,
    values => ({
      ...values,
      act: law?.act ?? '',
      section: law?.section ?? '',
      caseId: law?.caseId ?? null,
    }),
    {
      onSuccess: ({ name, things }) => {
        notify({ title: say('marked', { count: things.length }), description: name, tone: 'success' })
        onClose()
      },
    },
  )
  return (
    <FormDialog
      size="wide"
      title={say('markChange')}
      description={say('markHint')}
      submitLabel={say('mark')}
      isDirty={search !== '' || formState.isDirty}
      isPending={marking.isPending}
      canSubmit={law !== undefined}
      failure={
        failure ? (
          <Notice tone="seal" role="alert" title={say('notMarked')}>
            <p>{sayFailure(failure)}</p>
          </Notice>
        ) : null
      }
      onSubmit={onSubmit}
      onClose={onClose}
    >
      <SearchField
        label={say('searchLabel')}
        placeholder={say('searchExample')}
        maxLength={200}
        value={search}
        onChange={typed => {
          setSearch(typed)
          setLaw(undefined)
        }}
      />
      <Meant search={search} chosen={law} onChoose={setLaw} />
      <TextField
        label={say('what')}
        placeholder={say('whatExample')}
        maxLength={longestChange}
        error={sayRule(formState.errors.what?.message)}
        {...register('what', { validate: what => what.trim() !== '' || say('whatMissing') })}
      />
      <Since form={form} />
    </FormDialog>
  )
}

function Since({ form: { control } }: { form: UseFormReturn<Values> }) {
  const say = useMessages(changeMessages)
  const { sayRule } = useAnswers()
  const check = (day: string) => parseDay(day) !== undefined || say('sinceMissing')
  return (
    <Controller
      control={control}
      name="since"
      rules={{ validate: check }}
      render={({ field, fieldState }) => (
        <DateField {...field} label={say('sinceLabel')} error={sayRule(fieldState.error?.message)} />
      )}
    />
  )
}

type MeantProps = { search: string; chosen: CitedLaw | undefined; onChoose: (law: CitedLaw) => void }

/** What the search may mean, to choose one of. */
function Meant({ search, chosen, onChoose }: MeantProps) {
  const say = useMessages(changeMessages)
  const found = useQuery(citedLawQuery(search))
  if (search === '') return null
  if (found.isPending)
    return (
      <p role="status" className="text-muted">
        {say('searching')}
      </p>
    )
  if (!found.data)
    return (
      <Notice tone="seal" role="alert">
        {say('notSearched')}
      </Notice>
    )
  if (found.data.length === 0)
    return (
      <p role="status" className="text-muted">
        {say('noneFound')}
      </p>
    )
  return (
    <fieldset>
      <legend className="mb-1 text-sm font-semibold">{say('meantQuestion')}</legend>
      {found.data.map(law => (
        <label
          key={keyOf(law)}
          className="flex min-h-11 cursor-pointer items-start gap-3 border-b border-rule py-2"
        >
          <input
            type="radio"
            name="law"
            className="mt-1 size-5 shrink-0 accent-bench"
            checked={chosen !== undefined && keyOf(chosen) === keyOf(law)}
            onChange={() => onChoose(law)}
          />
          <span className="min-w-0">
            <span lang="en" className="font-semibold">
              {law.name}
            </span>{' '}
            <span lang="en" className="text-muted">
              {law.heading}
            </span>
            <span className="block text-sm text-muted">{say('citedIn', { count: law.things.length })}</span>
          </span>
        </label>
      ))}
    </fieldset>
  )
}

function keyOf({ act, section, caseId }: CitedLaw): string {
  return caseId ?? `${act} ${section}`
}
