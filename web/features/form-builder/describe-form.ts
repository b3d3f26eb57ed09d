import type { Area } from '#shared/areas.ts'
import type { CourtProfileName } from '#shared/courts.ts'
import type { severities } from '#shared/form-parts.ts'
import type { Language } from '#shared/languages.ts'
import type { BuilderSay } from './messages.ts'

type Severity = (typeof severities)[number]

// Translations of the fixed English words in forms and warnings.

const areas = {
  civil: 'civilLaw',
  criminal: 'criminalLaw',
  family: 'familyLaw',
  corporate: 'corporateLaw',
  labour: 'labourLaw',
  tax: 'taxLaw',
  property: 'propertyLaw',
  consumer: 'consumerLaw',
  constitutional: 'constitutionalLaw',
  arbitration: 'arbitrationLaw',
  banking: 'bankingLaw',
  special: 'specialLaw',
} as const satisfies Record<Area, string>

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

const badges = {
  'Supreme Court': 'supremeCourt',
  'High Court': 'highCourt',
  'District Court': 'districtCourt',
  'Sessions Court': 'sessionsCourt',
  'Magistrate Court': 'magistrateCourt',
  'Family Court': 'familyCourt',
  'Civil Court': 'civilCourt',
  'Labour Court': 'labourCourt',
  'Labour Authority': 'labourAuthority',
  'Consumer Forum': 'consumerForum',
  'Police Station': 'policeStation',
  'Private document': 'privateDocument',
  'Sub-Registrar': 'subRegistrar',
  'GST Authority': 'gstAuthority',
  'Income-tax Authority': 'incomeTaxAuthority',
  'RTI Authority': 'rtiAuthority',
  'All India': 'allIndia',
} as const

export const languageKeys = {
  en: 'english',
  hi: 'hindi',
  mr: 'marathi',
} as const satisfies Record<Language, string>

export function sayArea(area: Area, say: BuilderSay): string {
  return say(areas[area])
}

export function sayLayout(profile: CourtProfileName, say: BuilderSay): string {
  return say(layouts[profile])
}

export function saySeverity(severity: Severity, say: BuilderSay): string {
  return say(gravities[severity])
}

/** A kind of court or a jurisdiction; names such as NCLT or Maharashtra are not translated. */
export function sayBadge(words: string, say: BuilderSay): string {
  return isKnown(words) ? say(badges[words]) : words
}

/** '20 minutes'. */
export function sayTime(estimated: string, say: BuilderSay): string {
  const [, count] = /^(\d+) minutes?$/.exec(estimated) ?? []
  return count === undefined ? estimated : say('minutes', { count: Number(count) })
}

function isKnown(words: string): words is keyof typeof badges {
  return Object.hasOwn(badges, words)
}
