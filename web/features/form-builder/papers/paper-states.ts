import { useEffect, useMemo, useState } from 'react'
import type { FormValues, FormView } from '#shared/contract/forms.ts'
import { createChoiceReader } from '#shared/templates/papers/choice.ts'
import {
  createSetCompiler,
  type SetCompiler,
  type TitledPaper,
} from '#shared/templates/papers/compile-set.ts'
import { createPaperLister } from '#shared/templates/papers/list-papers.ts'
import { countBlanks } from '../blanks.ts'
import { useBuilder } from '../builder-context.ts'
import { useRestedValues } from '../use-rested-values.ts'

/** A paper with the number of questions that leave a blank in it. */
export type PaperState = TitledPaper & { blanks: number }

/**
 * The status of each paper, computed when the user stops typing. A keystroke compiles only the paper that
 * is shown.
 */
export function usePaperStates(): readonly PaperState[] {
  const { form, filed, store, language, numberWords } = useBuilder()
  const values = useRestedValues(store)
  // A separate compiler, because the one of the preview keeps the answers of its last run.
  const set = useMemo(
    () => createSetCompiler(filed, language, { blank: 'placeholder', numberWords }),
    [filed, language, numberWords],
  )
  const [states, setStates] = useState<readonly PaperState[]>([])
  useEffect(() => {
    // After the paper that is shown has been painted.
    const timer = setTimeout(() => setStates(countStates(set, form, values)))
    return () => clearTimeout(timer)
  }, [set, form, values])
  return states
}

/** Whether what is uploaded is bound in: a form without a list of papers has nothing that leaves it out. */
export function useAreAnnexuresFiled(): boolean {
  const { filed, store } = useBuilder()
  const values = useRestedValues(store)
  const list = useMemo(() => createPaperLister(filed), [filed])
  const readChoice = useMemo(createChoiceReader, [])
  const own = list(values, readChoice(values)).find(({ paper }) => paper.kind === 'annexures')
  return own === undefined ? filed.papers === undefined : own.standing === 'in the set'
}

function countStates(set: SetCompiler, form: FormView, values: FormValues): PaperState[] {
  return set.list(values).map(paper => {
    const isFiled = paper.standing === 'in the set' && paper.paper.kind !== 'annexures'
    return { ...paper, blanks: isFiled ? countBlanks(form, values, set.compile(paper.id, values)) : 0 }
  })
}
