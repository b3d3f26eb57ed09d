import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { FormTitle } from '#shared/contract/forms.ts'
import type { Language } from '#shared/languages.ts'
import { foundFormsQuery } from '#web/features/forms/queries.ts'
import { anything } from '#web/search.ts'
import { type ChoiceGroup, groupChoices, listFound } from './find-choices.ts'
import { useSettled } from './use-settled.ts'

export type Choices = {
  groups: readonly ChoiceGroup[]
  state: 'shown' | 'searching' | 'failed' | 'nothing'
}

const pause = 150

/** All forms, or what the library's own search finds for what is typed: a form is found here by all that finds it there. */
export function useChoices(forms: readonly FormTitle[], typed: string, language: Language): Choices {
  const wanted = typed.trim()
  const search = useSettled(wanted, pause)
  const found = useQuery({
    ...foundFormsQuery({ search, category: anything, language: 'en' }),
    enabled: search !== '',
  })
  const all = useMemo(() => groupChoices(forms, language), [forms, language])
  const groups = useMemo(() => listFound(forms, found.data?.forms ?? []), [forms, found.data])
  if (wanted === '') return { groups: all, state: 'shown' }
  if (found.isError) return { groups: [], state: 'failed' }
  const isAnswered = found.data?.search === wanted
  if (isAnswered) return { groups, state: groups.length > 0 ? 'shown' : 'nothing' }
  return { groups, state: 'searching' }
}
