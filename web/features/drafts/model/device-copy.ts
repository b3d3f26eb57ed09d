import { createDebounce } from './debounce.ts'
import {
  type AnswerStorage,
  countRemovals,
  dropAnswers,
  type KeptAnswers,
  keepAnswers,
} from './kept-answers.ts'
import { isAhead, type Mine, type SaveState } from './save-state.ts'

export type DeviceCopy = {
  isKept: () => boolean
  keepSoon: () => void
  writeNow: () => void
}

type DeviceCopyNeeds = {
  storage: AnswerStorage | null
  read: () => { state: SaveState; mine: Mine; about: AboutCopy }
  onChange: () => void
}

export type AboutCopy = Pick<KeptAnswers, 'id' | 'key' | 'userId' | 'formId' | 'formTitle'>

const keepDelay = 300

/** Keeps on this device what the server does not have; after sending, the copy is removed. */
export function createDeviceCopy({ storage, read, onChange }: DeviceCopyNeeds): DeviceCopy {
  let isKept = false
  const removals = countRemovals(storage, read().about.userId)
  const later = createDebounce(writeNow)

  function writeNow() {
    later.cancel()
    const before = isKept
    isKept = write()
    if (isKept !== before) onChange()
  }

  function write(): boolean {
    const { state, mine, about } = read()
    const wasRemoved = countRemovals(storage, about.userId) !== removals
    if (wasRemoved || !isAhead(state, mine)) {
      dropAnswers(storage, about)
      return false
    }
    const { base, draft, phase, problem } = state
    const draftId = problem === 'gone' ? undefined : draft?.id
    const isWanted = phase !== 'new'
    return keepAnswers(storage, { ...about, ...mine, base, draftId, isWanted, keptAt: Date.now() })
  }

  return { isKept: () => isKept, keepSoon: () => later.in(keepDelay), writeNow }
}
