import type { DraftSummary } from '#shared/contract/drafts.ts'
import { type AnswerStorage, type KeptAnswers, keepAnswers } from './kept-answers.ts'

/** Answers kept for a draft that was deleted since are a form begun and not saved: otherwise nothing would lead to them. */
export function freeOrphans(
  storage: AnswerStorage | null,
  kept: readonly KeptAnswers[],
  drafts: readonly Pick<DraftSummary, 'id'>[],
  newKey: () => string,
): KeptAnswers[] {
  const known = new Set(drafts.map(({ id }) => id))
  return kept.map(record => {
    if (record.draftId === undefined || known.has(record.draftId)) return record
    const free = { ...record, draftId: undefined, key: newKey(), isWanted: false }
    keepAnswers(storage, free)
    return free
  })
}
