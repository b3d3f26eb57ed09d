import { date, integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core'
import type { CitingKind } from '#shared/contract/law-changes.ts'
import { id, instant } from './column-kinds.ts'

/** The text of a section that the operator has imported: content/law has only its heading. */
export const actTexts = pgTable(
  'act_texts',
  {
    act: text().notNull(),
    section: text().notNull(),
    text: text().notNull(),
  },
  table => [primaryKey({ columns: [table.act, table.section] })],
)

/** An administrator's word that a section, a whole Act or a judgment is no longer as the content says. */
export const lawChanges = pgTable('law_changes', {
  id: id(),
  /** Empty for a judgment. */
  act: text().notNull(),
  /** Empty for a whole Act and for a judgment. */
  section: text().notNull(),
  caseId: text(),
  name: text().notNull(),
  what: text().notNull(),
  since: date({ mode: 'string' }).notNull(),
  markedAt: instant().notNull(),
  /** Names are copied: a mark outlives the account. */
  markedBy: text().notNull(),
  withdrawnAt: instant(),
  withdrawnBy: text(),
})

/** What cited the law on the day it was marked, each to be rechecked. */
export const lawChangeThings = pgTable(
  'law_change_things',
  {
    id: id(),
    changeId: integer()
      .notNull()
      .references(() => lawChanges.id, { onDelete: 'cascade' }),
    kind: text().$type<CitingKind>().notNull(),
    key: text().notNull(),
    title: text().notNull(),
    recheckedAt: instant(),
    recheckedBy: text(),
  },
  table => [uniqueIndex('law_change_things_thing').on(table.changeId, table.kind, table.key)],
)
