import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createDebounce } from './debounce.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

it('runs once, a while after the last call', () => {
  const run = vi.fn()
  const later = createDebounce(run)
  later.in(300)
  vi.advanceTimersByTime(200)
  later.in(300)
  vi.advanceTimersByTime(299)
  expect(run).not.toHaveBeenCalled()
  vi.advanceTimersByTime(2)
  expect(run).toHaveBeenCalledTimes(1)
  vi.advanceTimersByTime(1000)
  expect(run).toHaveBeenCalledTimes(1)
})

it('does not run once it is cancelled, and sooner when asked anew', () => {
  const run = vi.fn()
  const later = createDebounce(run)
  later.in(300)
  later.cancel()
  vi.advanceTimersByTime(1000)
  expect(run).not.toHaveBeenCalled()
  later.in(10)
  vi.advanceTimersByTime(11)
  expect(run).toHaveBeenCalledTimes(1)
})
