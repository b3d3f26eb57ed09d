import { pgTable, text } from 'drizzle-orm/pg-core'
import { instant } from './column-kinds.ts'

/** What is done once a day by one of the servers on this database. */
export const dailyJobs = pgTable('daily_jobs', {
  name: text().primaryKey(),
  /** The last day on which it was done, 'YYYY-MM-DD' in Indian Standard Time; empty before the first. */
  doneOn: text().notNull().default(''),
  /** Until then one server is doing it, or has failed and is not to be followed at once. */
  claimedUntil: instant(),
  /** Where it was done or is being done. */
  host: text().notNull(),
})

/** What all servers on this database must have in common, as the first of them had it (decision 067). */
export const commonGround = pgTable('common_ground', {
  name: text().primaryKey(),
  value: text().notNull(),
})
