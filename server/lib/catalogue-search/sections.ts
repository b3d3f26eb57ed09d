import type { SectionMap } from '#server/law/sections/section-map.ts'
import { type LawSection, sectionKey, wholeNumber, wholeSection } from '#shared/law/section.ts'
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
    .filter(
      ({ section }) => wholeNumber(section).toLowerCase() === number || section.toLowerCase() === number,
    )
    .filter(({ act }) => acts.length === 0 || acts.some(name => name.test(act)))
    .map(section => labelSection(section, form, map))
}

function labelSection(cited: LawSection, form: Cited, map: SectionMap): string {
  const name = `${cited.act} ${cited.section}`
  const now = preferListed(map.successors(wholeSection(cited)), form)
  if (now.length > 0) return `${name} (now ${listNumbers(now)})`
  const formerly = preferListed(map.predecessors(wholeSection(cited)), form)
  const label = formerly.length > 0 ? `${name} (formerly ${listNumbers(formerly)})` : name
  return map.isInForce(cited) ? label : `${label} (not in force)`
}

/** Of several counterparts the form's own list says which one is meant. */
function preferListed(counterparts: LawSection[], form: Cited): LawSection[] {
  const listed = counterparts.filter(counterpart =>
    form.sections.some(own => sectionKey(wholeSection(own)) === sectionKey(wholeSection(counterpart))),
  )
  return (listed.length > 0 ? listed : counterparts).slice(0, 3)
}

/** Counterparts of one section are of one act. */
function listNumbers(sections: LawSection[]): string {
  return `${sections[0]?.act} ${sections.map(({ section }) => section).join(', ')}`
}
