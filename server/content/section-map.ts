import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { LawSection } from '#shared/contract/forms.ts'

/** Which section of the new criminal statutes took the place of which old one; sections are without their sub-sections. */
export type SectionMap = {
  now: (act: string, section: string) => LawSection[]
  formerly: (act: string, section: string) => LawSection[]
}

export function readSectionMap(contentFolder: string): SectionMap {
  const now = new Map<string, LawSection[]>()
  const formerly = new Map<string, LawSection[]>()
  const rows = readFileSync(path.join(contentFolder, 'law', 'sections-map.tsv'), 'utf8')
    .trim()
    .split('\n')
    .slice(1)
  for (const row of rows) {
    const [oldAct = '', oldSection = '', newAct = '', newSection = ''] = row.split('\t')
    add(now, keyOf(oldAct, oldSection), { act: newAct, section: newSection })
    add(formerly, keyOf(newAct, newSection), { act: oldAct, section: oldSection })
  }
  return {
    now: (act, section) => now.get(keyOf(act, section)) ?? [],
    formerly: (act, section) => formerly.get(keyOf(act, section)) ?? [],
  }
}

function add(map: Map<string, LawSection[]>, key: string, section: LawSection) {
  map.set(key, [...(map.get(key) ?? []), section])
}

function keyOf(act: string, section: string): string {
  return `${act} ${section.toLowerCase()}`
}
