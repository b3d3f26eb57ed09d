import { createContext, useCallback, useContext, useMemo, useSyncExternalStore } from 'react'
import type { FormField, FormGroup, FormValues, FormView } from '#shared/contract/forms.ts'
import type { Language } from '#shared/languages.ts'
import type { Warning } from '#shared/templates/checks/find-warnings.ts'
import { readAsked } from '#shared/templates/conditions/asked.ts'
import type { NumberWords } from '#shared/templates/number-words.ts'
import type { AnswerStore } from './answer-store.ts'
import type { FocusStore } from './focus-store.ts'
import type { Papers } from './papers/use-papers.ts'
import type { CountedPlace, Place } from './places.ts'
import type { Progress } from './progress.ts'

export type Builder = {
  /** The form with what the papers of its set ask. */
  form: FormView
  /** The form as the library has it. */
  filed: FormView
  /** Undefined until what makes the document has been fetched. */
  papers: Papers | undefined
  store: AnswerStore
  /** Of the document. */
  language: Language
  /** Of the questions, their warnings and the checklist. */
  questionLanguage: Language
  focus: FocusStore
  /** What was filled in by itself when the form was opened. */
  prefilled: FormValues
  /** Save Form was pressed: missing answers are told. */
  isSubmitted: boolean
  /** The same object while no number changes. */
  readProgress: () => Progress
  /** What the checks across answers say; the same list while they say the same. */
  readWarnings: () => readonly Warning[]
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

/** For what shows the document, which is there with its papers. */
export function usePapersInSight(): Papers {
  const { papers } = useBuilder()
  if (!papers) throw new Error('a part of the document stands without one')
  return papers
}

/** For what stands above the builder's context; below, the language is part of that. */
export function useDocumentLanguage(store: AnswerStore): Language {
  return useSyncExternalStore(store.subscribe, store.language)
}

/** Who reads Marathi is asked in Marathi, whatever the document is written in; on an English site the document decides. */
export function deriveQuestionLanguage(site: Language, document: Language): Language {
  return site === 'en' ? document : site
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

type Asking = Pick<Builder, 'form' | 'store'>

/** The questions of a step, or of one item of it, that the answers ask for; with `required` as the answers have it. */
export function useAskedFields(
  { form, store }: Asking,
  fields: readonly FormField[],
  item?: Pick<Place, 'group' | 'item'>,
): readonly FormField[] {
  const read = () => {
    const asked = readAsked(form, store.values())
    const at = item?.group === undefined ? undefined : store.itemIds(item.group).indexOf(item.item ?? '')
    return fields
      .map(field => (asked.isShown(field, at) ? (asked.isRequired(field, at) ? 2 : 1) : 0))
      .join('')
  }
  const state = useSyncExternalStore(store.subscribe, read)
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

/** The steps that the answers ask for. */
export function useAskedGroups({ form, store }: Asking): readonly FormGroup[] {
  const read = () => {
    const asked = readAsked(form, store.values())
    return form.groups.map(({ id }) => (asked.isGroupShown(id) ? 1 : 0)).join('')
  }
  const state = useSyncExternalStore(store.subscribe, read)
  return useMemo(() => form.groups.filter((_, index) => state[index] === '1'), [form, state])
}

export function useProgress({ store, readProgress }: Pick<Builder, 'store' | 'readProgress'>): Progress {
  return useSyncExternalStore(store.subscribe, readProgress)
}
