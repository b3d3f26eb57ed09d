import { integer, pgTable, text } from 'drizzle-orm/pg-core'
import { id, instant } from './column-kinds.ts'

/** A link with which people register. It outlives whoever made it, so names are copied. */
export const invitations = pgTable('invitations', {
  id: id(),
  tokenHash: text().notNull().unique(),
  /** For the administrators: whom it is for. */
  note: text().notNull().default(''),
  /** Where the link was sent, if it was sent by mail. */
  email: text(),
  /** How many people may register with it, and how many have. */
  mostUses: integer().notNull(),
  uses: integer().notNull().default(0),
  invitedBy: text().notNull(),
  createdAt: instant().notNull(),
  expiresAt: instant().notNull(),
  withdrawnAt: instant(),
})
