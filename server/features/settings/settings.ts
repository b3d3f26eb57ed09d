import type { FastifyBaseLogger } from 'fastify'
import type { Database } from '#server/db/client.ts'
import { second } from '#server/lib/clock.ts'
import {
  type SettingSection,
  type SettingValues,
  settingFields,
  settingSections,
} from '#shared/contract/settings.ts'
import { deriveSite, type Site } from '#shared/site.ts'
import { defaultSettings, type Settings } from './model.ts'
import { listSettings, type SettingRow } from './store.ts'

export type OpenSettings = Settings & {
  /** The rows as last read, for the administrator's page. */
  rows: () => ReadonlyMap<string, SettingRow>
  /** After a change at this node. */
  refresh: () => Promise<void>
  /** Asks again and again, so that a change at another node is known here too (decision 060). */
  watch: (log: FastifyBaseLogger) => void
  stop: () => void
}

type Kept = { revision: number; rows: Map<string, SettingRow>; values: SettingValues; site: Site }

const askEvery = second

/** The settings of this node: read from memory, and asked for in the database. */
export async function openSettings(db: Database, { isShared = false } = {}): Promise<OpenSettings> {
  let kept = keep([])
  let timer: NodeJS.Timeout | undefined

  /** Versions only grow: an answer that was on its way while something was saved here is older and left. */
  async function refresh() {
    const rows = await listSettings(db)
    if (revisionOf(rows) > kept.revision) kept = keep(rows)
  }

  function watch(log: FastifyBaseLogger) {
    if (!isShared) return
    let isAsking = false
    let isLost = false
    timer = setInterval(async () => {
      if (isAsking) return
      isAsking = true
      try {
        await refresh()
        isLost = false
      } catch (error) {
        if (!isLost) log.warn({ err: error }, 'the settings could not be read; those known stay')
        isLost = true
      }
      isAsking = false
    }, askEvery).unref()
  }

  await refresh()
  return {
    read: () => kept.values,
    readSite: () => kept.site,
    findAnnouncement: day => findAnnouncement(kept, day),
    rows: () => kept.rows,
    refresh,
    watch,
    stop: () => clearInterval(timer),
  }
}

function keep(rows: readonly SettingRow[]): Kept {
  const bySection = new Map(rows.map(row => [row.section, row]))
  const values = Object.fromEntries(
    settingSections.map(section => [section, readSection(section, bySection.get(section)?.value)]),
  ) as SettingValues // every section, as its own fields read it
  return { revision: revisionOf(rows), rows: bySection, values, site: deriveSite(values) }
}

function revisionOf(rows: readonly SettingRow[]): number {
  return rows.reduce((sum, { version }) => sum + version, 0)
}

/** What an earlier release wrote and this one cannot read counts as not set. */
export function readSection(section: SettingSection, value: Record<string, unknown> | undefined) {
  const known = defaultSettings[section]
  const read = settingFields[section].safeParse({ ...known, ...value })
  return read.success ? read.data : known
}

function findAnnouncement({ values, rows }: Kept, day: string) {
  const { isOn, from, until, en, hi, mr } = values.announcement
  if (!isOn || (from && day < from) || (until && day > until)) return null
  return { edition: Number(rows.get('announcement')?.value.edition ?? 0), en, hi, mr }
}
