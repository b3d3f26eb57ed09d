import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { AnnexureView } from '#shared/contract/annexures.ts'
import type { FormView } from '#shared/contract/forms.ts'
import { type BoundAnnexure, callAnnexure } from '#shared/templates/annexures/place-files.ts'
import type { AnswerStore } from '../answer-store.ts'
import { annexuresQuery } from './calls.ts'
import type { SetPart } from './set-size.ts'
import { useMark } from './use-mark.ts'
import { usePlacedFiles } from './use-named-annexures.ts'

const none: AnnexureView[] = []
/** Until the form is saved there are no files. */
const unsaved = 0

/** The annexures of a draft: those that have files, each with its weight, and the marks of those that have none. */
export type SetFiles = { parts: readonly SetPart[]; wanting: readonly string[] }

export function useSetFiles(form: FormView, store: AnswerStore, draftId = unsaved): SetFiles {
  const { data } = useQuery({ ...annexuresQuery(draftId), enabled: draftId !== unsaved })
  const { mark } = useMark(form, store)
  const placed = usePlacedFiles(form, store, { files: data?.annexures ?? none, mark })
  return useMemo(
    () => ({
      parts: weighParts(placed).filter(({ bytes }) => bytes > 0),
      wanting: placed.filter(({ files }) => files.length === 0).map(callAnnexure),
    }),
    [placed],
  )
}

export function weighParts(placed: readonly BoundAnnexure<AnnexureView>[]): SetPart[] {
  return placed.map(annexure => ({
    title: callAnnexure(annexure),
    bytes: annexure.files.reduce((sum, { bytes }) => sum + bytes, 0),
  }))
}
