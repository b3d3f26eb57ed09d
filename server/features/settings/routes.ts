import type { FastifyPluginAsync } from 'fastify'
import { AppError } from '#server/lib/app-error.ts'
import { deriveIndianDay, hour } from '#server/lib/clock.ts'
import type { Limits } from '#server/lib/limits.ts'
import { route } from '#server/route.ts'
import {
  dismissAnnouncementCall,
  type EnvironmentView,
  readAnnouncementCall,
  readSettingsCall,
  type SettingSection,
  type SettingValues,
  saveAccountsCall,
  saveAiCall,
  saveAnnouncementCall,
  saveFooterCall,
  saveIdentityCall,
  saveMailCall,
  saveOrderCall,
  saveSampleCall,
  sendTestMailCall,
} from '#shared/contract/settings.ts'
import { said } from '#shared/messages/said.ts'
import { type SettingsNeeds, saveSection } from './change-settings.ts'
import { presentSettings } from './present-settings.ts'
import { findDismissed, keepDismissed } from './store.ts'

type Admin = { id: number; username: string; firstName: string; lastName: string }
type Needs = SettingsNeeds & {
  limits: Limits
  environment: EnvironmentView
  /** Sends a mail now; what went wrong, or null. */
  sendTestMail: (to: Admin, address: string) => Promise<{ from: string; reason: string | null }>
}

export function settingsRoutes(needs: Needs): FastifyPluginAsync {
  const { settings, environment } = needs
  const testMails = needs.limits.attempts('test mails', 10, hour)
  const present = () => presentSettings(settings, environment)

  async function save<Section extends SettingSection>(
    user: Admin,
    section: Section,
    body: SettingValues[Section] & { version: number },
  ) {
    const isSaved = await saveSection(needs, user, section, body)
    if (isSaved) return present()
    throw new AppError('stale', said('settingsStale'), { details: { current: present() } })
  }

  return async app => {
    route(app, readSettingsCall, async () => {
      await settings.refresh()
      return present()
    })
    route(app, saveIdentityCall, ({ user, body }) => save(user, 'identity', body))
    route(app, saveAccountsCall, ({ user, body }) => save(user, 'accounts', body))
    route(app, saveOrderCall, ({ user, body }) => save(user, 'order', body))
    route(app, saveAnnouncementCall, ({ user, body }) => save(user, 'announcement', body))
    route(app, saveSampleCall, ({ user, body }) => save(user, 'sample', body))
    route(app, saveFooterCall, ({ user, body }) => save(user, 'footer', body))
    route(app, saveMailCall, ({ user, body }) => save(user, 'mail', body))
    route(app, saveAiCall, ({ user, body }) => save(user, 'ai', body))

    route(app, sendTestMailCall, async ({ user, body }) => {
      if (!environment.mailServer) throw new AppError('conflict', said('noMailServer'))
      await testMails.take(String(user.id))
      return needs.sendTestMail(user, body.to)
    })
  }
}

/** The bar above every page of whoever is signed in. */
export function announcementRoutes({ db, clock, settings }: SettingsNeeds): FastifyPluginAsync {
  return async app => {
    route(app, readAnnouncementCall, async ({ user }) => {
      const announcement = settings.findAnnouncement(deriveIndianDay(clock()))
      if (!announcement) return { announcement }
      const isDismissed = (await findDismissed(db, user.id)) === announcement.edition
      return { announcement: isDismissed ? null : announcement }
    })
    route(app, dismissAnnouncementCall, ({ user, body }) => keepDismissed(db, user.id, body.edition, clock()))
  }
}
