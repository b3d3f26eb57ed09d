export type Debounce = { in: (milliseconds: number) => void; cancel: () => void }

/**
 * Runs a function some time after the last call. It is called at every keystroke, so it only moves the due time:
 * resetting a timer each time would cost more than everything else here.
 */
export function createDebounce(run: () => void): Debounce {
  let due = 0
  let timer: ReturnType<typeof setTimeout> | undefined

  function check() {
    timer = undefined
    const left = due - performance.now()
    if (left > 1) timer = setTimeout(check, left)
    else run()
  }

  return {
    in(milliseconds) {
      due = performance.now() + milliseconds
      timer ??= setTimeout(check, milliseconds)
    },
    cancel() {
      clearTimeout(timer)
      timer = undefined
    },
  }
}
