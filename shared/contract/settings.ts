import { z } from 'zod'
import { defineCall } from '#shared/contract/call.ts'
import { languageCode, versionNumber } from '#shared/contract/common-fields.ts'
import { emailField } from '#shared/contract/person-fields.ts'
import { requiredLine, typedLine, typedText } from '#shared/contract/text.ts'
import { pleadingLayouts } from '#shared/courts.ts'
import { registrationModes } from '#shared/site.ts'

const empty = z.literal('')
const optionalEmail = z.union([empty, emailField], 'Invalid email address')
/** A day in India; empty for no limit. */
const optionalDay = z.union([empty, z.iso.date()], 'Must be a date')
const announcementText = typedText(500)

/** An address of this site ('/privacy'), of another, or of a mailbox. */
const linkAddress = requiredLine(300, 'Address is required').check(
  z.refine(
    text => /^\/(?!\/)/.test(text) || z.url({ protocol: /^(https?|mailto)$/ }).safeParse(text).success,
    'Must begin with https://, mailto: or /',
  ),
)
const footerLink = z.object({
  url: linkAddress,
  en: requiredLine(40, 'Label is required'),
  hi: typedLine(40),
  mr: typedLine(40),
})
export const mostFooterLinks = 6

export const identityFields = z.object({
  name: requiredLine(40, 'Name is required'),
  supportEmail: optionalEmail,
})
export const accountFields = z.object({
  registration: z.enum(registrationModes),
  monthlyLimit: z
    .number('Must be a whole number')
    .int('Must be a whole number')
    .min(0, 'Must be 0 or more')
    .max(1_000_000, 'At most 10,00,000'),
})
export const orderFields = z.object({ language: languageCode, layout: z.enum(pleadingLayouts) })
export const announcementFields = z.object({
  isOn: z.boolean(),
  en: announcementText,
  hi: announcementText,
  mr: announcementText,
  from: optionalDay,
  until: optionalDay,
})
export const sampleFields = z.object({ sampleData: z.boolean() })
export const footerFields = z.object({
  links: z.array(footerLink).max(mostFooterLinks, `At most ${mostFooterLinks} links`),
})
export const mailFields = z.object({
  senderName: typedLine(60),
  senderEmail: optionalEmail,
  replyTo: optionalEmail,
})
export const aiFields = z.object({ answers: z.boolean(), meaning: z.boolean() })

/** The settings, section by section: each is saved by itself. */
export const settingFields = {
  identity: identityFields,
  accounts: accountFields,
  order: orderFields,
  announcement: announcementFields,
  sample: sampleFields,
  footer: footerFields,
  mail: mailFields,
  ai: aiFields,
}
export type SettingSection = keyof typeof settingFields
export type SettingValues = { [Section in SettingSection]: z.output<(typeof settingFields)[Section]> }
export const settingSections = Object.keys(settingFields) as SettingSection[] // the object has exactly these keys

function sectionView<Fields extends z.ZodType>(value: Fields) {
  return z.object({
    value,
    version: versionNumber,
    /** Null while nobody has changed it. */
    updatedAt: z.iso.datetime().nullable(),
    updatedBy: z.string().nullable(),
  })
}

const nameOrNull = z.string().nullable()

/** What the environment rules, without secrets. */
const environmentView = z.object({
  publicUrl: z.string(),
  database: z.enum(['embedded', 'postgresql']),
  /** Host and port; null where no mail leaves. */
  mailServer: nameOrNull,
  mailFrom: z.string(),
  openSearch: nameOrNull,
  /** Where the models answer; null where none is set. */
  aiAddress: nameOrNull,
  aiModel: nameOrNull,
  aiEmbeddingModel: nameOrNull,
})
export type EnvironmentView = z.infer<typeof environmentView>

const settingsView = z.object({
  sections: z.object({
    identity: sectionView(identityFields),
    accounts: sectionView(accountFields),
    order: sectionView(orderFields),
    announcement: sectionView(announcementFields),
    sample: sectionView(sampleFields),
    footer: sectionView(footerFields),
    mail: sectionView(mailFields),
    ai: sectionView(aiFields),
  }),
  environment: environmentView,
})
export type SettingsView = z.infer<typeof settingsView>

export const readSettingsCall = defineCall('GET /api/admin/settings', {
  access: 'admin',
  answer: settingsView,
})

const version = { version: versionNumber }

export const saveIdentityCall = defineCall('PUT /api/admin/settings/identity', {
  access: 'admin',
  body: identityFields.extend(version),
  answer: settingsView,
})
export const saveAccountsCall = defineCall('PUT /api/admin/settings/accounts', {
  access: 'admin',
  body: accountFields.extend(version),
  answer: settingsView,
})
export const saveOrderCall = defineCall('PUT /api/admin/settings/order', {
  access: 'admin',
  body: orderFields.extend(version),
  answer: settingsView,
})
export const saveAnnouncementCall = defineCall('PUT /api/admin/settings/announcement', {
  access: 'admin',
  body: announcementFields
    .extend(version)
    .refine(({ isOn, en, hi, mr }) => !isOn || en || hi || mr, {
      path: ['en'],
      message: 'Write the announcement in at least one language',
    })
    .refine(({ from, until }) => !from || !until || from <= until, {
      path: ['until'],
      message: 'Must not be before the first day',
    }),
  answer: settingsView,
})
export const saveSampleCall = defineCall('PUT /api/admin/settings/sample', {
  access: 'admin',
  body: sampleFields.extend(version),
  answer: settingsView,
})
export const saveFooterCall = defineCall('PUT /api/admin/settings/footer', {
  access: 'admin',
  body: footerFields.extend(version),
  answer: settingsView,
})
export const saveMailCall = defineCall('PUT /api/admin/settings/mail', {
  access: 'admin',
  body: mailFields.extend(version).refine(({ senderName, senderEmail }) => !senderName || senderEmail, {
    path: ['senderEmail'],
    message: 'A name needs an address',
  }),
  answer: settingsView,
})
export const saveAiCall = defineCall('PUT /api/admin/settings/ai', {
  access: 'admin',
  body: aiFields.extend(version),
  answer: settingsView,
})

/** Sent at once, past the outbox, so that the answer is what the mail server says. */
export const sendTestMailCall = defineCall('POST /api/admin/settings/test-mails', {
  access: 'admin',
  body: z.object({ to: emailField }),
  answer: z.object({ from: z.string(), reason: nameOrNull }),
})

const announcement = z.object({
  /** Another one for other words: what was dismissed comes back only then. */
  edition: versionNumber,
  en: z.string(),
  hi: z.string(),
  mr: z.string(),
})
export type Announcement = z.infer<typeof announcement>

/** What stands above the pages of this person today. */
export const readAnnouncementCall = defineCall('GET /api/announcement', {
  access: 'user',
  answer: z.object({ announcement: announcement.nullable() }),
})

export const dismissAnnouncementCall = defineCall('PUT /api/announcement/dismissal', {
  access: 'user',
  body: z.object({ edition: versionNumber }),
})
