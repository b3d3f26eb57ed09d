import { sql } from 'drizzle-orm'
import { boolean, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import type { Language } from '#shared/languages.ts'
import type { State } from '#shared/states.ts'
import { defaultUsageLimit, type Experience, type Role, type UserStatus } from '#shared/users.ts'
import { id, instant } from './column-kinds.ts'
import { invitations } from './invitation-tables.ts'

/** Accounts, and how people get into them. */
export const users = pgTable(
  'users',
  {
    id: id(),
    username: text().notNull(),
    email: text().notNull(),
    /** Null until a person created by an administrator has set one. */
    passwordHash: text(),
    firstName: text().notNull().default(''),
    lastName: text().notNull().default(''),
    phoneNumber: text(),
    barCouncilId: text(),
    enrolmentState: text().$type<State>(),
    /** Further details that fill in the forms. */
    chamberAddress: text(),
    usualCourt: text(),
    usualPlace: text(),
    /** Of the site, as last chosen by the signed-in person; null until then. */
    language: text().$type<Language>(),
    experience: text().$type<Experience>().notNull().default('new'),
    specialization: text(),
    role: text().$type<Role>().notNull().default('user'),
    status: text().$type<UserStatus>().notNull().default('pending'),
    /** Why the administrator rejected or suspended; the person is told. */
    statusReason: text(),
    usageCount: integer().notNull().default(0),
    /** The calendar month (IST, 'YYYY-MM') that usageCount counts; another month means zero so far. */
    usageMonth: text().notNull().default(''),
    usageLimit: integer().notNull().default(defaultUsageLimit),
    emailVerified: boolean().notNull().default(false),
    /** Since when signing in also asks for a code of an authenticator app. */
    secondFactorSince: instant(),
    /**
     * Set at sign-in, because the hash does not tell the length: shorter than an administrator's password should be.
     */
    passwordIsShort: boolean().notNull().default(false),
    /** The invitation that the person registered with; it is deleted in time, the name of who invited stays. */
    invitationId: integer().references(() => invitations.id, { onDelete: 'set null' }),
    invitedBy: text(),
    /** Of an administrator: whether a mail a day tells who waits for approval, and the last day ('YYYY-MM-DD') of one. */
    wantsReminders: boolean().notNull().default(true),
    remindedOn: text(),
    lastLogin: instant(),
    createdAt: instant().notNull().defaultNow(),
    updatedAt: instant().notNull().defaultNow(),
    version: integer().notNull().default(1),
  },
  table => [
    uniqueIndex('users_username_key').on(sql`lower(${table.username})`),
    uniqueIndex('users_email_key').on(sql`lower(${table.email})`),
  ],
)

export const sessions = pgTable(
  'sessions',
  {
    id: id(),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    tokenHash: text().notNull().unique(),
    device: text().notNull().default(''),
    createdAt: instant().notNull(),
    lastSeenAt: instant().notNull(),
    expiresAt: instant().notNull(),
  },
  table => [index('sessions_user').on(table.userId)],
)

export type LinkPurpose = 'reset-password' | 'set-password' | 'verify-email'

/** One-time links sent by mail. */
export const links = pgTable(
  'links',
  {
    id: id(),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    purpose: text().$type<LinkPurpose>().notNull(),
    tokenHash: text().notNull().unique(),
    /** The address the link was sent to: verifying it says nothing about a later one. */
    email: text().notNull(),
    createdAt: instant().notNull(),
    expiresAt: instant().notNull(),
    usedAt: instant(),
  },
  table => [index('links_user').on(table.userId)],
)

/** What an authenticator app shares with us. Until it is confirmed by a first code it protects nothing. */
export const secondFactors = pgTable('second_factors', {
  id: id(),
  userId: integer()
    .notNull()
    .unique()
    .references(() => users.id, { onDelete: 'cascade' }),
  /** Sealed with the key of the installation, which is in no database and no backup (decision 031). */
  secret: text().notNull(),
  createdAt: instant().notNull(),
  confirmedAt: instant(),
  /** The half minute of the last code taken: no code is taken twice. */
  lastStep: integer().notNull().default(0),
})

export const recoveryCodes = pgTable(
  'recovery_codes',
  {
    id: id(),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    codeHash: text().notNull(),
    usedAt: instant(),
  },
  table => [index('recovery_codes_user').on(table.userId)],
)

/** A sign-in between its two steps. */
export const signInSteps = pgTable(
  'sign_in_steps',
  {
    id: id(),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    tokenHash: text().notNull().unique(),
    tries: integer().notNull().default(0),
    expiresAt: instant().notNull(),
  },
  table => [index('sign_in_steps_user').on(table.userId)],
)

/** Browsers that have signed in to an account before: no notice is written about them, and guessing elsewhere does not slow them. */
export const knownDevices = pgTable(
  'known_devices',
  {
    id: id(),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    tokenHash: text().notNull(),
    device: text().notNull(),
    firstSeenAt: instant().notNull(),
    lastSeenAt: instant().notNull(),
  },
  table => [uniqueIndex('known_devices_token').on(table.userId, table.tokenHash)],
)
