import { isOneOfActs } from '#server/law/acts/searched-acts.ts'
import type { SectionMap } from '#server/law/sections/section-map.ts'
import { type LawSection, sectionKey, wholeNumber, wholeSection } from '#shared/law/section.ts'

type Cited = { sections: readonly LawSection[] }

/** The sections of a form with a number, each labelled as old law or new: 'CrPC 438 (now BNSS 482)', 'BNSS 482 (formerly CrPC 438)'. */
export function labelSections(
  form: Cited,
  number: string,
  acts: ReadonlySet<string>,
  map: SectionMap,
): string[] {
  return form.sections
    .filter(
      ({ section }) => wholeNumber(section).toLowerCase() === number || section.toLowerCase() === number,
    )
    .filter(({ act }) => acts.size === 0 || isOneOfActs(act, acts))
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
