/** What the form builder and the home page need of drafts. */
export { isClaimed } from './claim-answers.ts'
export { countAnswers } from './compare-answers.ts'
export type { AboutCopy } from './device-copy.ts'
export { draftsUrl, readDraft } from './draft-calls.ts'
export { type DraftSession, openDraftSession, type SaveView } from './draft-session.ts'
export {
  dropAnswers,
  type KeptAnswers,
  keepAnswers,
  listKept,
  listKeptFor,
  openShelf,
} from './kept-answers.ts'
export type { Conflict } from './merge-answers.ts'
export { newUuid } from './new-uuid.ts'
export { resumeDraft } from './resume-draft.ts'
export { type SaveState, startSaving } from './save-state.ts'
