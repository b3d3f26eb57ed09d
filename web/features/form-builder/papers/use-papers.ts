import { useMemo, useState, useSyncExternalStore } from 'react'
import type { FormView } from '#shared/contract/forms.ts'
import type { Language } from '#shared/languages.ts'
import { listRuns } from '#shared/templates/blocks.ts'
import type { NumberWords } from '#shared/templates/number-words.ts'
import { choiceKey, createChoiceReader } from '#shared/templates/papers/choice.ts'
import type { createSetCompiler, SetCompiler, TitledPaper } from '#shared/templates/papers/compile-set.ts'
import { formOfSet } from '#shared/templates/papers/form-of-set.ts'
import { mainId } from '#shared/templates/papers/list-papers.ts'
import type { AnswerStore } from '../answer-store.ts'
import type { CountedPlace } from '../places.ts'

/** The papers of the set, and the one shown in the preview. */
export type Papers = {
  /** Compiles for the preview: {fieldName} is printed where an answer is missing. */
  set: SetCompiler
  shownId: string
  show: (id: string) => void
  /** Shows the paper that prints an answer, unless the present one prints it. */
  follow: (place: CountedPlace) => void
}

/** The form with the questions of the papers that the advocate chose. */
export function useFormOfSet(filed: FormView, store: AnswerStore): FormView {
  const readChoice = useMemo(createChoiceReader, [])
  const choice = useSyncExternalStore(store.subscribe, () => readChoice(store.values()))
  return useMemo(() => formOfSet(filed, choice), [filed, choice])
}

type Compiling = {
  createSet: typeof createSetCompiler | undefined
  language: Language
  numberWords: NumberWords | undefined
}

/** Undefined until the compiler has been loaded. */
export function usePapers(
  filed: FormView,
  store: AnswerStore,
  { createSet, language, numberWords }: Compiling,
): Papers | undefined {
  const set = useMemo(
    () => createSet?.(filed, language, { blank: 'placeholder', numberWords }),
    [createSet, filed, language, numberWords],
  )
  const [wantedId, setWantedId] = useState(mainId)
  const shownId = useSyncExternalStore(store.subscribe, () =>
    set && wantedId !== mainId ? findShown(listFiled(set, store), wantedId) : mainId,
  )
  return useMemo(
    () =>
      set && {
        set,
        shownId,
        show: setWantedId,
        follow(place) {
          if (!filed.papers) return
          const others = listFiled(set, store).map(({ id }) => id)
          const inOrder = [shownId, mainId, ...others.filter(id => id !== shownId && id !== mainId)]
          const found = inOrder.find(id => prints(set, id, place, store)) ?? askedBy(filed, place)
          if (found !== undefined && found !== shownId) setWantedId(found)
        },
      },
    [filed, set, shownId, store],
  )
}

/**
 * When the wanted paper is no longer in the set, the main paper is shown; when only another party swears it now, that
 * party's.
 */
function findShown(filed: readonly TitledPaper[], wanted: string): string {
  const own = filed.find(({ id }) => id === wanted)
  const ofAnother = filed.find(({ paper }) => paper.per && paper.id === wanted.replace(/-\d+$/, ''))
  return (own ?? ofAnother)?.id ?? mainId
}

/** The papers of the set that have a text. */
export function listFiled(set: SetCompiler, store: AnswerStore): TitledPaper[] {
  return set
    .list(store.values())
    .filter(({ standing, paper }) => standing === 'in the set' && paper.kind !== 'annexures')
}

function prints(set: SetCompiler, id: string, { name, index }: CountedPlace, store: AnswerStore): boolean {
  return listRuns(set.compile(id, store.values())).some(
    ({ sources, item }) =>
      sources?.includes(name) && (index === undefined || item === undefined || item === index),
  )
}

/** When an answer prints nowhere yet, the paper that asks for it. */
function askedBy({ papers }: FormView, { name }: CountedPlace): string | undefined {
  return papers?.fields.find(field => field.name === name)?.papers[0]
}

export function leaveOut(store: AnswerStore, paper: string) {
  store.setAnswer({ name: choiceKey(paper) }, 'left out')
}

export function takeIn(store: AnswerStore, paper: string) {
  store.setAnswer({ name: choiceKey(paper) }, 'taken in')
}
