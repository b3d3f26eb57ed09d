import { sql } from 'drizzle-orm'
import { boolean, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import type { CaseCategory, SearchType } from '#shared/cases/search-choices.ts'
import type { CaseFilters } from '#shared/contract/cases.ts'
import { id, instant } from './column-kinds.ts'
import { users } from './people-tables.ts'

const owner = () =>
  integer()
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' })

/** The searches that a person keeps to run again. Deleted ones stay a while, to be brought back. */
export const savedSearches = pgTable(
  'saved_searches',
  {
    id: id(),
    ownerId: owner(),
    name: text().notNull(),
    query: text().notNull(),
    searchType: text().$type<SearchType>().notNull(),
    category: text().$type<CaseCategory>(),
    filters: jsonb().$type<CaseFilters>().notNull(),
    /** Of type, text, category and filters: a search is saved once. */
    hash: text().notNull(),
    /** Whether the person is written to when new judgments match. */
    alert: boolean().notNull(),
    /** The last arrival (case_arrivals) that the person needs no mail about. */
    seenArrival: integer().notNull(),
    /** Of the secret in the address of its feed, where it has one. */
    feedHash: text().unique(),
    feedAt: instant(),
    createdAt: instant().notNull(),
    deletedAt: instant(),
    version: integer().notNull().default(1),
  },
  table => [
    uniqueIndex('saved_searches_hash').on(table.ownerId, table.hash).where(sql`${table.deletedAt} is null`),
    index('saved_searches_alerts').on(table.seenArrival).where(sql`${table.alert}`),
  ],
)

/**
 * Every judgment that the library has or had, numbered in the order in which they came. The library itself does not know
 * when it got a judgment, and may be made anew from its sources.
 */
export const caseArrivals = pgTable('case_arrivals', {
  id: id(),
  caseId: text().notNull().unique(),
})

/** When a person last got a mail about new judgments: one a day at most. */
export const searchAlerts = pgTable('search_alerts', {
  id: id(),
  ownerId: owner().unique(),
  /** 'YYYY-MM-DD' in Indian Standard Time. */
  mailedOn: text(),
  /** Until then, one process is searching for this person. */
  claimedUntil: instant(),
})

/** The stop links in the mails: each works as long as the mail is kept. */
export const searchAlertLinks = pgTable(
  'search_alert_links',
  {
    id: id(),
    ownerId: owner(),
    tokenHash: text().notNull().unique(),
    createdAt: instant().notNull(),
  },
  table => [index('search_alert_links_owner').on(table.ownerId)],
)
