/** What the form builder and the home page need of drafts. */
export { claimAnswers, type Release } from './claim-answers.ts'
export { countAnswers, isUntouched } from './compare-answers.ts'
export { changeDraft, createDraft, draftsUrl, readDraft, readFailure } from './draft-calls.ts'
export { type DraftSession, openDraftSession, type Paper, type SaveView } from './draft-session.ts'
export { dropAnswers, type KeptAnswers, listKept, listKeptFor, openShelf } from './kept-answers.ts'
export type { Conflict } from './merge-answers.ts'
export { resumeDraft } from './resume-draft.ts'
export { type SaveState, startSaving } from './save-state.ts'
