import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { noteChoice, settleLanguage } from '#web/account-language.ts'
import { readLanguage, setLanguage } from '#web/language.ts'
import { stubStorage } from '#web/testing/memory-storage.ts'

const sent: unknown[] = []

beforeEach(() => {
  sent.length = 0
  stubStorage('sessionStorage')
  vi.stubGlobal('document', { cookie: '', documentElement: { lang: 'en' } })
  vi.stubGlobal('fetch', async (_: string, { body }: RequestInit) => {
    sent.push(JSON.parse(String(body)))
    return new Response('{}', { status: 200, headers: { 'content-type': 'application/json' } })
  })
})
afterEach(() => {
  setLanguage('en')
  vi.unstubAllGlobals()
})

describe('at a sign-in the language', () => {
  it('is that of the account, on a device that never chose one', async () => {
    await settleLanguage({ language: 'mr' })
    expect([readLanguage(), sent]).toEqual(['mr', []])
  })

  it('is that of the account also where somebody else chose another one before', async () => {
    setLanguage('hi')
    await settleLanguage({ language: 'en' })
    expect([readLanguage(), sent]).toEqual(['en', []])
  })

  it('is what was chosen just before signing in, and the account keeps it', async () => {
    setLanguage('hi')
    noteChoice()
    await settleLanguage({ language: 'mr' })
    expect([readLanguage(), sent]).toEqual(['hi', [{ language: 'hi' }]])
    await settleLanguage({ language: 'mr' })
    expect(readLanguage()).toBe('mr')
  })

  it('is that of the device where the account has none, which keeps it then', async () => {
    await settleLanguage({ language: null })
    expect(sent).toEqual([])
    setLanguage('mr')
    await settleLanguage({ language: null })
    expect([readLanguage(), sent]).toEqual(['mr', [{ language: 'mr' }]])
  })
})
