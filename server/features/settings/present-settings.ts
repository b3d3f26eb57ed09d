import {
  type EnvironmentView,
  type SettingSection,
  type SettingsView,
  settingSections,
} from '#shared/contract/settings.ts'
import type { OpenSettings } from './settings.ts'

/** As the administrator's page shows them. */
export function presentSettings(settings: OpenSettings, environment: EnvironmentView): SettingsView {
  const values = settings.read()
  const present = (section: SettingSection) => {
    const row = settings.rows().get(section)
    const isChanged = row !== undefined && row.version > 0
    return {
      value: values[section],
      version: row?.version ?? 0,
      updatedAt: isChanged ? row.updatedAt.toISOString() : null,
      updatedBy: isChanged ? row.updatedBy : null,
    }
  }
  const sections = Object.fromEntries(settingSections.map(section => [section, present(section)]))
  return { sections: sections as SettingsView['sections'], environment } // every section, each with its own value
}
