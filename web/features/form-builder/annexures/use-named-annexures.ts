import { useMemo } from 'react'
import type { AnnexureView } from '#shared/contract/annexures.ts'
import type { FormView } from '#shared/contract/forms.ts'
import { type BoundAnnexure, placeFiles } from '#shared/templates/annexures/place-files.ts'
import { contextOf } from '#shared/templates/compile.ts'
import { formOfSet } from '#shared/templates/papers/form-of-set.ts'
import { createResolver } from '#shared/templates/resolver.ts'
import type { AnswerStore } from '../answer-store.ts'
import { useDocumentLanguage } from '../builder-context.ts'
import { bracketBlanks, createBlankLabels } from '../preview/blank-labels.ts'
import { useRestedValues } from '../use-rested-values.ts'

/**
 * The annexures that the paper names, each with its files, and then the files that belong to none of
 * them.
 */
export function usePlacedFiles(
  form: FormView,
  store: AnswerStore,
  { files, mark }: { files: readonly AnnexureView[]; mark: string },
): readonly BoundAnnexure<AnnexureView>[] {
  const language = useDocumentLanguage(store)
  const resolve = useMemo(
    () => createResolver(formOfSet(form), contextOf(language, { blank: 'placeholder' })),
    [form, language],
  )
  const values = useRestedValues(store)
  const labels = useMemo(() => createBlankLabels(form, language), [form, language])
  const named = useMemo(
    () => resolve(values).annexures.map(one => ({ ...one, title: bracketBlanks(one.title, labels) })),
    [resolve, values, labels],
  )
  return useMemo(() => placeFiles(named, files, { pattern: mark, language }), [named, files, mark, language])
}
