import { describe, expect, it } from 'vitest'
import type { Landmark } from '#server/content/cases/landmark-schema.ts'
import { lookUpEvidence, parseScIndex } from './case-evidence.ts'

const rows = parseScIndex(
  [
    'year,title,date,parties,case_id_insc,citation_scr',
    '1999,"ASHA TESTWALA, ETC. versus STATE OF TESTLAND AND ANR.",04-03-1999,x,1999 INSC 77,[1999] 2 S.C.R. 100',
    '2007,KAVI TESTWALA versus UNION OF TESTLAND,05-05-2007,"a ""b"", c",,[2010] 5 S.C.R. 381',
    '',
  ].join('\r\n'),
)
const texts = new Map([
  ['C1', 'Virsa Testwala vs The State Of Testland on 11 March, 1958\nBench: A\n11/03/1958'],
  ['C2', 'Mohan v Sohan\nHere Virsa Testwala was followed (A.I.R. 1958 SC 465).'],
  ['C3', 'Mohan v Sohan\nAIR 1958 SC 465 was not named otherwise.'],
])

function lookUp(changes: Partial<Landmark>) {
  const asha = { title: 'Asha Testwala v State of Testland', date: '1999-03-04', year: 1999 }
  const indexed = { verified: 'sc-index', evidence: ['1999 INSC 77'] }
  // Only the fields of a landmark that are used to look up evidence.
  return lookUpEvidence({ citations: [], ...asha, ...indexed, ...changes } as Landmark, { rows, texts })
}

const isBorneOut = (changes: Partial<Landmark>) => lookUp(changes).missing.length === 0

describe('the row of the index', () => {
  it('bears out a judgment of its name, day and citation, and is told', () => {
    expect(lookUp({ evidence: ['1999 INSC 77', '[1999] 2 SCR 100'] })).toEqual({
      found: [
        '1999 INSC 77 ASHA TESTWALA, ETC. versus STATE OF TESTLAND AND ANR., 1999-03-04',
        '[1999] 2 SCR 100 ASHA TESTWALA, ETC. versus STATE OF TESTLAND AND ANR., 1999-03-04',
      ],
      missing: [],
    })
    expect(isBorneOut({ date: undefined })).toBe(true)
  })

  it.each<[string, Partial<Landmark>]>([
    ['another day', { date: '1999-03-05' }],
    ['another year', { date: '1998-03-04', year: 1998 }],
    ['another name', { title: 'Mohan Lal v State of Testland' }],
    ['a citation that the index does not have', { evidence: ['1999 INSC 78'] }],
    ['a second citation that it does not have', { evidence: ['1999 INSC 77', '1999 INSC 78'] }],
  ])('does not bear out %s', (_, changes) => {
    expect(lookUp(changes).missing).toEqual([
      `${changes.evidence?.at(-1) ?? '1999 INSC 77'} does not bear it out`,
    ])
  })

  it('that has another year than its own citation goes by the citation', () => {
    const kavi = { title: 'Kavi Testwala v Union of Testland', evidence: ['[2010] 5 SCR 381'] }
    expect(isBorneOut({ ...kavi, date: '2010-05-05', year: 2010 })).toBe(true)
    expect(isBorneOut({ ...kavi, date: '2011-05-05', year: 2011 })).toBe(false)
  })
})

describe('a text', () => {
  const virsa = { title: 'Virsa Testwala v State of Testland', date: '1958-03-11', year: 1958 }
  const cited: Partial<Landmark> = { ...virsa, verified: 'cited', citations: ['AIR 1958 SC 465'] }

  it('bears out the judgment that it is, by name and year', () => {
    const own: Partial<Landmark> = { ...virsa, verified: 'aila', evidence: ['C1'] }
    expect(isBorneOut(own)).toBe(true)
    expect(isBorneOut({ ...own, date: '1959-03-11', year: 1959 })).toBe(false)
    expect(isBorneOut({ ...own, evidence: ['C2'] })).toBe(false)
    expect(isBorneOut({ ...own, evidence: ['C9'] })).toBe(false)
  })

  it('bears out a judgment that it cites, by name and citation both', () => {
    expect(isBorneOut({ ...cited, evidence: ['C2'] })).toBe(true)
    expect(lookUp({ ...cited, evidence: ['C2', 'C3'] })).toEqual({
      found: ['C2 cites AIR 1958 SC 465'],
      missing: ['C3 does not bear it out'],
    })
    expect(isBorneOut({ ...cited, citations: ['AIR 1958 SC 466'], evidence: ['C2'] })).toBe(false)
  })
})
