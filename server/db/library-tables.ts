import { sql } from 'drizzle-orm'
import { jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import type {
  FillingFailure,
  FillingProgress,
  FillingSource,
  FillingState,
} from '#shared/contract/library.ts'
import { id, instant } from './column-kinds.ts'

/** Each time that an administrator has had the library filled. One at a time, by one of the servers on this database. */
export const libraryFillings = pgTable(
  'library_fillings',
  {
    id: id(),
    source: jsonb().$type<FillingSource>().notNull(),
    state: text().$type<FillingState>().notNull(),
    startedAt: instant().notNull(),
    startedBy: text().notNull(),
    endedAt: instant(),
    progress: jsonb().$type<FillingProgress>().notNull(),
    failure: jsonb().$type<FillingFailure>(),
    /** The process that is at it, and until when unless it says so again. */
    node: text(),
    host: text(),
    leasedUntil: instant(),
  },
  () => [uniqueIndex('library_fillings_one').on(sql`(true)`).where(sql`state in ('running', 'stopping')`)],
)
