import type { SectionMap } from '#server/law/sections/section-map.ts'
import type { LawSection } from '#shared/contract/forms.ts'
import type { Word } from './words.ts'

/** How people write the acts, as words of a search. */
const actNames: Record<string, RegExp> = {
  bns: /^BNS$/,
  bnss: /^BNSS$/,
  bsa: /^BSA$/,
  ipc: /^IPC$/,
  crpc: /^CrPC$/,
  iea: /^IEA$/,
  evidence: /^(IEA|BSA)$/,
  cpc: /^CPC/,
  ni: /^NI Act|Negotiable/,
  hma: /Hindu Marriage|^HMA/,
  ibc: /^IBC|Insolvency/,
  rti: /^RTI/,
  mv: /^MV|Motor Vehicles/,
  gst: /GST/,
  constitution: /Constitution/,
  article: /Constitution/,
  arbitration: /Arbitration/,
  consumer: /Consumer/,
}

type Cited = { sections: readonly LawSection[] }

export function namedActs(words: readonly Word[]): RegExp[] {
  return words.flatMap(({ text }) => (Object.hasOwn(actNames, text) ? (actNames[text] ?? []) : []))
}

/** The sections of a form with a number, each labelled as old law or new: 'CrPC 438 (now BNSS 482)', 'BNSS 482 (formerly CrPC 438)'. */
export function labelSections(form: Cited, number: string, acts: RegExp[], map: SectionMap): string[] {
  return form.sections
    .filter(({ section }) => baseOf(section) === number || section.toLowerCase() === number)
    .filter(({ act }) => acts.length === 0 || acts.some(name => name.test(act)))
    .map(section => labelSection(section, form, map))
}

function labelSection({ act, section }: LawSection, form: Cited, map: SectionMap): string {
  const base = baseOf(section)
  const now = preferListed(map.now(act, base), form)
  if (now.length > 0) return `${act} ${section} (now ${nameSections(now)})`
  const formerly = preferListed(map.formerly(act, base), form)
  const label =
    formerly.length > 0 ? `${act} ${section} (formerly ${nameSections(formerly)})` : `${act} ${section}`
  return map.isInForce(act, section) ? label : `${label} (not in force)`
}

/** Of several counterparts the form's own list says which one is meant. */
function preferListed(counterparts: LawSection[], form: Cited): LawSection[] {
  const listed = counterparts.filter(({ act, section }) =>
    form.sections.some(own => own.act === act && baseOf(own.section) === baseOf(section)),
  )
  return (listed.length > 0 ? listed : counterparts).slice(0, 3)
}

function nameSections(sections: LawSection[]): string {
  return `${sections[0]?.act} ${sections.map(({ section }) => section).join(', ')}`
}

function baseOf(section: string): string {
  return section.replace(/\(.*/, '').toLowerCase()
}
