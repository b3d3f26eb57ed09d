import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { judgment } from '#shared/cases/judgment.ts'
import { parseJudgment } from './parse-judgment.ts'

const sample = (name: string) => readFileSync(new URL(`./fixtures/${name}.txt`, import.meta.url), 'utf8')

describe('a judgment in the pages of a law report', () => {
  const read = parseJudgment(sample('law-report'), { court: 'Supreme Court of India' })

  it('has its parties, date, bench and number from the head', () => {
    expect(read).toMatchObject({
      title: 'Kavita Deshmukh v State of Maharashtra & Ors.',
      petitioner: 'Kavita Deshmukh',
      respondent: 'State of Maharashtra & Ors.',
      date: '2011-03-15',
      year: 2011,
      caseNumber: 'Criminal Appeal No. 812 of 2011',
      bench: ['A.B. Sawant', 'Meera N. Pillai'],
    })
  })

  it('has its own citations, not those of the cases it speaks of', () => {
    expect(read.citations).toEqual(['2011 INSC 9901', '[2011] 4 SCR 512'])
    expect(read.id).toBe('2011-insc-9901')
  })

  it('has paragraphs as they are numbered, mended across lines and pages', () => {
    expect(read.paragraphs.map(paragraph => paragraph.id)).toEqual(['p1', 'p2', 'p3', 'p4', 'p5', 'p6'])
    expect(read.paragraphs[1]).toEqual({
      id: 'p2',
      label: '2',
      text: 'The appellant was tried for offences under Sections 302 and 34 of the Indian Penal Code, and the Court of Session convicted her. The High Court affirmed that conviction.',
    })
    expect(read.paragraphs.map(paragraph => paragraph.text).join(' ')).not.toMatch(
      /SUPREME COURT REPORTS|KAVITA|51[2-5]/,
    )
  })

  it('has the sections it cites, the most frequent first', () => {
    expect(read.sections.slice(0, 2).map(each => `${each.act} ${each.section}`)).toEqual([
      'IPC 302',
      'IPC 34',
    ])
    expect(read.sections).toContainEqual({ act: 'CrPC', section: '161' })
  })

  it('has the cases it names, and claims nothing about how it treats them', () => {
    expect(read.precedents).toEqual([
      { title: 'Sohan Lal v State of Punjab', citation: '(1999) 7 SCC 101', treatment: null },
      { title: 'Madan v State of Kerala', citation: 'AIR 1985 SC 77', treatment: null },
      { title: 'Ram Prasad v State of Bihar', citation: '(2001) 3 SCC 44', treatment: null },
    ])
  })

  it('has its lawyers, its end and a category marked as inferred', () => {
    expect(read.lawyers).toEqual({ petitioner: ['R.K. Nagpal', 'Suresh Iyer'], respondent: ['Anita Rao'] })
    expect(read.disposal).toBe('Appeal allowed')
    expect([read.category, read.categoryInferred]).toEqual(['Criminal', true])
  })
})

describe('a judgment of a High Court', () => {
  const read = parseJudgment(sample('high-court'))

  it('has what its head says', () => {
    expect(read).toMatchObject({
      title: 'Ravi Kumar Sharma v Union of India & Anr.',
      court: 'Delhi High Court',
      date: '2015-03-12',
      caseNumber: 'W.P.(C) 1234/2014',
      bench: ['S.K. Tandon', 'Rita Bhalla'],
      citations: ['2015:DHC:2203-DB'],
      disposal: 'Writ petition allowed',
      lawyers: { petitioner: ['Anil Sapra', 'Nidhi Jain'], respondent: ['Vikram Dhawan'] },
    })
  })

  it('has three paragraphs without the foot of the page', () => {
    expect(read.paragraphs.filter(paragraph => paragraph.label).map(paragraph => paragraph.label)).toEqual([
      '1',
      '2',
      '3',
    ])
    expect(read.paragraphs.at(-1)?.text).not.toContain('Page 1')
  })
})

describe('a judgment without numbers', () => {
  const read = parseJudgment(sample('unnumbered'), { court: 'Supreme Court of India' })

  it('has a paragraph for each of its own', () => {
    expect(read.paragraphs.map(({ id, label }) => [id, label])).toEqual([
      ['p1', ''],
      ['p2', ''],
      ['p3', ''],
    ])
  })

  it('has title, date, bench and parallel citations from its first lines', () => {
    expect(read).toMatchObject({
      title: 'Gopal Rao v Syndicate Traders Ltd.',
      date: '1968-07-04',
      bench: ['P.N. Mathur', 'L. Bose'],
      citations: ['AIR 1969 SC 318', '[1969] 1 SCR 402'],
      disposal: 'Appeal dismissed',
    })
  })
})

describe('what the source knows', () => {
  const known = {
    title: 'X v Y',
    court: 'Bombay High Court',
    date: '2020-01-02',
    category: 'Family' as const,
    citations: ['2020 INSC 5'],
  }

  it('is not asked of the text', () => {
    const read = parseJudgment(sample('high-court'), known)
    expect(read).toMatchObject({
      ...known,
      year: 2020,
      petitioner: 'X',
      respondent: 'Y',
      categoryInferred: false,
    })
  })

  it('gives the id by its CNR before anything else', () => {
    expect(parseJudgment(sample('high-court'), { ...known, cnr: 'DLHC010012342014' }).id).toBe(
      'dlhc010012342014',
    )
  })
})

describe('the number of the case', () => {
  it.each([
    ['Cr.A. No. 106 of 2010', 'Cr.A. No. 106 of 2010'],
    [
      'C.As. Nos. 299-300 of 2006 (Arising out of S.L.Ps. (C) Nos. 25488-89 of 2004)',
      'C.As. Nos. 299-300 of 2006',
    ],
    ['Appeal (Crl.) 805 of 2002', 'Appeal (Crl.) 805 of 2002'],
    ['CRIMINAL APPEAL NO. 1277 OF 2014', 'CRIMINAL APPEAL NO. 1277 OF 2014'],
    ['+  W.P.(C) 1234/2014', 'W.P.(C) 1234/2014'],
    ['O.M.P. (COMM) 12/2020', 'O.M.P. (COMM) 12/2020'],
  ])('is read from %s', (line, expected) => {
    expect(
      parseJudgment(`A Kumar v B Singh\nSupreme Court of India\n${line}\nJUDGMENT\nSome words.`).caseNumber,
    ).toBe(expected)
  })
})

describe('any other text', () => {
  it.each(['', '   \n\n', 'न्यायालयाने अर्ज मंजूर केला.', '1.\n2.\n3.\n', 'v\n'.repeat(500), '12 '.repeat(20_000)])(
    'is read as far as it goes, and nothing is made up: %#',
    text => {
      const read = parseJudgment(text)
      expect(judgment.safeParse(read).success).toBe(true)
      expect([read.date, read.category, read.disposal]).toEqual([null, null, null])
    },
  )

  it('has an id of its words, the same at every reading', () => {
    expect(parseJudgment('Some words.').id).toBe(parseJudgment('Some words.').id)
    expect(parseJudgment('Some words.').id).not.toBe(parseJudgment('Other words.').id)
  })
})
