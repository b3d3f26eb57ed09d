/** What the form builder, the home page and a citation need of drafts. */
export { isClaimed } from './claim-answers.ts'
export { countAnswers } from './compare-answers.ts'
export type { AboutCopy } from './device-copy.ts'
export { changeDraft, draftsUrl, readDraft, readNewerDraft } from './draft-calls.ts'
export { type DraftSession, openDraftSession, type SaveView } from './draft-session.ts'
export { InsertInDraft } from './insert/InsertInDraft.tsx'
export {
  dropAllAnswers,
  dropAnswers,
  hasKept,
  type KeptAnswers,
  keepAnswers,
  listKept,
  listKeptFor,
  openShelf,
} from './kept-answers.ts'
export type { Conflict } from './merge-answers.ts'
export { newUuid } from './new-uuid.ts'
export { draftsQuery } from './queries.ts'
export { resumeDraft } from './resume-draft.ts'
export { type SaveState, startSaving } from './save-state.ts'
