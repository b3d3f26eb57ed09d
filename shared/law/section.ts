/**
 * A section, an article or 'Order 39 Rule 1' of an act. The act has its short name (server/law/acts). An
 * empty section means the whole act.
 */
export type LawSection = { act: string; section: string }

/** A section with the sections that replaced it or that it replaced. */
export type LinkedSection = LawSection & { now: LawSection[]; formerly: LawSection[]; isInForce: boolean }

/**
 * A uniform spelling for comparing and finding sections: '483 (3)' becomes '483(3)', '498A' becomes
 * '498a'.
 */
export function sectionKey({ act, section }: LawSection): string {
  return `${act}:${section.replace(/\s+(?=\()/g, '').toLowerCase()}`
}

/** The section without its sub-sections: '318' for '318(4)(a)'. */
export function wholeNumber(section: string): string {
  return section.replace(/\s*\(.*/, '')
}

export function wholeSection({ act, section }: LawSection): LawSection {
  return { act, section: wholeNumber(section) }
}

/** Whether `part` is this section or one of its sub-sections: 'BNS 103(1)' is within 'BNS 103'. */
export function isWithin(part: LawSection, section: LawSection): boolean {
  const [own, wanted] = [sectionKey(part), sectionKey(section)]
  return own === wanted || own.startsWith(`${wanted}(`)
}

/**
 * 'CrPC 438', 'Constitution, art. 21'. When an act's name ends in a year, a comma separates it from the
 * section.
 */
export function nameSection({ act, section }: LawSection): string {
  if (!section) return act
  if (act !== 'Constitution' && !/\d$/.test(act)) return `${act} ${section}`
  return /^\d/.test(section) ? `${act}, ${nameKind(act, 1)} ${section}` : `${act}, ${section}`
}

/** Reads what `nameSection` writes; the name of an act alone means the whole act. */
export function parseSection(name: string): LawSection {
  const [, act, section] = apart.exec(name.trim()) ?? beside.exec(name.trim()) ?? []
  return act && section ? { act, section } : { act: name.trim(), section: '' }
}

/** 's.' or 'ss.' for an act; other laws have their own words, such as 'art.'. */
export function nameKind(act: string, count: number): string {
  const { one, many } = kinds.find(({ of }) => of.test(act)) ?? { one: 's', many: 'ss' }
  return `${count > 1 ? many : one}.`
}

const kinds = [
  { of: /^Constitution$/, one: 'art', many: 'arts' },
  { of: /\bRules\b/, one: 'r', many: 'rr' },
  { of: /\b(?:Notification|Order|Scheme)\b/, one: 'para', many: 'paras' },
  { of: /\bRegulations\b/, one: 'reg', many: 'regs' },
]

const apart = /^(.+), (?:(?:s|art|r|para|reg)\. (?=\d)|(?=Order |Article ))(\S.*)$/
/** The year at the end of 'Companies Act 2013' is not a section. */
const beside = /^(.+?) (?!(?:18|19|20)\d\d$)((?:Order \d\S* Rule |Order |Article )?\d\S*)$/

/** 'BNS 103(1), BNS 105'. A section is left out when one of its sub-sections is in the list. */
export function nameSections(sections: readonly LawSection[]): string {
  const isCovered = (section: LawSection) =>
    sections.some(other => isWithin(other, section) && !isWithin(section, other))
  return sections
    .filter(section => !isCovered(section))
    .map(nameSection)
    .join(', ')
}

/** 'now BNSS 482', 'formerly CrPC 438'; empty when it has no other number. */
export function nameOther({ now, formerly }: Pick<LinkedSection, 'now' | 'formerly'>): string {
  if (now.length > 0) return `now ${nameSections(now)}`
  return formerly.length > 0 ? `formerly ${nameSections(formerly)}` : ''
}

/** Reads what `nameWithOther` writes, without the other number. */
export function parseWithOther(name: string): LawSection {
  return parseSection(name.replace(/, (?:now|formerly|not in force)\b.*$/, ''))
}

/** 'CrPC 438, now BNSS 482': old and new number together, as advocates say them. */
export function nameWithOther(section: LinkedSection): string {
  const status = section.isInForce ? '' : 'not in force'
  return [nameSection(section), nameOther(section), status].filter(Boolean).join(', ')
}
