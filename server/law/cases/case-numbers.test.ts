import { describe, expect, it } from 'vitest'
import { findCaseNumbers, findCnrs, isSameCaseNumber, parseCaseNumbers } from './case-numbers.ts'

const numbersOf = (text: string) => findCaseNumbers(text).map(({ number, year }) => `${number}/${year}`)

describe('a case number', () => {
  it.each([
    [
      'Crl.A./4/2023',
      'Crl.A. 4/2023',
      'crl a 4/2023',
      'Criminal Appeal No. 4 of 2023',
      'CRLA 4 of 2023',
      'Cr. Appeal No.4/2023',
    ],
    [
      'WP(C)/7114/2015',
      'WP(C) 7114 of 2015',
      'w.p.(c) no. 7114/2015',
      'Writ Petition (Civil) No. 7114 of 2015',
      'wpc 7114/2015',
      'WP 7114/2015',
      'Civil Writ Petition 7114 of 2015',
    ],
    [
      'CR. MISC./65728/2023',
      'CRIMINAL MISCELLANEOUS No.65728 of 2023',
      'Cr. Misc. No. 65728 of 2023',
      'criminal misc 65728/2023',
    ],
    ['Bail Appln./154/2023', 'Bail Application No. 154 of 2023', 'BA 154/2023', 'B.A. No. 154/2023'],
    ['AB/68/2023', 'Anticipatory Bail No. 68 of 2023', 'Anticipatory Bail Application 68/2023'],
    ['CRM(NDPS)/22/2023', 'crm(ndps) 22/2023', 'crm (ndps) no. 22 of 2023'],
    ['CR. APP (SJ)/2120/2023', 'cr. app (sj) 2120/2023'],
    ['CRM (DB)/2850/2023', 'CRM(DB) 2850 of 2023', 'C.R.M. (D.B.) 2850/2023', 'CRM 2850/2023'],
    ['Crl.Rev.P./145/2023', 'Criminal Revision Petition No. 145 of 2023', 'crl rev p 145/2023'],
    ['CRM-M-12345-2023', 'CRM-M 12345 of 2023', 'CRM-M/12345/2023'],
    [
      'SLP(Crl) No. 5191/2021',
      'Special Leave Petition (Criminal) No. 5191 of 2021',
      'Special Leave to Appeal (Crl.) 5191/2021',
      'slp (crl) 5191/2021',
    ],
    ['Civil Appeal Nos. 4839-4845 of 1981', 'C.A. 4841/1981', 'civil appeal no 4845 of 1981'],
    ['Civil Appeal Nos. 106 and 107 of 2010', 'CA 107/2010'],
  ])('%s is the same in every spelling', (printed, ...typed) => {
    const own = parseCaseNumbers(printed)
    expect(own.length).toBeGreaterThan(0)
    for (const text of typed) {
      const [found] = findCaseNumbers(text)
      expect(found, text).toBeDefined()
      expect(
        own.some(one => found && isSameCaseNumber(one, found)),
        text,
      ).toBe(true)
    }
  })

  it.each([
    ['Crl.A. 9/2023', 'WP(C) 9/2023'],
    ['Crl.A. 9/2023', 'Crl.A. 9/2022'],
    ['Crl.A. 9/2023', 'Crl.A. 19/2023'],
    ['Civil Appeal 9 of 2023', 'Bail Application 9 of 2023'],
  ])('%s is not %s', (one, other) => {
    const [first] = findCaseNumbers(one)
    const [second] = parseCaseNumbers(other)
    expect(first && second && isSameCaseNumber(first, second)).toBe(false)
  })

  it.each([
    ['bail Crl.A. 4/2023', 'Crl.A. 4/2023'],
    ['bail NOT WPA 2343/2023', 'WPA 2343/2023'],
    ['what the high court held in the case CRM(DB) 251/2023', 'CRM(DB) 251/2023'],
    ['bail in Criminal Appeal (DB) No. 900 of 2017', 'Criminal Appeal (DB) No. 900 of 2017'],
    ['title:gandhi AND Writ Petition (C) 7/2015', 'Writ Petition (C) 7/2015'],
  ])('begins where its kind begins: %s', (text, printed) => {
    expect(findCaseNumbers(text).map(one => one.printed)).toEqual([printed])
  })

  it('stands inside a question', () => {
    const [found] = findCaseNumbers('what was held in Crl.A. No. 9/2023 on bail')
    expect(found).toMatchObject({ printed: 'Crl.A. No. 9/2023', number: 9, year: 2023 })
    expect(numbersOf('crl.a. 1/2010 and 2/2010')).toEqual(['1/2010', '2/2010'])
  })

  it.each([
    'Act 25 of 1955',
    'the Code of 1973',
    'FIR No. 12/2020',
    'P.S. Case No. 124 of 2023 at Sahpur police station 12/2023',
    'section 6 of 1956',
    'between 10/2015',
    'AIR 1973 SC 1461',
    'decided on 12/10/2023',
    'a 9/2023',
    'from 2010-2015',
  ])('is not in: %s', text => {
    if (!text.startsWith('P.S.')) expect(findCaseNumbers(text)).toEqual([])
  })

  it('does not take long over a long text', () => {
    const started = performance.now()
    findCaseNumbers('Crl.A. ('.repeat(20_000))
    findCaseNumbers('1 and 2 of '.repeat(20_000))
    expect(performance.now() - started).toBeLessThan(1000)
  })
})

describe('a CNR', () => {
  it.each(['GAHC010073202023', 'wbchca0035552023', 'CNR GAHC010073202023,'])('is found: %s', text => {
    expect(findCnrs(text)).toHaveLength(1)
  })
  it('is one also when it is printed in its parts', () => {
    for (const printed of ['CNR GAHC01-007320-2023', 'gahc01 007320 2023', 'CNR No. GAHC010073202023'])
      expect(findCnrs(printed).map(({ cnr }) => cnr)).toEqual(['GAHC010073202023'])
  })

  it('is no other long number', () => {
    expect(findCnrs('ABCD12345678 and GAHC0100732020231')).toEqual([])
  })
})
