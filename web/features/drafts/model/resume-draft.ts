import type { DraftView } from '#shared/contract/drafts.ts'
import type { KeptAnswers } from './kept-answers.ts'
import { mergeAnswers } from './merge-answers.ts'
import { nextSave, type SaveState, startSaving } from './save-state.ts'

export type Resumed = { state: SaveState; values: DraftView['values']; language: DraftView['language'] }

/** Combines a stored draft with answers that this device kept while offline. */
export function resumeDraft(draft: DraftView, kept: readonly KeptAnswers[]): Resumed {
  const { id, version, title, values, language } = draft
  const start: Resumed = {
    state: startSaving({ values, language }, { id, version, title }),
    values,
    language,
  }
  return kept.reduce((resumed, record) => layOver(resumed, record, draft), start)
}

function layOver({ state, values }: Resumed, kept: KeptAnswers, draft: DraftView): Resumed {
  const merged = mergeAnswers(kept.base, kept.values, values)
  const conflicts = [...state.conflicts, ...merged.conflicts]
  const held = Object.fromEntries(merged.conflicts.map(({ name }) => [name, kept.base[name] ?? '']))
  const before = { ...state, base: { ...state.base, ...held } }
  const mine = { values: merged.values, language: kept.language }
  return { state: nextSave(before, { type: 'changed-elsewhere', draft, conflicts }, mine), ...mine }
}
