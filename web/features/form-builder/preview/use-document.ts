import { useMemo, useSyncExternalStore } from 'react'
import type { CompiledDocument } from '#shared/templates/blocks.ts'
import type { AnswerStore } from '../answer-store.ts'
import { usePapersInSight } from '../builder-context.ts'

/** The paper in sight as it stands; what an edit does not touch stays the same object, so that React passes over it. */
export function useDocument(store: AnswerStore): CompiledDocument {
  const { set, shownId } = usePapersInSight()
  const values = useSyncExternalStore(store.subscribe, store.values)
  return useMemo(() => set.compile(shownId, values), [set, shownId, values])
}
