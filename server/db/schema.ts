import { sql } from 'drizzle-orm'
import {
  boolean,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import type { AnnexureTurn } from '#shared/annexures.ts'
import type { CaseCategory, SearchType } from '#shared/cases/search-choices.ts'
import type { CaseFilters, CaseReference } from '#shared/contract/cases.ts'
import type { RequestPlace } from '#shared/contract/form-requests.ts'
import type { FormValues } from '#shared/contract/forms.ts'
import type { UpdatePriority, UpdateType } from '#shared/contract/updates.ts'
import type { Language } from '#shared/languages.ts'
import type { LawSection } from '#shared/law/section.ts'
import type { NewsletterPreferences } from '#shared/newsletter.ts'
import { id, instant } from './column-kinds.ts'
import { users } from './people-tables.ts'

export * from './invitation-tables.ts'
export * from './job-tables.ts'
export * from './law-tables.ts'
export * from './library-tables.ts'
export * from './people-tables.ts'
export * from './saved-search-tables.ts'
export * from './settings-tables.ts'
export * from './try-tables.ts'

export type MailStatus = 'queued' | 'sent' | 'failed'

export const outbox = pgTable(
  'outbox',
  {
    id: id(),
    kind: text().notNull(),
    /**
     * The recipient's account, so that deleting it deletes its mail. Null for mail to an address without an account.
     */
    userId: integer().references(() => users.id, { onDelete: 'cascade' }),
    to: text().notNull(),
    subject: text().notNull(),
    text: text().notNull(),
    /** A one-time link in the text: hidden from the administrator once there is a mail server to carry it. */
    secret: text(),
    /** Of a mail to many: where a mail program may unsubscribe by itself (RFC 8058). */
    unsubscribeUrl: text(),
    status: text().$type<MailStatus>().notNull().default('queued'),
    attempts: integer().notNull().default(0),
    nextAttemptAt: instant().notNull(),
    lastError: text(),
    createdAt: instant().notNull(),
    sentAt: instant(),
  },
  table => [index('outbox_due').on(table.status, table.nextAttemptAt)],
)

/** Who did what to whom. Rows outlive the people in them: names are copied, ids are not references. */
export const audit = pgTable(
  'audit',
  {
    id: id(),
    at: instant().notNull(),
    actorId: integer(),
    actor: text().notNull(),
    action: text().notNull(),
    subjectType: text().notNull(),
    subjectId: integer().notNull(),
    before: jsonb().$type<Record<string, unknown>>().notNull().default({}),
    after: jsonb().$type<Record<string, unknown>>().notNull().default({}),
  },
  table => [index('audit_subject').on(table.subjectType, table.subjectId)],
)

export const messages = pgTable(
  'messages',
  {
    id: id(),
    senderName: text().notNull(),
    recipientId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    subject: text().notNull(),
    message: text().notNull(),
    messageType: text().$type<'approval' | 'rejection' | 'warning' | 'info' | 'support'>().notNull(),
    priority: text().$type<'low' | 'medium' | 'high'>().notNull(),
    createdAt: instant().notNull(),
  },
  table => [index('messages_recipient').on(table.recipientId)],
)

/** A form that somebody is filling in. Deleted ones stay a while, to be brought back. */
export const drafts = pgTable(
  'drafts',
  {
    id: id(),
    ownerId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Chosen by the browser, so that a repeated save over a bad connection makes one draft. */
    key: text().notNull(),
    formId: integer().notNull(),
    title: text().notNull(),
    language: text().$type<Language>().notNull(),
    values: jsonb().$type<FormValues>().notNull(),
    createdAt: instant().notNull(),
    updatedAt: instant().notNull(),
    deletedAt: instant(),
    version: integer().notNull().default(1),
  },
  table => [uniqueIndex('drafts_key').on(table.ownerId, table.key)],
)

/** What is known of an uploaded file; its bytes are in the data folder under `key` (decision 043). */
export const annexureFiles = pgTable(
  'annexure_files',
  {
    id: id(),
    ownerId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    key: text().notNull().unique(),
    kind: text().$type<'pdf' | 'jpeg' | 'png'>().notNull(),
    bytes: integer().notNull(),
    /** Width and height of each page in points, upright. */
    pages: jsonb().$type<[width: number, height: number][]>().notNull(),
    archival: boolean().notNull(),
    createdAt: instant().notNull(),
  },
  table => [index('annexure_files_owner').on(table.ownerId)],
)

/** A document that is bound into the set of a draft. A copied draft has annexures of its own over the same files. */
export const annexures = pgTable(
  'annexures',
  {
    id: id(),
    draftId: integer()
      .notNull()
      .references(() => drafts.id, { onDelete: 'cascade' }),
    fileId: integer()
      .notNull()
      .references(() => annexureFiles.id, { onDelete: 'cascade' }),
    /** Made by the browser, so that a file sent twice over a bad line is there once. */
    uploadKey: text().notNull(),
    title: text().notNull(),
    writtenOn: date({ mode: 'string' }),
    electronic: boolean().notNull().default(false),
    entry: text().notNull().default(''),
    turns: jsonb().$type<AnnexureTurn[]>().notNull(),
    position: integer().notNull(),
    createdAt: instant().notNull(),
    deletedAt: instant(),
    version: integer().notNull().default(1),
  },
  table => [
    uniqueIndex('annexures_upload').on(table.draftId, table.uploadKey),
    index('annexures_file').on(table.fileId),
  ],
)

/** News of the law, in the order in which an administrator put it. */
export const updates = pgTable('updates', {
  id: id(),
  title: text().notNull(),
  description: text().notNull(),
  type: text().$type<UpdateType>().notNull(),
  priority: text().$type<UpdatePriority>().notNull(),
  /** The provision, notification or judgment that says so. */
  source: text().notNull(),
  /** The day of the development itself. */
  happenedOn: date({ mode: 'string' }).notNull(),
  active: boolean().notNull().default(true),
  position: integer().notNull(),
  createdAt: instant().notNull(),
  updatedAt: instant().notNull(),
  updatedBy: text().notNull(),
  version: integer().notNull().default(1),
})

/** What has been taken over from the content files, once: from then on the database rules. */
export const seeds = pgTable('seeds', {
  name: text().primaryKey(),
  seededAt: instant().notNull(),
})

export const newsletterSubscriptions = pgTable(
  'newsletter_subscriptions',
  {
    id: id(),
    email: text().notNull(),
    /** The choices that were confirmed; before the first confirmation, those asked for. */
    preferences: jsonb().$type<NewsletterPreferences>().notNull(),
    createdAt: instant().notNull(),
    confirmedAt: instant(),
    unsubscribedAt: instant(),
  },
  table => [uniqueIndex('newsletter_subscriptions_email').on(sql`lower(${table.email})`)],
)

export type NewsletterLinkPurpose = 'confirm' | 'unsubscribe'

export const newsletterLinks = pgTable(
  'newsletter_links',
  {
    id: id(),
    subscriptionId: integer()
      .notNull()
      .references(() => newsletterSubscriptions.id, { onDelete: 'cascade' }),
    purpose: text().$type<NewsletterLinkPurpose>().notNull(),
    tokenHash: text().notNull().unique(),
    /** What a confirmation confirms: nobody else can change a subscriber's choices. */
    preferences: jsonb().$type<NewsletterPreferences>(),
    createdAt: instant().notNull(),
    /** Null for a link that works as long as the mail is kept. */
    expiresAt: instant(),
    usedAt: instant(),
  },
  table => [index('newsletter_links_subscription').on(table.subscriptionId)],
)

/** An issue being sent; without `finishedAt` it goes on where it stopped. */
export const newsletterSendings = pgTable('newsletter_sendings', {
  issueId: integer().primaryKey(),
  startedBy: text().notNull(),
  startedAt: instant().notNull(),
  finishedAt: instant(),
})

/** One row for each issue and subscriber, written together with the mail: nobody gets an issue twice. */
export const newsletterDeliveries = pgTable(
  'newsletter_deliveries',
  {
    issueId: integer().notNull(),
    subscriptionId: integer()
      .notNull()
      .references(() => newsletterSubscriptions.id, { onDelete: 'cascade' }),
    queuedAt: instant().notNull(),
  },
  table => [primaryKey({ columns: [table.issueId, table.subscriptionId] })],
)

/** How far a person has come in a guide: one row for each guide that has been begun. */
export const procedureProgress = pgTable(
  'procedure_progress',
  {
    ownerId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    procedureId: integer().notNull(),
    /** The numbers of the steps that are done. */
    done: jsonb().$type<number[]>().notNull(),
    updatedAt: instant().notNull(),
  },
  table => [primaryKey({ columns: [table.ownerId, table.procedureId] })],
)

/** What is kept of a saved judgment, so that the list outlives the library's copy of it. */
export type SavedSnapshot = { reference: CaseReference; sections: LawSection[] }

/** A person's own list of judgments. */
export const savedCases = pgTable(
  'saved_cases',
  {
    id: id(),
    ownerId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    caseId: text().notNull(),
    snapshot: jsonb().$type<SavedSnapshot>().notNull(),
    note: text().notNull().default(''),
    savedAt: instant().notNull(),
    updatedAt: instant().notNull(),
    version: integer().notNull().default(1),
  },
  table => [uniqueIndex('saved_cases_case').on(table.ownerId, table.caseId)],
)

/** The last searches of a person, the text of a brief included, until the person clears them. */
export const recentSearches = pgTable(
  'recent_searches',
  {
    id: id(),
    ownerId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Of type and text: the same question again moves up instead of standing there twice. */
    hash: text().notNull(),
    query: text().notNull(),
    searchType: text().$type<SearchType>().notNull(),
    category: text().$type<CaseCategory>(),
    filters: jsonb().$type<CaseFilters>().notNull(),
    total: integer().notNull(),
    at: instant().notNull(),
  },
  table => [
    uniqueIndex('recent_searches_hash').on(table.ownerId, table.hash),
    index('recent_searches_latest').on(table.ownerId, table.at),
  ],
)

/**
 * Which questions have been counted today and may be repeated free of charge until midnight in India. Clearing the
 * recent searches does not change it.
 */
export const countedSearches = pgTable(
  'counted_searches',
  {
    id: id(),
    ownerId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** 'YYYY-MM-DD' in Indian Standard Time; rows of earlier days are deleted. */
    day: text().notNull(),
    hash: text().notNull(),
    claimedAt: instant().notNull(),
    /** False between the claim and the counting of the month's limit. */
    counted: boolean().notNull().default(false),
  },
  table => [
    uniqueIndex('counted_searches_hash').on(table.ownerId, table.day, table.hash),
    index('counted_searches_day').on(table.day),
  ],
)

/** What people requested because a search did not find it: one row for each person and request. */
export const formRequests = pgTable(
  'form_requests',
  {
    id: id(),
    ownerId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    search: text().notNull(),
    /** The normalised words of the search: the same request has the same words, however it was typed. */
    key: text().notNull(),
    note: text().notNull(),
    place: text().$type<RequestPlace>().notNull(),
    times: integer().notNull().default(1),
    askedAt: instant().notNull(),
    answeredAt: instant(),
    answeredBy: text(),
  },
  table => [
    uniqueIndex('form_requests_wish').on(table.ownerId, table.key),
    index('form_requests_key').on(table.key),
  ],
)

/** What was done how often on a day. Counts only: no row says who did it or what they searched for. */
export const dailyCounts = pgTable(
  'daily_counts',
  {
    /** 'YYYY-MM-DD' in Indian Standard Time. */
    day: text().notNull(),
    what: text().$type<'document' | 'search' | 'guide' | 'active'>().notNull(),
    key: text().notNull(),
    count: integer().notNull(),
  },
  table => [primaryKey({ columns: [table.day, table.what, table.key] })],
)

/** The last week in which a person used the site, so that each is counted once a week. */
export const activeWeeks = pgTable('active_weeks', {
  ownerId: integer()
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  /** The Monday, 'YYYY-MM-DD'. */
  week: text().notNull(),
})
