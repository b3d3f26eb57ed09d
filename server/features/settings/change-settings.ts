import { isDeepStrictEqual } from 'node:util'
import type { Database } from '#server/db/client.ts'
import { recordAudit } from '#server/features/audit/shared-store.ts'
import type { Clock } from '#server/lib/clock.ts'
import type { SettingSection, SettingValues } from '#shared/contract/settings.ts'
import { type OpenSettings, readSection } from './settings.ts'
import { lockSetting, type SettingRow, writeSetting } from './store.ts'

export type SettingsNeeds = { db: Database; clock: Clock; settings: OpenSettings }
type Actor = { id: number; username: string }
type Values = Record<string, unknown>

/** False, and nothing is written, where somebody else has saved the section since `version`. Only what differs is recorded. */
export async function saveSection<Section extends SettingSection>(
  { db, clock, settings }: SettingsNeeds,
  actor: Actor,
  section: Section,
  { version, ...value }: SettingValues[Section] & { version: number },
): Promise<boolean> {
  const isFresh = await db.transaction(async tx => {
    const at = clock()
    const row = await lockSetting(tx, section, at)
    if (row.version !== version) return false
    const before: Values = readSection(section, row.value)
    const changed = listChanged(before, value)
    if (changed.length === 0) return true
    const kept = section === 'announcement' ? { ...value, edition: nextEdition(row, changed) } : value
    await writeSetting(tx, row.id, { value: kept, updatedAt: at, updatedBy: actor.username })
    await recordAudit(tx, {
      at,
      actorId: actor.id,
      actor: actor.username,
      action: section,
      subjectType: 'settings',
      subjectId: row.id,
      before: pick(before, changed),
      after: pick(value, changed),
    })
    return true
  })
  await settings.refresh()
  return isFresh
}

function listChanged(before: Values, after: Values): string[] {
  return Object.keys(after).filter(name => !isDeepStrictEqual(before[name], after[name]))
}

function pick(values: Values, names: readonly string[]): Values {
  return Object.fromEntries(names.map(name => [name, values[name]]))
}

/** Other words are another announcement, and so is one that is shown again: whoever dismissed the last sees it. */
function nextEdition({ version, value }: SettingRow, changed: readonly string[]): number {
  const isNew = changed.some(name => ['en', 'hi', 'mr', 'isOn'].includes(name))
  return isNew ? version + 1 : Number(value.edition ?? 0)
}
