import { expect, it } from 'vitest'
import { listSections } from '#server/law/sections/listed-sections.ts'
import { loadSectionMap } from '#server/law/sections/section-map.ts'
import type { LawSection } from '#shared/law/section.ts'
import { findInList } from './statutes.ts'
import { describeChange } from './what-changed.ts'

const sectionMap = loadSectionMap('content')

function describe(law: LawSection) {
  return describeChange(law, findInList(law)?.heading ?? '', sectionMap, findInList)
}

it.each([
  [
    { act: 'BNS', section: '103' },
    { kind: 'same heading', old: ['IPC 302'] },
  ],
  [
    { act: 'BNS', section: '111' },
    { kind: 'new', old: [] },
  ],
  [
    { act: 'BNS', section: '318' },
    { kind: 'joined', old: ['IPC 415', 'IPC 417', 'IPC 418', 'IPC 420'] },
  ],
  [
    { act: 'BNSS', section: '482' },
    { kind: 'same heading', old: ['CrPC 438'] },
  ],
  [
    { act: 'BNSS', section: '105' },
    { kind: 'new', old: [] },
  ],
])('%j is told as the tables have it', (law, told) => {
  expect(describe(law)).toMatchObject(told)
})

it('says nothing of an Act that is no new code', () => {
  expect(describe({ act: 'IPC', section: '302' })).toBeNull()
  expect(describe({ act: 'NI Act', section: '138' })).toBeNull()
})

it('has a line for each of the 1,059 sections, and names what it speaks of', () => {
  const kinds = new Map<string, number>()
  for (const act of ['BNS', 'BNSS', 'BSA'])
    for (const { section } of listSections(act)) {
      const told = describe({ act, section })
      kinds.set(told?.kind ?? 'nothing', (kinds.get(told?.kind ?? 'nothing') ?? 0) + 1)
      if (told?.kind === 'divided') expect(told.others.length, `${act} ${section}`).toBeGreaterThan(0)
      if (told?.kind === 'joined') expect(told.count, `${act} ${section}`).toBeGreaterThan(1)
      if (told?.kind === 'other heading') expect(told.oldHeading, `${act} ${section}`).not.toBe('')
    }
  expect(kinds.get('nothing')).toBeUndefined()
  expect([...kinds.values()].reduce((sum, count) => sum + count, 0)).toBe(1059)
})
