import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { SectionPair } from '#shared/contract/law.ts'
import {
  isWithin,
  type LawSection,
  type LinkedSection,
  parseSection,
  sectionKey,
  wholeSection,
} from '#shared/law/section.ts'
import { SectionTable } from './section-table.ts'

/**
 * Which section of the new criminal statutes replaced which old one. A section is looked up as given; if the
 * table does not have it with its sub-section, it is looked up without: 'IPC 420(1)' is answered as 'IPC
 * 420'.
 */
export type SectionMap = {
  successors: (of: LawSection) => LawSection[]
  predecessors: (of: LawSection) => LawSection[]
  /** The section with both, and whether it is in force. */
  link: (section: LawSection) => LinkedSection
  /** What a search must also find: successors and predecessors, with and without sub-section. */
  listRelated: (of: LawSection) => LawSection[]
  /** Our short name of a section, such as 'Punishment for murder'. */
  nameOf: (section: LawSection) => string | undefined
  /** False for sections that the notification of commencement left out, such as BNS 106(2). */
  isInForce: (section: LawSection) => boolean
  /** The whole table, in the order of the old statutes. */
  pairs: readonly SectionPair[]
}

export function loadSectionMap(contentFolder: string): SectionMap {
  return createSectionMap(loadPairs(contentFolder))
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
  const successors = (of: LawSection) => putWholeFirst(of, now.find(of))
  const predecessors = (of: LawSection) => putWholeFirst(of, formerly.find(of))
  const isInForce = (section: LawSection) => !dormant.some(part => isWithin(section, part))
  return {
    pairs,
    successors,
    predecessors,
    isInForce,
    link: ({ act, section }) => ({
      act,
      section,
      now: successors({ act, section }),
      formerly: predecessors({ act, section }),
      isInForce: isInForce({ act, section }),
    }),
    listRelated: of => addWholes(putWholeFirst(of, [...now.find(of), ...formerly.find(of)])),
    nameOf: section => names.find(section)[0],
  }
}

function loadPairs(contentFolder: string): SectionPair[] {
  const text = readFileSync(path.join(contentFolder, 'law', 'sections-map.tsv'), 'utf8')
  const rows = text.replaceAll('\r', '').trim().split('\n').slice(1)
  return rows.map(row => {
    const [oldAct = '', oldSection = '', newAct = '', newSection = '', name = '', , status = ''] =
      row.split('\t')
    return {
      old: parseCells(oldAct, oldSection),
      current: parseCells(newAct, newSection),
      name,
      isInForce: status !== 'not in force',
    }
  })
}

function parseCells(act: string, section: string): LawSection | null {
  return act && section ? { act, section } : null
}

/** 'CrPC 439' became BNSS 483; 483(3) is listed only if its old sub-section (2) is asked for. */
function putWholeFirst(asked: LawSection, sections: readonly LawSection[]): LawSection[] {
  const found = removeRepeats(sections)
  if (asked.section.includes('(')) return found
  const keys = new Set(found.map(sectionKey))
  return found.filter(one => !one.section.includes('(') || !keys.has(sectionKey(wholeSection(one))))
}

/** Sections whose sub-sections have nothing in common: definitions and general explanations. */
const definitions = new Set(
  ['IPC 23', 'BNS 2', 'BNS 3', 'CrPC 2', 'BNSS 2', 'IEA 3', 'BSA 2'].map(name =>
    sectionKey(parseSection(name)),
  ),
)

/** A judgment on 'BNS 318' may be about its sub-section (4), so whole sections are added. */
function addWholes(sections: readonly LawSection[]): LawSection[] {
  const wholes = sections.map(wholeSection).filter(whole => !definitions.has(sectionKey(whole)))
  return removeRepeats([...sections, ...wholes])
}

function removeRepeats(sections: readonly LawSection[]): LawSection[] {
  if (sections.length < 2) return [...sections]
  return [...new Map(sections.map(section => [sectionKey(section), section])).values()]
}
