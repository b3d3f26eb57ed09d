import { useMutation } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { type DefaultValues, type Path, type UseFormReturn, useForm } from 'react-hook-form'
import type { SettingSection, SettingsView, SettingValues } from '#shared/contract/settings.ts'
import { deriveFieldErrors, deriveNewer } from '#web/api.ts'
import { notify } from '#web/ui/toast-store.ts'
import { listTheirs, mergeTyped, type TheirChange } from './changes.ts'
import { keepSettings } from './queries.ts'

export type SectionProps = {
  view: SettingsView
  /** Told when the part has something unsaved, and when not any more. */
  onDirty: (section: SettingSection, isDirty: boolean) => void
}

export type SectionEdit<Section extends SettingSection> = {
  section: Section
  form: UseFormReturn<SettingValues[Section]>
  base: SettingsView['sections'][Section]
  /** Set after a save was refused because somebody else had saved. */
  theirs: TheirChange[] | undefined
  /** What is to be said of the whole; what is wrong with one field stands at it. */
  failure: unknown
  isSaving: boolean
  isDirty: boolean
  onSubmit: () => void
  undo: () => void
}

/** The state of one part: edited from one version, saved by itself, never over what somebody else has saved unseen. */
export function useSection<Section extends SettingSection>(
  section: Section,
  { view, onDirty }: SectionProps,
  save: (body: SettingValues[Section] & { version: number }) => Promise<SettingsView>,
  savedTitle: string,
): SectionEdit<Section> {
  type Values = SettingValues[Section]
  const [base, setBase] = useState(view.sections[section])
  const [theirs, setTheirs] = useState<TheirChange[]>()
  const form = useForm<Values>({ defaultValues: base.value as DefaultValues<Values> }) // every field has its value
  const saving = useMutation({ mutationFn: save })
  const { isDirty } = form.formState
  const [failure, setFailure] = useState<unknown>()

  useEffect(() => onDirty(section, isDirty), [section, isDirty, onDirty])
  useEffect(() => () => onDirty(section, false), [section, onDirty])

  function adopt(next: SettingsView['sections'][Section]) {
    setBase(next)
    setTheirs(undefined)
    setFailure(undefined)
    form.reset(next.value as Values) // of the same section
  }

  function rebase(current: SettingsView) {
    const next = current.sections[section]
    const typed = form.getValues()
    setTheirs(listTheirs(base.value, next.value, typed))
    form.reset(next.value as Values) // of the same section
    const merged = mergeTyped<Values>(base.value as Values, next.value as Values, typed)
    for (const [name, value] of Object.entries(merged))
      form.setValue(name as Path<Values>, value, { shouldDirty: true }) // the names of its fields
    setBase(next)
  }

  function refuse(error: unknown) {
    const current = deriveNewer<SettingsView>(error)
    if (current) {
      keepSettings(current)
      return rebase(current)
    }
    const wrong = deriveFieldErrors(error)
    for (const [at, { field, message }] of wrong.entries())
      form.setError(field as Path<Values>, { message }, { shouldFocus: at === 0 }) // the contract names its fields
    setFailure(wrong.length > 0 ? undefined : error)
  }

  const onSubmit = form.handleSubmit(values => {
    if (saving.isPending) return
    setFailure(undefined)
    saving.mutate(
      { ...(values as Values), version: base.version },
      {
        onSuccess: saved => {
          keepSettings(saved)
          adopt(saved.sections[section])
          notify({ tone: 'success', title: savedTitle })
        },
        onError: refuse,
      },
    )
  })

  return {
    ...{ section, form, base, theirs, failure, isDirty, undo: () => adopt(base) },
    isSaving: saving.isPending,
    onSubmit: () => void onSubmit(),
  }
}
