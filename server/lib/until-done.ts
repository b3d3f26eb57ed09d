import { second } from './clock.ts'

const again = 5 * second

/** Tries until it succeeds. Returns what stops trying. */
export function untilDone(
  work: () => Promise<void>,
  onFailure: (failure: unknown) => void,
  pause = again,
): () => void {
  let timer: NodeJS.Timeout | undefined
  let isOver = false
  function attempt() {
    work().catch(failure => {
      if (!isOver) onFailure(failure)
      if (isOver) return
      timer = setTimeout(attempt, pause)
      timer.unref()
    })
  }
  attempt()
  return () => {
    isOver = true
    clearTimeout(timer)
  }
}
