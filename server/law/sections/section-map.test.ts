import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { parseSection } from '#shared/law/section.ts'
import { findAct, newCodes } from '../acts/acts.ts'
import { loadSectionMap } from './section-map.ts'

const map = loadSectionMap(path.join(import.meta.dirname, '..', '..', '..', 'content'))
const print = (sections: { act: string; section: string }[]) =>
  sections.map(({ act, section }) => `${act} ${section}`)

describe('the correspondence of old and new criminal law', () => {
  it.each([
    ['IPC 302', 'BNS 103(1)'],
    ['IPC 304', 'BNS 105'],
    ['IPC 304A', 'BNS 106(1)'],
    ['IPC 304B', 'BNS 80'],
    ['IPC 306', 'BNS 108'],
    ['IPC 307', 'BNS 109'],
    ['IPC 323', 'BNS 115(2)'],
    ['IPC 376', 'BNS 64', 'BNS 65(1)'],
    ['IPC 376D', 'BNS 70(1)'],
    ['IPC 379', 'BNS 303(2)'],
    ['IPC 388', 'BNS 308(7)'],
    ['IPC 389', 'BNS 308(6)'],
    ['IPC 392', 'BNS 309(4)'],
    ['IPC 395', 'BNS 310(2)'],
    ['IPC 406', 'BNS 316(2)'],
    ['IPC 420', 'BNS 318(4)'],
    ['IPC 498A', 'BNS 85', 'BNS 86'],
    ['IPC 354', 'BNS 74'],
    ['IPC 34', 'BNS 3(5)'],
    ['IPC 149', 'BNS 190'],
    ['IPC 120B', 'BNS 61(2)'],
    ['IPC 121', 'BNS 147'],
    ['IPC 499', 'BNS 356(1)'],
    ['IPC 500', 'BNS 356(2)'],
    ['IPC 506', 'BNS 351(2)', 'BNS 351(3)'],
    ['CrPC 41A', 'BNSS 35(3)', 'BNSS 35(6)'],
    ['CrPC 154(3)', 'BNSS 173(4)'],
    ['CrPC 156(3)', 'BNSS 175(3)'],
    ['CrPC 167(2)', 'BNSS 187(3)'],
    ['CrPC 439(2)', 'BNSS 483(3)'],
    ['CrPC 125', 'BNSS 144'],
    ['CrPC 144', 'BNSS 163'],
    ['CrPC 154', 'BNSS 173'],
    ['CrPC 156', 'BNSS 175'],
    ['CrPC 161', 'BNSS 180'],
    ['CrPC 164', 'BNSS 183'],
    ['CrPC 167', 'BNSS 187'],
    ['CrPC 173', 'BNSS 193'],
    ['CrPC 197', 'BNSS 218'],
    ['CrPC 200', 'BNSS 223'],
    ['CrPC 227', 'BNSS 250'],
    ['CrPC 313', 'BNSS 351'],
    ['CrPC 437', 'BNSS 480'],
    ['CrPC 438', 'BNSS 482'],
    ['CrPC 439', 'BNSS 483'],
    ['CrPC 482', 'BNSS 528'],
    ['IEA 3', 'BSA 2'],
    ['IEA 23', 'BSA 21'],
    ['IEA 24', 'BSA 22'],
    ['IEA 25', 'BSA 23(1)'],
    ['IEA 27', 'BSA 23'],
    ['IEA 32', 'BSA 26'],
    ['IEA 45', 'BSA 39(1)'],
    ['IEA 65B', 'BSA 63'],
    ['IEA 101', 'BSA 104'],
    ['IEA 114', 'BSA 119'],
  ])('knows what became of %s', (old, ...successors) => {
    expect(print(map.successors(parseSection(old)))).toEqual(expect.arrayContaining(successors))
    for (const successor of successors)
      expect(print(map.predecessors(parseSection(successor))).some(back => back.startsWith(old))).toBe(true)
  })

  it('does not repeat the two mistakes that circulate', () => {
    expect(print(map.listRelated(parseSection('IPC 302')))).not.toContain('BNS 101')
    expect(print(map.listRelated(parseSection('IPC 121')))).not.toContain('BNS 152')
  })

  it.each(['IPC 124A', 'IPC 309', 'IPC 377', 'IPC 497', 'CrPC 355', 'IEA 113'])(
    'says that %s has no successor',
    old => {
      expect(map.successors(parseSection(old))).toEqual([])
      expect(map.nameOf(parseSection(old))).toBeTruthy()
    },
  )

  it.each(['BNS 69', 'BNS 111', 'BNS 113', 'BNS 152', 'BNS 304', 'BNSS 356', 'BNSS 530', 'BSA 61'])(
    'says that %s is new',
    current => {
      expect(map.predecessors(parseSection(current))).toEqual([])
      expect(map.nameOf(parseSection(current))).toBeTruthy()
    },
  )

  it('answers a sub-section it does not know as the section', () => {
    expect(print(map.successors(parseSection('IPC 420(1)')))).toEqual(['BNS 318(4)'])
    expect(print(map.predecessors(parseSection('BNS 318(4)(a)')))).toEqual(['IPC 420'])
  })

  it('finds all that a whole section took the place of', () => {
    expect(print(map.predecessors(parseSection('BNS 318')))).toEqual([
      'IPC 415',
      'IPC 417',
      'IPC 418',
      'IPC 420',
    ])
  })

  it('relates a section to its successor, with the sub-section and whole', () => {
    expect(print(map.listRelated(parseSection('IPC 420')))).toEqual(['BNS 318(4)', 'BNS 318'])
    expect(print(map.listRelated(parseSection('BNSS 482')))).toEqual(['CrPC 438'])
  })

  it('does not relate common intention to every general explanation', () => {
    expect(print(map.listRelated(parseSection('IPC 34')))).toEqual(['BNS 3(5)'])
  })

  it('answers a whole section with whole sections, and says where nothing came after', () => {
    expect(print(map.successors(parseSection('CrPC 439')))).toEqual(['BNSS 483'])
    expect(print(map.listRelated(parseSection('CrPC 439')))).toEqual(['BNSS 483'])
    expect(print(map.successors(parseSection('IEA 22A')))).toEqual([])
    expect(map.nameOf(parseSection('IEA 22A'))).toBeTruthy()
  })

  it('gives sections short names of its own', () => {
    expect(map.nameOf(parseSection('IPC 302'))).toBe('Punishment for murder')
    expect(map.nameOf(parseSection('BNSS 482'))).toBe('Anticipatory bail')
  })

  it('knows what was left out of the commencement, with its clauses', () => {
    expect(map.isInForce(parseSection('BNS 106(2)'))).toBe(false)
    expect(map.isInForce(parseSection('BNS 106(1)'))).toBe(true)
    expect(map.isInForce(parseSection('BNS 106'))).toBe(true)
    expect(map.isInForce(parseSection('BNSS 106(2)'))).toBe(true)
  })

  it('names no section beyond the end of a statute', () => {
    for (const act of newCodes) {
      const { lastSection = 0, replaces = '' } = findAct(act) ?? {}
      expect(map.nameOf({ act, section: `${lastSection}` })).toBeTruthy()
      expect(map.nameOf({ act, section: `${lastSection + 1}` })).toBeUndefined()
      expect(map.successors({ act: replaces, section: '9999' })).toEqual([])
    }
  })
})
