import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { newCodes } from '#server/law/acts/acts.ts'
import { listSections } from '#server/law/sections/listed-sections.ts'
import { languages } from '#shared/languages.ts'
import { checkPlainLaw } from './plain-law.ts'
import { formatProblem } from './problem.ts'

const content = path.join(import.meta.dirname, '../../content')
const { value: law, problems } = checkPlainLaw(content)

describe('what the sections of the new codes say', () => {
  it.each(newCodes)('stands for every section of the %s in three languages', act => {
    expect(problems).toEqual([])
    const silent = listSections(act).filter(({ section }) => !law.says(act, section))
    expect(silent.map(({ section }) => section)).toEqual([])
  })

  it.each(newCodes)('is under chapters that begin with the first section of the %s', act => {
    const [first] = law.chapters(act)
    expect(first).toMatchObject({ number: 'I', from: '1' })
    expect(law.chapters(act).length).toBeGreaterThan(10)
  })

  /** A figure that is in one language and not in another is a slip. */
  it.each(newCodes)('has the same figures in three languages (%s)', act => {
    const figuresOf = (text: string) => [...new Set(text.match(/\d+/g) ?? [])].sort()
    const differing = listSections(act).flatMap(({ section }) => {
      const says = law.says(act, section)
      if (!says) return []
      const [en, ...others] = languages.map(language => figuresOf(says[language]).join(' '))
      return others.every(one => one === en) ? [] : [section]
    })
    expect(differing).toEqual([])
  })

  it('has the classification of murder and of theft as the First Schedule has it', () => {
    expect(law.offences('BNS', '103')[0]).toMatchObject({
      cognizable: 'yes',
      bailable: 'no',
      court: 'session',
    })
    expect(law.offences('BNS', '303').map(({ bailable }) => bailable)).toEqual(['no', 'yes'])
    expect(law.offences('BNSS', '303')).toEqual([])
  })
})

describe('a table with a mistake is refused with file, line and reason', () => {
  it.each([
    ['codes/bns.tsv', '\n2\t', '\n2A\t', 'content/law/codes/bns.tsv:3: There is no section 2A in the BNS.'],
    [
      'codes/bsa.tsv',
      '\n2\t',
      '\n1\t',
      'content/law/codes/bsa.tsv:3: Section 1 stands twice, or out of its order.',
    ],
    ['offences.tsv', '\tyes\tno\tsession', '\tyes\tperhaps\tsession', 'Say of section'],
    ['offences.tsv', '\tsession\n', '\tsession court\n', 'Name the court of section'],
    ['chapters.tsv', '\tI\t1\t', '\tI\t1001\t', 'begins with a section that BNS does not have: 1001'],
    ['chapters.tsv', '\tI\t1\t', '\tI\t', 'The line has 5 columns; write 6.'],
  ])('%s: %j', (name, from, to, message) => {
    const folder = mkdtempSync(path.join(tmpdir(), 'munshi-law-'))
    cpSync(path.join(content, 'law'), path.join(folder, 'law'), { recursive: true })
    const file = path.join(folder, 'law', name)
    const text = readFileSync(file, 'utf8')
    expect(text).toContain(from)
    writeFileSync(file, text.replace(from, to))
    expect(checkPlainLaw(folder).problems.map(formatProblem).join('\n')).toContain(message)
    rmSync(folder, { recursive: true })
  })
})
