import type { FastifyInstance } from 'fastify'
import type { SearchPlace } from '#server/features/statistics/model.ts'
import { second } from '#server/lib/clock.ts'

/** What is read when somebody asks, not counted as it happens. While the database is away, its figures are left out. */
export type Gauges = {
  /** Mails by what became of them. */
  countMails: () => Promise<Record<'queued' | 'failed', number>>
  /** Published judgments: grows while an import publishes. */
  countJudgments: () => Promise<number>
  /** Connections to a PostgreSQL server; the embedded database has none. */
  readPool?: (() => Record<'total' | 'idle' | 'waiting', number>) | undefined
  /** Jobs of the threads that draw documents. */
  readDrawing: () => { waiting: number; working: number }
}

export type Metrics = {
  countSearch: (place: SearchPlace, hits: number) => void
  write: () => Promise<{ type: string; text: string }>
}

const durations = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]

/** Imported only where metrics are asked for: without them a start does not wait for the library. */
export async function createMetrics(app: FastifyInstance, gauges: Gauges): Promise<Metrics> {
  const { Counter, Gauge, Histogram, Registry, collectDefaultMetrics } = await import('prom-client')
  const register = new Registry()
  const registers = [register]
  collectDefaultMetrics({ register })

  const requests = new Histogram({
    name: 'munshi_http_request_duration_seconds',
    help: 'Time until an answer was sent, by method, route and status',
    labelNames: ['method', 'route', 'status'],
    buckets: durations,
    registers,
  })
  const searches = new Counter({
    name: 'munshi_searches_total',
    help: 'Searches by where they were made and whether they found something',
    labelNames: ['place', 'found'],
    registers,
  })
  new Gauge({
    name: 'munshi_mails',
    help: 'Mails in the outbox that wait or have failed; of the whole database, not of this server',
    labelNames: ['status'],
    registers,
    async collect() {
      this.reset()
      const counts = await gauges.countMails().catch(() => ({}))
      for (const [status, count] of Object.entries<number>(counts)) this.set({ status }, count)
    },
  })
  new Gauge({
    name: 'munshi_judgments',
    help: 'Published judgments of the case library',
    registers,
    async collect() {
      const count = await gauges.countJudgments().catch(() => undefined)
      if (count !== undefined) this.set(count)
    },
  })
  new Gauge({
    name: 'munshi_document_jobs',
    help: 'Documents that wait for a thread, and that are being drawn',
    labelNames: ['state'],
    registers,
    collect() {
      for (const [state, count] of Object.entries(gauges.readDrawing())) this.set({ state }, count)
    },
  })
  const { readPool } = gauges
  if (readPool)
    new Gauge({
      name: 'munshi_database_connections',
      help: 'Connections of the pool: all, unused, and requests that wait for one',
      labelNames: ['state'],
      registers,
      collect() {
        for (const [state, count] of Object.entries(readPool())) this.set({ state }, count)
      },
    })

  app.addHook('onResponse', (request, reply, done) => {
    const { method, routeOptions } = request
    // The route as it is declared: an address would make a series of its own for every draft and user.
    const route = routeOptions.url ?? 'none'
    requests.observe({ method, route, status: reply.statusCode }, reply.elapsedTime / second)
    done()
  })

  return {
    countSearch: (place, hits) => searches.inc({ place, found: hits > 0 ? 'yes' : 'no' }),
    write: async () => ({ type: register.contentType, text: await register.metrics() }),
  }
}
