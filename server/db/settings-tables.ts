import { integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { id, instant } from './column-kinds.ts'
import { users } from './people-tables.ts'

/** What the administrator has set, a row for each section of the page; without a row the defaults rule. */
export const settings = pgTable('settings', {
  id: id(),
  section: text().notNull().unique(),
  value: jsonb().$type<Record<string, unknown>>().notNull(),
  updatedAt: instant().notNull(),
  updatedBy: text().notNull(),
  version: integer().notNull().default(1),
})

/** The last announcement that a person has put away. */
export const announcementDismissals = pgTable('announcement_dismissals', {
  ownerId: integer()
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  edition: integer().notNull(),
  dismissedAt: instant().notNull(),
})
