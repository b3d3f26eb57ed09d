import { setTimeout as sleepFor } from 'node:timers/promises'
import { second } from './clock.ts'
import { refuseFor } from './error-handler.ts'

type Waiting<Value> = { done: (value: Value | undefined) => void; fail: (error: unknown) => void }

const patience = 5 * second

/**
 * Whatever is asked while one question is under way goes together as the next. So nobody gets an answer that was on its way
 * before they asked, and a thousand people cost few questions.
 */
export function askTogether<Value>(
  load: (keys: readonly string[]) => Promise<ReadonlyMap<string, Value>>,
  limit = patience,
): (key: string) => Promise<Value | undefined> {
  let waiting = new Map<string, Waiting<Value>[]>()
  let isAsking = false

  async function askAll() {
    isAsking = true
    while (waiting.size > 0) {
      const asked = waiting
      waiting = new Map()
      await answer(asked)
    }
    isAsking = false
  }

  async function answer(asked: ReadonlyMap<string, Waiting<Value>[]>) {
    try {
      const found = await within(limit, load([...asked.keys()]))
      for (const [key, people] of asked) for (const { done } of people) done(found.get(key))
    } catch (error) {
      for (const people of asked.values()) for (const { fail } of people) fail(error)
    }
  }

  return key =>
    new Promise((done, fail) => {
      waiting.set(key, [...(waiting.get(key) ?? []), { done, fail }])
      if (!isAsking) void askAll()
    })
}

/** One question that is never answered must not keep all later ones waiting. */
async function within<Result>(limit: number, work: Promise<Result>): Promise<Result> {
  const stop = new AbortController()
  const tooLate = sleepFor(limit, undefined, { signal: stop.signal, ref: false }).then(() => {
    throw refuseFor('unreachable')
  })
  tooLate.catch(() => {})
  work.catch(() => {})
  try {
    return await Promise.race([work, tooLate])
  } finally {
    stop.abort()
  }
}
