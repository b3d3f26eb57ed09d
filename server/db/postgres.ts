import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import type { OpenDatabase } from './client.ts'
import { options } from './client.ts'
import { deriveFault, isDeadlock } from './database-fault.ts'

type Schema = (typeof options)['schema']
type Transaction = NodePgDatabase<Schema>['transaction']

const mostTries = 6

/** A pool that survives lost connections: one that is lost fails only the queries that used it. */
export function openPostgres(connectionString: string): OpenDatabase {
  const pool = new pg.Pool({ connectionString, max: 10, connectionTimeoutMillis: 5000, keepAlive: true })
  // The queries of a lost connection fail by themselves; without a listener, the error event would also end the
  // process.
  pool.on('error', () => {})
  pool.on('connect', client => client.on('error', () => {}))
  const db = drizzle(pool, options)
  const transact = transactOn(pool)
  db.transaction = (run, config) => repeatAfterDeadlock(() => transact(run, config))
  const readPool = () => ({ total: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount })
  return { db, kind: 'postgresql', readPool, close: () => pool.end() }
}

/** Drizzle never returns a connection on which even `begin` failed. */
function transactOn(pool: pg.Pool): Transaction {
  const databases = new WeakMap<pg.PoolClient, NodePgDatabase<Schema>>()
  return async (run, config) => {
    const client = await pool.connect()
    const db = databases.get(client) ?? drizzle(client, options)
    databases.set(client, db)
    let isLost = false
    try {
      return await db.transaction(run, config)
    } catch (error) {
      isLost = deriveFault(error) === 'unreachable'
      throw error
    } finally {
      client.release(isLost)
    }
  }
}

/** On a deadlock the server rolls one transaction back; after the other has ended it can succeed. */
async function repeatAfterDeadlock<T>(run: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await run()
    } catch (error) {
      if (tries === mostTries || !isDeadlock(error)) throw error
      await new Promise(done => setTimeout(done, Math.random() * 20 * tries))
    }
  }
}
