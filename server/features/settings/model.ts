import type { Announcement, SettingValues } from '#shared/contract/settings.ts'
import { defaultSite, type Site } from '#shared/site.ts'
import { defaultUsageLimit } from '#shared/users.ts'

/** What rules until an administrator sets something else. */
export const defaultSettings: SettingValues = {
  identity: { name: defaultSite.name, supportEmail: '' },
  accounts: { registration: defaultSite.registration, monthlyLimit: defaultUsageLimit },
  order: { language: defaultSite.language, layout: defaultSite.layout },
  announcement: { isOn: false, en: '', hi: '', mr: '', from: '', until: '' },
  sample: { sampleData: defaultSite.sampleData },
  footer: { links: [] },
  mail: { senderName: '', senderEmail: '', replyTo: '' },
  ai: { answers: true, meaning: true },
}

/** What this node knows of the settings. A change made at another node is here within two seconds. */
export type Settings = {
  read: () => SettingValues
  /** What anybody may know of them. */
  readSite: () => Site
  /** The announcement of that day, in India. */
  findAnnouncement: (day: string) => Announcement | null
}
