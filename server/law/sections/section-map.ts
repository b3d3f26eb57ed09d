import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { LawSection } from '#shared/contract/forms.ts'
import type { SectionPair } from '#shared/contract/law.ts'
import { SectionTable } from './section-table.ts'

/**
 * Which section of the new criminal statutes took the place of which old one. A section is looked up as it is given
 * and, where the table does not know it with its sub-section, without: 'IPC 420(1)' is answered as 'IPC 420'.
 */
export type SectionMap = {
  now: (act: string, section: string) => LawSection[]
  formerly: (act: string, section: string) => LawSection[]
  /** All that a search for the section has to find besides: its successors and predecessors, with and without sub-section. */
  relatedSections: (act: string, section: string) => LawSection[]
  /** Our short name of a section, such as 'Punishment for murder'. */
  nameOf: (act: string, section: string) => string | undefined
  /** False for what the notification of commencement left out, such as BNS 106(2). */
  isInForce: (act: string, section: string) => boolean
  /** The whole table, in the order of the old statutes. */
  pairs: readonly SectionPair[]
}

export function readSectionMap(contentFolder: string): SectionMap {
  return createSectionMap(readRows(contentFolder))
}

export function createSectionMap(pairs: readonly SectionPair[]): SectionMap {
  const now = new SectionTable<LawSection>()
  const formerly = new SectionTable<LawSection>()
  const names = new SectionTable<string>()
  const dormant: LawSection[] = []
  for (const { old, current, name, isInForce } of pairs) {
    if (current && !isInForce) dormant.push(current)
    if (old && current) {
      now.add(old, current)
      formerly.add(current, old)
    }
    for (const section of [old, current]) if (section) names.add(section, name)
  }
  return {
    pairs,
    now: (act, section) => wholeFirst(section, now.find({ act, section })),
    formerly: (act, section) => wholeFirst(section, formerly.find({ act, section })),
    relatedSections: (act, section) =>
      withWhole(wholeFirst(section, [...now.find({ act, section }), ...formerly.find({ act, section })])),
    nameOf: (act, section) => names.find({ act, section })[0],
    isInForce: (act, section) =>
      !dormant.some(part => part.act === act && section.replaceAll(' ', '').startsWith(part.section)),
  }
}

function readRows(contentFolder: string): SectionPair[] {
  const text = readFileSync(path.join(contentFolder, 'law', 'sections-map.tsv'), 'utf8')
  const rows = text.replaceAll('\r', '').trim().split('\n').slice(1)
  return rows.map(row => {
    const [oldAct = '', oldSection = '', newAct = '', newSection = '', name = '', , status = ''] =
      row.split('\t')
    return {
      old: sectionOf(oldAct, oldSection),
      current: sectionOf(newAct, newSection),
      name,
      isInForce: status !== 'not in force',
    }
  })
}

function sectionOf(act: string, section: string): LawSection | null {
  return act && section ? { act, section } : null
}

/** 'CrPC 439' became BNSS 483; that its sub-section (2) became 483(3) is for whoever asks for that. */
function wholeFirst(asked: string, sections: LawSection[]): LawSection[] {
  const found = unique(sections)
  if (asked.includes('(')) return found
  const wholes = new Set(found.map(({ act, section }) => `${act} ${section}`))
  return found.filter(
    ({ act, section }) => !section.includes('(') || !wholes.has(`${act} ${section.replace(/\(.*/, '')}`),
  )
}

/** Sections whose sub-sections have nothing in common: definitions and general explanations. */
const gatherings = new Set(['IPC 23', 'BNS 2', 'BNS 3', 'CrPC 2', 'BNSS 2', 'IEA 3', 'BSA 2'])

/** A judgment on 'BNS 318' may be on its sub-section (4): each is followed by the section as a whole. */
function withWhole(sections: LawSection[]): LawSection[] {
  const wholes = sections
    .map(({ act, section }) => ({ act, section: section.replace(/\(.*/, '') }))
    .filter(({ act, section }) => !gatherings.has(`${act} ${section}`))
  return unique([...sections, ...wholes])
}

function unique(sections: LawSection[]): LawSection[] {
  return [...new Map(sections.map(section => [`${section.act} ${section.section}`, section])).values()]
}
