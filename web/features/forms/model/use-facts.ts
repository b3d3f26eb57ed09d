import type { Area } from '#shared/areas.ts'
import { type FormsSay, formsMessages } from '#web/features/forms/messages.ts'
import { useMessages } from '#web/messages.ts'

// Translations of the fixed English words that describe a form.

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

const badges = {
  'All India': 'allIndia',
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
  'Legal Services Authority': 'legalServicesAuthority',
  'Trade Marks Registry': 'tradeMarksRegistry',
  'Arbitral Tribunal': 'arbitralTribunal',
  'Maintenance Tribunal': 'maintenanceTribunal',
  'Small Causes Court': 'smallCausesCourt',
  'Revenue Authority': 'revenueAuthority',
  'Rent Authority': 'rentAuthority',
  'RBI Ombudsman': 'rbiOmbudsman',
  'Marriage Officer': 'marriageOfficer',
  'Internal Committee': 'internalCommittee',
  'Insolvency Professional': 'insolvencyProfessional',
  'Executive Magistrate': 'executiveMagistrate',
  'District Magistrate': 'districtMagistrate',
  'Juvenile Justice Board': 'juvenileJusticeBoard',
  'Customs Authority': 'customsAuthority',
  'Copyright Office': 'copyrightOffice',
  'Cooperative Court': 'cooperativeCourt',
  'Cooperative Authority': 'cooperativeAuthority',
  'Administrative Tribunal': 'administrativeTribunal',
  Maharashtra: 'maharashtra',
  Delhi: 'delhi',
} as const

export type Facts = ReturnType<typeof factsIn>

/** The facts of a form in the language that is spoken here. */
export function useFacts(): Facts {
  return factsIn(useMessages(formsMessages))
}

/** The same outside of a component. */
export function factsIn(say: FormsSay) {
  return {
    sayArea: (area: Area) => say(areas[area]),
    sayBadge: (words: string) => sayBadge(words, say),
    sayTime: (estimated: string) => sayTime(estimated, say),
  }
}

/** A kind of court or a jurisdiction; short names such as NCLT are not translated. */
function sayBadge(words: string, say: FormsSay): string {
  return isKnown(words) ? say(badges[words]) : words
}

/** '20 minutes'. */
function sayTime(estimated: string, say: FormsSay): string {
  const [, count] = /^(\d+) minutes?$/.exec(estimated) ?? []
  return count === undefined ? estimated : say('minutes', { count: Number(count) })
}

function isKnown(words: string): words is keyof typeof badges {
  return Object.hasOwn(badges, words)
}
