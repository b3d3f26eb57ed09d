import type { FastifyInstance } from 'fastify'
import type { Database } from '#server/db/client.ts'
import { type Clock, deriveIndianDay, second } from '#server/lib/clock.ts'
import type { SearchPlace, Tally } from './model.ts'
import { mondayOf } from './periods.ts'
import { addCounts, type CountRow, markActive } from './store.ts'

const storeEvery = 5 * second
/** Nobody reads what a search found in less time than this. */
const pause = 3 * second

export type StoredTally = Tally & { store: () => Promise<void> }

/** Counts in memory and stores the sums every few seconds, because a row for each count would be written by everybody. */
export function createTally(
  app: FastifyInstance,
  db: Database,
  clock: Clock,
  onSearch: (place: SearchPlace, hits: number) => void = () => {},
): StoredTally {
  let counts = new Map<string, CountRow>()
  let people = new Map<number, string>()
  /** Who is already stored with which week. */
  const known = new Map<number, string>()
  const typed = new Map<string, { place: SearchPlace; hits: number; at: number }>()
  let round = Promise.resolve()

  function add(what: CountRow['what'], key: string, count = 1, day = deriveIndianDay(clock())) {
    const id = `${day} ${what} ${key}`
    counts.set(id, { day, what, key, count: (counts.get(id)?.count ?? 0) + count })
  }

  function search(place: SearchPlace, hits: number) {
    add('search', `${place} ${hits > 0 ? 'found' : 'none'}`)
    onSearch(place, hits)
  }

  function typedSearch(place: SearchPlace, hits: number, userId: number) {
    const key = `${place} ${userId}`
    const before = typed.get(key)
    const at = clock().getTime()
    if (before && at - before.at >= pause) search(before.place, before.hits)
    typed.set(key, { place, hits, at })
  }

  function countPaused(until: number) {
    for (const [key, { place, hits, at }] of typed) {
      if (at > until) continue
      search(place, hits)
      typed.delete(key)
    }
  }

  function person(userId: number) {
    const week = mondayOf(deriveIndianDay(clock()))
    if (known.get(userId) !== week) people.set(userId, week)
  }

  function store(): Promise<void> {
    round = round.then(storeNow).catch(warn)
    return round
  }

  function warn(error: unknown) {
    app.log.warn({ err: error }, 'something was not counted')
  }

  /** Counting never fails the work that is counted. */
  function quietly(work: () => void) {
    try {
      work()
    } catch (error) {
      warn(error)
    }
  }

  async function storeNow() {
    countPaused(clock().getTime() - pause)
    await storePeople()
    const taken = [...counts.values()]
    if (taken.length === 0) return
    counts = new Map()
    try {
      await addCounts(db, taken)
    } catch (error) {
      for (const { what, key, count, day } of taken) add(what, key, count, day)
      app.log.warn({ err: error }, 'statistics could not be stored; they are tried again')
    }
  }

  async function storePeople() {
    const taken = people
    people = new Map()
    for (const [userId, week] of taken) {
      try {
        if (await markActive(db, userId, week)) add('active', '', 1, week)
        known.set(userId, week)
      } catch (error) {
        app.log.warn({ err: error }, 'that a person used the site could not be stored')
      }
    }
  }

  app.addHook('onResponse', (request, _reply, done) => {
    const { signedIn } = request
    if (signedIn) quietly(() => person(signedIn.user.id))
    done()
  })
  const timer = setInterval(store, storeEvery).unref()
  app.addHook('onClose', async () => {
    clearInterval(timer)
    quietly(() => countPaused(Number.POSITIVE_INFINITY))
    await store()
  })

  return {
    document: ({ formId, language, format }) =>
      quietly(() => add('document', `${formId} ${language} ${format}`)),
    guide: slug => quietly(() => add('guide', slug)),
    search: (place, hits) => quietly(() => search(place, hits)),
    typedSearch: (place, hits, userId) => quietly(() => typedSearch(place, hits, userId)),
    store,
  }
}
