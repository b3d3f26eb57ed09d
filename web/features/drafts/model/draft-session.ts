import { type DraftView, readDraftCall } from '#shared/contract/drafts.ts'
import type { FormValues } from '#shared/contract/forms.ts'
import { send as ask } from '#web/calls.ts'
import { claimAnswers } from './claim-answers.ts'
import { createDebounce } from './debounce.ts'
import { type AboutCopy, createDeviceCopy } from './device-copy.ts'
import type { AnswerStorage } from './kept-answers.ts'
import { type Conflict, mergeAnswers, takeTheirs } from './merge-answers.ts'
import { autosaveDelay, type Mine, nextSave, type SaveEvent, type SaveState, waitOf } from './save-state.ts'
import { type Naming, sendDraft } from './send-draft.ts'

/** What is being filled in. */
export type Paper = {
  read: () => Mine
  replace: (values: FormValues) => void
  subscribe: (listener: () => void) => () => void
}

export type SessionNeeds = {
  paper: Paper
  state: SaveState
  about: AboutCopy
  storage: AnswerStorage | null
  newKey: () => string
  /** What to call a draft that has only its form's title. */
  suggestTitle: Naming
  /** The server has stored the draft, for the first time or again. */
  onSaved: (draft: DraftView) => void
  onSignedOut: () => void
}

export type SaveView = { state: SaveState; isKept: boolean }

export type DraftSession = {
  read: () => SaveView
  subscribe: (listener: () => void) => () => void
  /** Save Form: answers with the state after the call. */
  save: () => Promise<SaveState>
  choose: (conflict: Conflict, side: 'mine' | 'theirs') => void
  goOnline: () => void
  /** Checks whether the draft was changed elsewhere meanwhile. */
  refresh: () => Promise<void>
  /** Writes to the device at once, because the page may be closing. */
  writeNow: () => void
  close: () => void
}

/** Carries out what save-state.ts decides: timers, calls, and the copy on this device. */
export function openDraftSession(needs: SessionNeeds): DraftSession {
  const { paper } = needs
  const listeners = new Set<() => void>()
  let { state, about } = needs
  let isReplacing = false
  let isOpen = true
  let whenSent: Promise<void> = Promise.resolve()

  const later = createDebounce(() => dispatch({ type: 'due' }))
  const claim = claimAnswers(about.id)
  const copy = createDeviceCopy({
    storage: needs.storage,
    read: () => ({ state, mine: paper.read(), about }),
    onChange: notifyListeners,
  })
  let view: SaveView = { state, isKept: copy.isKept() }
  const unsubscribe = paper.subscribe(() => isReplacing || handleEdit())
  schedule()

  /** Runs at every keystroke, so it compares nothing that the next timer will compare anyway. */
  function handleEdit() {
    if (state.phase === 'clean' || state.phase === 'refused') return dispatch({ type: 'edited' })
    if (state.phase === 'dirty') later.in(autosaveDelay)
    copy.keepSoon()
  }

  function dispatch(event: SaveEvent) {
    const before = state.phase
    state = nextSave(state, event, paper.read())
    if (state.phase === 'saving' && before !== 'saving') whenSent = send()
    else schedule()
    if (state.phase === 'clean') copy.writeNow()
    else copy.keepSoon()
    notifyListeners()
  }

  function schedule() {
    later.cancel()
    const wait = waitOf(state)
    if (wait !== undefined && isOpen) later.in(wait)
  }

  async function send() {
    const sent = await sendDraft(state, paper.read(), about, needs.suggestTitle)
    if ('newer' in sent) return mergeNewer(sent.newer)
    if (sent.event.type === 'failed') handleProblem(sent.event.problem)
    dispatch(sent.event)
    if (sent.saved) needs.onSaved(sent.saved)
  }

  function handleProblem(problem: SaveState['problem']) {
    if (problem === 'gone') about = { ...about, key: needs.newKey() }
    if (problem === 'signed-out') needs.onSignedOut()
  }

  function mergeNewer(draft: DraftView) {
    const { values, conflicts } = mergeAnswers(state.base, paper.read().values, draft.values)
    replace(values)
    dispatch({ type: 'changed-elsewhere', draft, conflicts })
  }

  function replace(values: FormValues) {
    isReplacing = true
    paper.replace(values)
    isReplacing = false
  }

  function notifyListeners() {
    if (view.state === state && view.isKept === copy.isKept()) return
    view = { state, isKept: copy.isKept() }
    for (const listener of listeners) listener()
  }

  async function save() {
    await whenSent
    dispatch({ type: 'requested' })
    await whenSent
    return state
  }

  async function refresh() {
    if (!state.draft || state.phase === 'saving') return
    const draft = await ask(readDraftCall, { params: state.draft }).catch(() => undefined)
    const isBusy = read().state.phase === 'saving'
    if (!draft || !isOpen || isBusy) return
    const { draft: known, problem } = read().state
    if (problem === 'gone' || draft.version > (known?.version ?? 0)) mergeNewer(draft) // a deletion may have been undone
  }

  function close() {
    isOpen = false
    unsubscribe()
    later.cancel()
    copy.writeNow()
    if (state.phase === 'dirty') dispatch({ type: 'due' })
    Promise.all([claim, whenSent]).then(([release]) => release?.())
  }

  function choose(conflict: Conflict, side: 'mine' | 'theirs') {
    if (side === 'theirs') replace(takeTheirs(paper.read().values, conflict))
    dispatch({ type: 'chosen', conflict })
  }

  function subscribe(listener: () => void) {
    listeners.add(listener)
    return () => listeners.delete(listener)
  }

  const read = () => view
  const goOnline = () => dispatch({ type: 'online' })
  return { read, subscribe, save, choose, goOnline, refresh, writeNow: copy.writeNow, close }
}
