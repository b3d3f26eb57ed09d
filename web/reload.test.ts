import { afterEach, expect, it, vi } from 'vitest'
import { reloadWhenThere } from './reload.ts'

const reload = vi.fn<() => void>()
vi.stubGlobal('location', { reload })
afterEach(() => reload.mockClear())

it('reloads where the server answers, and says so', async () => {
  vi.stubGlobal('fetch', async () => new Response('{}'))
  await expect(reloadWhenThere()).resolves.toBe(true)
  expect(reload).toHaveBeenCalledOnce()
})

it('without a network it does not reload, and says that it failed', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
  await expect(reloadWhenThere()).resolves.toBe(false)
  expect(reload).not.toHaveBeenCalled()
})
