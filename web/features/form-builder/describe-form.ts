import type { CourtProfileName } from '#shared/courts.ts'
import type { severities } from '#shared/form-parts.ts'
import type { Language } from '#shared/languages.ts'
import type { BuilderSay } from './messages.ts'

type Severity = (typeof severities)[number]

// Translations of the fixed English words in forms and warnings.

const layouts = {
  'supreme-court': 'layoutSupremeCourt',
  delhi: 'layoutDelhi',
  bombay: 'layoutBombay',
  nclt: 'layoutNclt',
  general: 'layoutGeneral',
  memo: 'layoutMemo',
  plain: 'layoutPlain',
} as const satisfies Record<CourtProfileName, string>

const gravities = {
  'cannot be filed': 'cannotBeFiled',
  'look at this': 'lookAtThis',
  note: 'note',
} as const satisfies Record<Severity, string>

export const languageKeys = {
  en: 'english',
  hi: 'hindi',
  mr: 'marathi',
} as const satisfies Record<Language, string>

export function sayLayout(profile: CourtProfileName, say: BuilderSay): string {
  return say(layouts[profile])
}

export function saySeverity(severity: Severity, say: BuilderSay): string {
  return say(gravities[severity])
}
