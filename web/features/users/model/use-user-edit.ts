import { useState } from 'react'
import { type UseFormReturn, useForm, useWatch } from 'react-hook-form'
import type { UserView } from '#shared/contract/account.ts'
import { type Change, deriveStale, listChanges, pickTouched, type Touched } from './stale-edit.ts'
import { deriveValues, type UserValues } from './user-values.ts'

export type UserEdit = {
  form: UseFormReturn<UserValues>
  /** The version that the edit is based on; it is sent with every save. */
  base: UserView
  touched: Touched
  /** Set after a save was refused because somebody else had saved. */
  changes: Change[] | undefined
  /** Restarts from a newer version, whether saved by this form or elsewhere. */
  adopt: (user: UserView) => void
  /** After a failed save: if somebody else had saved, continues from their version, with what was typed on top. */
  rebase: (error: unknown) => void
}

/**
 * The state of editing a user, in the admin panel and in the profile. A change by somebody else is reported, never
 * overwritten.
 */
export function useUserEdit(user: UserView): UserEdit {
  const [base, setBase] = useState(user)
  const [changes, setChanges] = useState<Change[]>()
  const form = useForm<UserValues>({ defaultValues: deriveValues(user) })
  const values = useWatch({ control: form.control })
  const touched = pickTouched(deriveValues(base), values)

  function adopt(next: UserView) {
    setBase(next)
    setChanges(undefined)
    form.reset(deriveValues(next))
  }

  function rebase(error: unknown) {
    const current = deriveStale(error)
    if (!current) return
    const typed = pickTouched(deriveValues(base), form.getValues())
    setChanges(listChanges(base, current, typed))
    form.reset({ ...deriveValues(current), ...typed })
    setBase(current)
  }

  return { form, base, touched, changes, adopt, rebase }
}
