import { useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import type { FormValues, FormView } from '#shared/contract/forms.ts'
import {
  createSetCompiler,
  type SetCompiler,
  type TitledPaper,
} from '#shared/templates/papers/compile-set.ts'
import { countBlanks } from '../blanks.ts'
import { useBuilder } from '../builder-context.ts'

/** A paper with the number of questions that leave a blank in it. */
export type PaperState = TitledPaper & { blanks: number }

/** Long enough that this work does not delay typing. */
const rest = 400

/**
 * The status of each paper, computed when the user stops typing. A keystroke compiles only the paper that
 * is shown.
 */
export function usePaperStates(): readonly PaperState[] {
  const { form, filed, store, language, numberWords } = useBuilder()
  const values = useSyncExternalStore(store.subscribe, store.values)
  // A separate compiler, because the one of the preview keeps the answers of its last run.
  const set = useMemo(
    () => createSetCompiler(filed, language, { blank: 'placeholder', numberWords }),
    [filed, language, numberWords],
  )
  const [states, setStates] = useState<readonly PaperState[]>([])
  useEffect(() => {
    const count = () => setStates(countStates(set, form, values))
    const timer = setTimeout(count, states.length === 0 ? 0 : rest)
    return () => clearTimeout(timer)
  }, [set, form, values, states.length])
  return states
}

function countStates(set: SetCompiler, form: FormView, values: FormValues): PaperState[] {
  return set.list(values).map(paper => {
    const isFiled = paper.standing === 'in the set' && paper.paper.kind !== 'annexures'
    return { ...paper, blanks: isFiled ? countBlanks(form, values, set.compile(paper.id, values)) : 0 }
  })
}
