import { createContext, useCallback, useContext, useSyncExternalStore } from 'react'
import type { FormValues, FormView } from '#shared/contract/forms.ts'
import type { Language } from '#shared/languages.ts'
import type { NumberWords } from '#shared/templates/number-words.ts'
import type { AnswerStore } from './answer-store.ts'
import type { FocusStore } from './focus-store.ts'
import type { CountedPlace, Place } from './places.ts'
import type { Progress } from './progress.ts'

export type Builder = {
  form: FormView
  store: AnswerStore
  language: Language
  focus: FocusStore
  /** What was filled in by itself when the form was opened. */
  prefilled: FormValues
  /** Save Form was pressed: missing answers are told. */
  isSubmitted: boolean
  /** The same object while no number changes. */
  readProgress: () => Progress
  numberWords: NumberWords | undefined
  /** Brings a question into sight and puts the cursor there. */
  goToQuestion: (place: CountedPlace) => void
}

export const BuilderContext = createContext<Builder | null>(null)

export function useBuilder(): Builder {
  const builder = useContext(BuilderContext)
  if (!builder) throw new Error('a part of the form builder stands outside of it')
  return builder
}

/** For what stands above the builder's context; below, the language is part of that. */
export function useLanguage(store: AnswerStore): Language {
  return useSyncExternalStore(store.subscribe, store.language)
}

/** Draws again when this answer changes, and at no other keystroke. */
export function useAnswer(store: AnswerStore, place: Place): string {
  return useAnswered(store, place, answer => answer)
}

/** Something that follows from an answer: drawn again only when that changes. */
export function useAnswered<T extends string | boolean | undefined>(
  store: AnswerStore,
  place: Place,
  read: (answer: string) => T,
): T {
  const subscribe = useCallback((listener: () => void) => store.subscribeTo(place, listener), [store, place])
  return useSyncExternalStore(subscribe, () => read(store.answer(place)))
}

export function useItemIds(store: AnswerStore, group: string): readonly string[] {
  const subscribe = useCallback(
    (listener: () => void) => store.subscribeTo({ name: group }, listener),
    [store, group],
  )
  return useSyncExternalStore(subscribe, () => store.itemIds(group))
}

export function useProgress({ store, readProgress }: Pick<Builder, 'store' | 'readProgress'>): Progress {
  return useSyncExternalStore(store.subscribe, readProgress)
}
