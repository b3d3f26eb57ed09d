import type { DraftView, UpdateDraftBody } from '#shared/contract/drafts.ts'
import type { FormValues } from '#shared/contract/forms.ts'
import type { Language } from '#shared/languages.ts'
import { isUntouched, listTouched } from './compare-answers.ts'
import type { Conflict } from './merge-answers.ts'

/**
 * new: Save Form was never pressed; nothing goes to the server.
 * clean: the server has everything. dirty: something to send in a moment. saving: a call is under way.
 * waiting: a call failed and will be tried again. refused: it would fail again; only a change or a press helps.
 */
export type SavePhase = 'new' | 'clean' | 'dirty' | 'saving' | 'waiting' | 'refused'

/** offline: no answer. trouble: the server answered with an error. refused: it does not accept these answers. gone: the draft was deleted. */
export type Problem = 'offline' | 'trouble' | 'refused' | 'gone' | 'signed-out'

export type SavedDraft = Pick<DraftView, 'id' | 'version' | 'title'>

export type SaveState = {
  phase: SavePhase
  draft: SavedDraft | null
  /** The stored answers; for a form never saved, the initial ones. */
  base: FormValues
  baseLanguage: Language
  conflicts: readonly Conflict[]
  /** The other side's answers where there is a conflict. */
  theirs: FormValues
  /** Failures in a row. */
  failures: number
  problem: Problem | null
  message: string | null
}

export type Mine = { values: FormValues; language: Language }

export type SaveEvent =
  | { type: 'edited' }
  | { type: 'requested' }
  | { type: 'due' }
  | { type: 'online' }
  | { type: 'saved'; draft: DraftView; withLanguage: boolean }
  | { type: 'changed-elsewhere'; draft: DraftView; conflicts: readonly Conflict[] }
  | { type: 'failed'; problem: Problem; message: string | null }
  | { type: 'chosen'; conflict: Conflict }

const noProblem = { failures: 0, problem: null, message: null }
const noConflicts = { conflicts: [], theirs: {} }

export function startSaving(base: Mine, draft?: SavedDraft): SaveState {
  const phase = draft ? 'clean' : 'new'
  return {
    phase,
    draft: draft ?? null,
    base: base.values,
    baseLanguage: base.language,
    ...noConflicts,
    ...noProblem,
  }
}

/** The next state after each event; the session (draft-session.ts) acts on the phase. */
export function nextSave(state: SaveState, event: SaveEvent, mine: Mine): SaveState {
  switch (event.type) {
    case 'edited':
      return edited(state, mine)
    case 'requested':
      return requested(state, mine)
    case 'due':
      return state.phase === 'dirty' || state.phase === 'waiting' ? send(state, mine) : state
    case 'online':
      return state.phase === 'waiting' ? send(state, mine) : state
    case 'saved':
      return settle(takeSaved(state, event.draft, event.withLanguage), mine)
    case 'changed-elsewhere':
      return settle(takeNewer(state, event.draft, event.conflicts, mine), mine)
    case 'failed':
      return failed(state, event.problem, event.message)
    case 'chosen':
      return settle(closeConflict(state, event.conflict), mine)
  }
}

export const autosaveDelay = 1500
const longestWait = 60_000

/** How long a phase lasts before it is 'due' again. */
export function waitOf({ phase, failures }: SaveState): number | undefined {
  if (phase === 'dirty') return autosaveDelay
  if (phase === 'waiting') return Math.min(longestWait, 1000 * 2 ** failures)
  return undefined
}

export type Unsent = Pick<UpdateDraftBody, 'values' | 'language'>

/** The changes to send, without those in conflict. */
export function listUnsent(state: SaveState, mine: Mine): Unsent | null {
  const held = new Set(state.conflicts.map(conflict => conflict.name))
  const values = Object.fromEntries(
    Object.entries(listTouched(state.base, mine.values)).filter(([name]) => !held.has(name)),
  )
  const hasValues = Object.keys(values).length > 0
  const hasLanguage = mine.language !== state.baseLanguage
  if (!hasValues && !hasLanguage) return null
  return { ...(hasValues && { values }), ...(hasLanguage && { language: mine.language }) }
}

/** Whether this device has answers that the server does not have. */
export function isAhead(state: SaveState, mine: Mine): boolean {
  if (state.phase === 'new') return !isUntouched(state.base, mine.values)
  return state.draft === null || state.conflicts.length > 0 || listUnsent(state, mine) !== null
}

function edited(state: SaveState, mine: Mine): SaveState {
  if (state.phase === 'new' || state.phase === 'saving' || state.phase === 'waiting') return state
  if (state.problem === 'gone' || state.problem === 'signed-out') return state
  return settle(state, mine)
}

function requested(state: SaveState, mine: Mine): SaveState {
  if (state.phase === 'saving') return state
  if (state.problem !== 'gone') return send(state, mine)
  return { ...state, ...noProblem, ...noConflicts, phase: 'saving', draft: null, base: {} }
}

function send(state: SaveState, mine: Mine): SaveState {
  const hasAll = state.draft !== null && listUnsent(state, mine) === null
  return hasAll ? { ...state, ...noProblem, phase: 'clean' } : { ...state, phase: 'saving' }
}

function failed(state: SaveState, problem: Problem, message: string | null): SaveState {
  const tryAgain = problem === 'offline' || problem === 'trouble'
  const phase = tryAgain ? 'waiting' : 'refused'
  return { ...state, phase, problem, message, failures: state.failures + 1 }
}

function settle(state: SaveState, mine: Mine): SaveState {
  const isSent = state.draft !== null && listUnsent(state, mine) === null
  const phase = isSent ? 'clean' : 'dirty'
  return state.phase === phase ? state : { ...state, phase }
}

function takeSaved(state: SaveState, draft: DraftView, withLanguage: boolean): SaveState {
  const base = { ...draft.values, ...pickConflictBase(state, state.conflicts) }
  const baseLanguage = withLanguage ? draft.language : state.baseLanguage
  return { ...state, ...noProblem, draft: nameOf(draft), base, baseLanguage }
}

function takeNewer(
  state: SaveState,
  draft: DraftView,
  conflicts: readonly Conflict[],
  { language }: Mine,
): SaveState {
  const base = { ...draft.values, ...pickConflictBase(state, conflicts) }
  const theirs = Object.fromEntries(conflicts.map(({ name }) => [name, draft.values[name] ?? '']))
  // Two tabs may show two languages: only a language chosen in this tab is sent, or they would change it back and
  // forth.
  const baseLanguage = language === state.baseLanguage ? language : draft.language
  return { ...state, ...noProblem, draft: nameOf(draft), base, baseLanguage, conflicts, theirs }
}

/** Until the user chooses, the base of an answer in conflict does not change. */
function pickConflictBase(state: SaveState, conflicts: readonly Conflict[]): FormValues {
  return Object.fromEntries(conflicts.map(({ name }) => [name, state.base[name] ?? '']))
}

function closeConflict(state: SaveState, chosen: Conflict): SaveState {
  const conflicts = state.conflicts.filter(conflict => conflict !== chosen)
  if (conflicts.some(({ name }) => name === chosen.name)) return { ...state, conflicts }
  const { [chosen.name]: known = '', ...theirs } = state.theirs
  return { ...state, conflicts, theirs, base: { ...state.base, [chosen.name]: known } }
}

function nameOf({ id, version, title }: DraftView): SavedDraft {
  return { id, version, title }
}
