import { createContext, useCallback, useContext, useMemo, useRef, useSyncExternalStore } from 'react'
import type { CourtView } from '#shared/contract/courts.ts'
import type { FormField, FormGroup, FormValues, FormView } from '#shared/contract/forms.ts'
import type { CourtProfileName } from '#shared/courts.ts'
import type { Language } from '#shared/languages.ts'
import { readAsked } from '#shared/templates/conditions/asked.ts'
import type { NumberWords } from '#shared/templates/number-words.ts'
import { sameParts } from '#shared/templates/same-parts.ts'
import type { AnswerStore } from './answer-store.ts'
import type { FocusStore } from './focus-store.ts'
import type { Papers } from './papers/use-papers.ts'
import type { CountedPlace, Place } from './places.ts'
import type { Progress } from './progress.ts'
import type { TimedWarning } from './warnings.ts'

/** The layout of the papers: what somebody chose, or what is proposed. */
export type Layout = { profile: CourtProfileName; choose: (profile: CourtProfileName) => void }

export type Builder = {
  /** The form with the questions of the papers in its set. */
  form: FormView
  /** The form as the library has it. */
  filed: FormView
  /** Undefined until the code for documents has been loaded. */
  papers: Papers | undefined
  store: AnswerStore
  /** The court that the answers name, where something is known of it. */
  court: CourtView | undefined
  layout: Layout
  /** The language of the document. */
  language: Language
  /** The language of the questions, their warnings and the checklist. */
  questionLanguage: Language
  focus: FocusStore
  /** The answers filled in automatically when the form was opened. */
  prefilled: FormValues
  /** True after Save Form was pressed; then missing answers are shown as errors. */
  isSubmitted: boolean
  /** Calls the listener when what is asked has changed. */
  subscribeToAsked: (listener: () => void) => () => void
  /** Returns the same object while no number changes. */
  readProgress: () => Progress
  /** The findings of the checks; returns the same list while they do not change. */
  readWarnings: () => readonly TimedWarning[]
  numberWords: NumberWords | undefined
  /** Scrolls to a question and focuses it. */
  goToQuestion: (place: CountedPlace) => void
}

export const BuilderContext = createContext<Builder | null>(null)

export function useBuilder(): Builder {
  const builder = useContext(BuilderContext)
  if (!builder) throw new Error('a part of the form builder stands outside of it')
  return builder
}

/** For components that show the document; they render only after its code is loaded. */
export function usePapersInSight(): Papers {
  const { papers } = useBuilder()
  if (!papers) throw new Error('a part of the document stands without one')
  return papers
}

/** For components outside the builder's context, which has the language too. */
export function useDocumentLanguage(store: AnswerStore): Language {
  return useSyncExternalStore(store.subscribe, store.language)
}

/**
 * On a Hindi or Marathi site the questions are in that language, whatever the document's language is. On
 * an English site they are in the language of the document.
 */
export function deriveQuestionLanguage(site: Language, document: Language): Language {
  return site === 'en' ? document : site
}

/** Renders again only when this answer changes. */
export function useAnswer(store: AnswerStore, place: Place): string {
  return useAnswered(store, place, answer => answer)
}

/** A value computed from an answer; renders again only when the value changes. */
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

type Asking = Pick<Builder, 'form' | 'store' | 'subscribeToAsked'>

/**
 * The questions of a step, or of one item of it, that apply to the answers so far. Their `required` also
 * follows the answers.
 */
export function useAskedFields(
  { form, store, subscribeToAsked }: Asking,
  fields: readonly FormField[],
  item?: Pick<Place, 'group' | 'item'>,
): readonly FormField[] {
  const last = useRef<{ parts: readonly unknown[]; state: string }>(undefined)
  /** Runs for every step and item, of which few change what is asked. */
  const read = () => {
    const asked = readAsked(form, store.values())
    const at = item?.group === undefined ? undefined : store.itemIds(item.group).indexOf(item.item ?? '')
    const parts = [asked, at, fields]
    if (last.current && sameParts(last.current.parts, parts)) return last.current.state
    const state = fields
      .map(field => (asked.isShown(field, at) ? (asked.isRequired(field, at) ? 2 : 1) : 0))
      .join('')
    last.current = { parts, state }
    return state
  }
  const state = useSyncExternalStore(subscribeToAsked, read)
  return useMemo(
    () =>
      fields.flatMap((field, index) => {
        if (state[index] === '0') return []
        const required = state[index] === '2'
        return [field.required === required ? field : { ...field, required }]
      }),
    [fields, state],
  )
}

/** The steps that apply to the answers so far. */
export function useAskedGroups({ form, store, subscribeToAsked }: Asking): readonly FormGroup[] {
  const read = () => {
    const asked = readAsked(form, store.values())
    return form.groups.map(({ id }) => (asked.isGroupShown(id) ? 1 : 0)).join('')
  }
  const state = useSyncExternalStore(subscribeToAsked, read)
  return useMemo(() => form.groups.filter((_, index) => state[index] === '1'), [form, state])
}

export function useProgress({ store, readProgress }: Pick<Builder, 'store' | 'readProgress'>): Progress {
  return useSyncExternalStore(store.subscribe, readProgress)
}
