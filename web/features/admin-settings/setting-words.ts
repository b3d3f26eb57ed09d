import type { FooterLink } from '#shared/site.ts'
import type { SettingsSay } from './messages.ts'

const labelKeys = {
  name: 'name',
  supportEmail: 'supportEmail',
  registration: 'registration',
  monthlyLimit: 'monthlyLimit',
  language: 'language',
  layout: 'layout',
  isOn: 'isOn',
  en: 'textEn',
  hi: 'textHi',
  mr: 'textMr',
  from: 'from',
  until: 'until',
  sampleData: 'sampleData',
  links: 'footer',
  senderName: 'senderName',
  senderEmail: 'senderEmail',
  replyTo: 'replyTo',
} as const

const modelKeys: Record<string, 'answers' | 'meaning'> = { answers: 'answers', meaning: 'meaning' }

export const registrationKeys = {
  open: 'registrationOpen',
  invitation: 'registrationInvitation',
  closed: 'registrationClosed',
} as const

export const languageKeys = { en: 'languageEn', hi: 'languageHi', mr: 'languageMr' } as const

export const layoutKeys = {
  general: 'layoutGeneral',
  'supreme-court': 'layoutSupremeCourt',
  delhi: 'layoutDelhi',
  bombay: 'layoutBombay',
  nclt: 'layoutNclt',
} as const

type ChoiceKey =
  | (typeof registrationKeys)[keyof typeof registrationKeys]
  | (typeof languageKeys)[keyof typeof languageKeys]
  | (typeof layoutKeys)[keyof typeof layoutKeys]

const choices: Record<string, Record<string, ChoiceKey>> = {
  registration: registrationKeys,
  language: languageKeys,
  layout: layoutKeys,
}

export function labelOf(field: string, say: SettingsSay): string {
  const model = modelKeys[field]
  if (model) return say(model, { model: '' }).trim()
  const key = Object.entries(labelKeys).find(([name]) => name === field)?.[1]
  return key ? say(key) : field
}

/** A value in words, as the page says it. */
export function sayValue(field: string, value: unknown, say: SettingsSay): string {
  if (typeof value === 'boolean') return say(value ? 'on' : 'off')
  if (Array.isArray(value)) return value.map((link: FooterLink) => link.en).join(', ') || say('empty')
  if (value === '' || value === null || value === undefined) return say('empty')
  const choice = choices[field]?.[String(value)]
  return choice ? say(choice) : String(value)
}
