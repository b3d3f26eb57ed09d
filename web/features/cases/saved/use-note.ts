import { useCallback, useEffect, useRef, useState } from 'react'
import type { SavedCase } from '#shared/contract/saved-cases.ts'
import { deriveErrorBody, deriveNewer } from '#web/api.ts'
import { putSaved, saveCase } from '../case-queries.ts'
import { isUnsent, type NoteEvent, nextNote, startNote } from './note-state.ts'

const autosaveDelay = 1200
const retryDelay = 10_000

/** Saves the note of a saved judgment: after a pause in typing, on leaving the field, and again after a failure. */
export function useNote(saved: SavedCase) {
  const { id } = saved.case
  const [state, setState] = useState(() => startNote(saved))
  const latest = useRef(state)
  const isGone = useRef(false)

  /** A ref, so that a second call in the same tick sees the new state. */
  const tell = useCallback((event: NoteEvent) => {
    latest.current = nextNote(latest.current, event)
    setState(latest.current)
  }, [])

  const send = useCallback(async () => {
    const { text, stored } = latest.current
    if (isGone.current || !isUnsent(latest.current)) return
    tell({ type: 'sent' })
    try {
      const kept = await saveCase(id, { note: text, version: stored.version })
      tell({ type: 'saved', stored: kept })
      putSaved(kept)
    } catch (error) {
      const current = deriveNewer<SavedCase>(error)
      if (current) tell({ type: 'changed-elsewhere', stored: current })
      else tell({ type: 'failed', message: deriveErrorBody(error)?.message ?? null })
    }
  }, [id, tell])

  const flush = useCallback(() => {
    const sending = send()
    watchSaving(sending)
    return sending
  }, [send])

  useEffect(() => {
    tell({ type: 'read', stored: { note: saved.note, version: saved.version } })
  }, [saved.note, saved.version, tell])
  useAutosave(state, flush)
  useEffect(() => () => void flush(), [flush])

  return {
    state,
    type: (text: string) => tell({ type: 'typed', text }),
    choose: (text: string) => tell({ type: 'chosen', text }),
    flush,
    /** The case was removed: a late save would add it again. */
    setGone: (gone: boolean) => {
      isGone.current = gone
    },
  }
}

function useAutosave(state: ReturnType<typeof startNote>, flush: () => Promise<void>) {
  const { text, phase } = state
  const isWaiting = isUnsent(state)
  // biome-ignore lint/correctness/useExhaustiveDependencies: each letter starts the pause anew
  useEffect(() => {
    if (!isWaiting) return
    const timer = setTimeout(flush, phase === 'failed' ? retryDelay : autosaveDelay)
    window.addEventListener('online', flush)
    return () => {
      clearTimeout(timer)
      window.removeEventListener('online', flush)
    }
  }, [isWaiting, phase, text, flush])

  const isSafe = phase === 'clean'
  useEffect(() => {
    if (isSafe) return
    const warn = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', warn)
    return () => window.removeEventListener('beforeunload', warn)
  }, [isSafe])
}

const pending = new Set<Promise<unknown>>()

export function watchSaving(saving: Promise<unknown>) {
  pending.add(saving)
  void saving.finally(() => pending.delete(saving))
}

/** An export waits for the note to be saved. */
export async function waitForNotes() {
  await Promise.allSettled(pending)
}
