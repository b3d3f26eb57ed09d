import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { dismissToast, listToasts, notify, subscribeToasts, toastDuration } from '#web/ui/toast-store.ts'

describe('notifications', () => {
  beforeEach(() => {
    vi.useFakeTimers()
  })
  afterEach(() => {
    vi.useRealTimers()
  })

  it('shows one at a time, the newest', () => {
    notify({ title: 'User updated successfully' })
    notify({ title: 'Message sent successfully' })
    expect(listToasts().map(toast => toast.title)).toEqual(['Message sent successfully'])
  })

  it('closes a dismissed one at once and forgets it after 1,000,000 ms', () => {
    const id = notify({ title: 'User deleted successfully' })
    dismissToast(id)
    expect(listToasts()).toMatchObject([{ id, open: false }])
    vi.advanceTimersByTime(999_999)
    expect(listToasts()).toHaveLength(1)
    vi.advanceTimersByTime(1)
    expect(listToasts()).toHaveLength(0)
  })

  it('stays for 5000 ms where nobody dismisses it', () => expect(toastDuration).toBe(5000))

  it('tells those who listen until they stop', () => {
    const heard = vi.fn()
    const stop = subscribeToasts(heard)
    notify({ title: 'once' })
    stop()
    notify({ title: 'twice' })
    expect(heard).toHaveBeenCalledTimes(1)
  })
})
