import { useEffect, useState } from 'react'
import type { FormValues } from '#shared/contract/forms.ts'
import type { AnswerStore } from './answer-store.ts'

/** The answers as they are when the user stops typing, for work over the whole set of papers. */
export function useRestedValues(store: AnswerStore): FormValues {
  const [values, setValues] = useState(store.values)
  useEffect(() => store.subscribeAtRest(() => setValues(store.values())), [store])
  return values
}
