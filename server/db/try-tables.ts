import { index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { instant } from './column-kinds.ts'

/** What was tried and may be tried only so often, where several servers count together (decision 067). */
export const tries = pgTable(
  'tries',
  {
    /** A hash: neither addresses nor names of people stand here. */
    key: text().primaryKey(),
    count: integer().notNull(),
    /** Of a limit: the end of its window. Of a pace: when the next try costs no waiting. */
    until: instant().notNull(),
    seenAt: instant().notNull(),
    forgetAt: instant().notNull(),
  },
  table => [index('tries_forgotten').on(table.forgetAt)],
)
