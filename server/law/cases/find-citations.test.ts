import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { canonicalCitation, findCitations } from './find-citations.ts'

/** As judgments of the Supreme Court print them, with misprints. */
const printed: [string, string][] = [
  ['Mohd. Hanif Khan v. State (AIR 1960 All. 434). 1959 Indlaw ALL 154', 'AIR 1960 All 434'],
  ['Pritam Singh v. State, of Punjab (AIR1956 SC 415), 1955', 'AIR 1956 SC 415'],
  ['v. Thokchom, Bira Singh (1964 7 SCR 123) 1964', '[1964] 7 SCR 123'],
  ['[1986] 3 S.C.C. 3851986 Indlaw SC 417.', '(1986) 3 SCC 385'],
  ['h, (1998) 1 SCC 422 1997 Indlaw SC 1585;', '(1998) 1 SCC 422'],
  ['[1969 (2) SCC 228] 1969 Indlaw SC 525', '(1969) 2 SCC 228'],
  ['90 of 1990 (Suppl.) SCC 291 1990 Indlaw SC 397', '1990 Supp SCC 291'],
  ['[2007 (12) SCALE 96 2007 Indlaw SC 1381],', '(2007) 12 SCALE 96'],
  ['hi [1971] 1 S.C.R. 177 1970 Indlaw SC 77.', '[1971] 1 SCR 177'],
  ['hers (1954) S.C.R. 302 1952 Indlaw SC 62)', '[1954] SCR 302'],
  [': (1987) 1 SCC 424 1987 Indlaw SC 28121', '(1987) 1 SCC 424'],
  ['1992] Supp. 1 SCC 335 1990 Indlaw SC 91', '1992 Supp (1) SCC 335'],
  ['[(2002) 2 SCC 3332001 Indlaw SC 20366', '(2002) 2 SCC 333'],
  ['-1996(11) SCC 605 1996 Indlaw SC 2134,', '(1996) 11 SCC 605'],
  ['(2005 (7) SCALE 68)  2005 Indlaw SC 536.', '(2005) 7 SCALE 68'],
  ['UPSC {(1995) 5 SCC 518} 1995 Indlaw SC 1353', '(1995) 5 SCC 518'],
  ['others (187 ITR 188) 1990 Indlaw HP 5', '187 ITR 188'],
  ['[1983] 1 S.C.R. 1000 1982 Indlaw SC 134', '[1983] 1 SCR 1000'],
  ['[1959] Supp. 2 S.C.R. 1012 1959 Indlaw SC 84.', '[1959] Supp 2 SCR 1012'],
  ['1985 Suppl. SCC 144 1985 Indlaw SC 76', '1985 Supp SCC 144'],
  ['11974] 1 SCC 645 1974 Indlaw SC 117', '(1974) 1 SCC 645'],
  ['v. Union of India [19731 2 SCR 860 1972 Indlaw', '[1973] 2 SCR 860'],
  ['(JT 2004(4) SC 52 2004 Indlaw', 'JT 2004 (4) SC 52'],
  ['man 1991(4) SCC 109 1991 Indlaw SC 1034.', '(1991) 4 SCC 109'],
  ['case [1952] S. C. R. 612 1952 Indlaw SC 119', '[1952] SCR 612'],
  ['d. (2005) 5 SCC, 337 2005 Indlaw SC 363', '(2005) 5 SCC 337'],
  ['1992 SCC (L & S) 455', '1992 SCC (L&S) 455'],
  ['state of U.P 1995 SCC (Crl.) 893 1964', '1995 SCC (Cri) 893'],
  ['[1963] Supp. 2 S.C.R. 691 1962 Indlaw SC 442)', '[1963] Supp 2 SCR 691'],
  ['[1989] 4 S.C.C. 689 1989 Indlaw SC 248', '(1989) 4 SCC 689'],
  ['tra (AIR 1973 SC 2622 1973 Indlaw SC', 'AIR 1973 SC 2622'],
  [': AIR 1968 SC 3491967 Indlaw SC 208', 'AIR 1968 SC 349'],
  ['Anr. A.I.R. 1984 SC 461983 Indlaw SC 114', 'AIR 1984 SC 46'],
  ['A.I.R. 1970 S.C. 150 1969 Indlaw', 'AIR 1970 SC 150'],
  ['((AIR 1950 Bom. 1271 1949 Indlaw MUM', 'AIR 1950 Bom 1271'],
  ['(A. I. R. 1947 P. C. 197. )1947 Indlaw', 'AIR 1947 PC 197'],
  ['ay,, A I.R. 1953 S.C. 282 1953 Indlaw SC', 'AIR 1953 SC 282'],
  ['AIR 1979 Supreme Court 1628 1979', 'AIR 1979 SC 1628'],
  ['AIR (1972) SC 886 1972 Indlaw SC', 'AIR 1972 SC 886'],
  ['1956 AIR(PAT) 81, because we are', 'AIR 1956 Pat 81'],
  ['(A.I.R. 1964, Kerala, 232 1963 Indlaw', 'AIR 1964 Ker 232'],
  ['(A.I.R.. 1972 S.C. 975 1971 Indlaw', 'AIR 1972 SC 975'],
  ['(AIR 1928 PC 172), the phrase', 'AIR 1928 PC 172'],
  ['1975 AIR(AP) 269 : next', 'AIR 1975 AP 269'],
  ['A.I.R. (1936) P.C. 289 1936 Indlaw', 'AIR 1936 PC 289'],
  ['these AIR 1947 MAD. 352, kailash', 'AIR 1947 Mad 352'],
  ['than AIR (1977 SC 1063 1977 Indlaw SC', 'AIR 1977 SC 1063'],
  ['886=A I R 1975 S C 189.1974 Indlaw', 'AIR 1975 SC 189'],
  ['(1962) Supp 1 SCR 933', '[1962] Supp 1 SCR 933'],
  ['Others (1989 Suppl. (1) SCC 589 1988', '1989 Supp (1) SCC 589'],
  ['(1993) Suppl.3 SCC 268 1992 Indlaw', '1993 Supp (3) SCC 268'],
  ['Ors., [1985] 3 Suppl SCR 909 1985 Indlaw', '[1985] Supp 3 SCR 909'],
  ['Bengal (1962 (3) Suppl. S.C.R 1 1962', '[1962] Supp 3 SCR 1'],
  ['1977 (83) CrLJ 96 ), while', '(1977) 83 Cri LJ 96'],
  ['(JT 1990 (4) S.C. 650', 'JT 1990 (4) SC 650'],
  ['[1963] 1 L.L.J. 567 (culcutta)', '(1963) 1 LLJ 567'],
  ['Bihar: 1999 CriLJ 1122 1999', '1999 Cri LJ 1122'],
  ['[JT 1989 (Suppl.) SC 65 : AI', 'JT 1989 Supp SC 65'],
  ['Bhunja, 1979 Cr. L.J. 1390: AIR', '1979 Cri LJ 1390'],
  ['[2004 Cri.LJ 28], 2003', '2004 Cri LJ 28'],
  ['(1963) 48 ITR 83 1962', '(1963) 48 ITR 83'],
  ['(2003 (10) JT 114 2003', 'JT 2003 (10) SC 114'],
  ['JT(1988)2 SC 567 1988', 'JT 1988 (2) SC 567'],
  ['(JT 2002 (6) 313)2002 Indlaw', 'JT 2002 (6) SC 313'],
  ['JT 1986 (SC) 1092 at 1101', 'JT 1986 SC 1092'],
  ['JT (1992) Vol. 6 SC 259 1992', 'JT 1992 (6) SC 259'],
  ['(1963) 33 Comp Cas 745 1962', '(1963) 33 Comp Cas 745'],
  ['1997-II-LLJ-6671996 Indlaw SC 1679', '(1997) 2 LLJ 667'],
  ['Nanda (1989)IILLJ57SC 1989', '(1989) 2 LLJ 57'],
  ['(1985 (155) ITR 166 1985', '(1985) 155 ITR 166'],
  ['(1962) 2 SCJ 479 1961', '(1962) 2 SCJ 479'],
  ['[2006 (5) Mh.L.J. 671 2006', '(2006) 5 Mh LJ 671'],
  ['(1964] Vol. 1 S.C.R. 678 1963', '[1964] 1 SCR 678'],
]

/** From the Supreme Court's own register, and forms that pleadings and other sites use. */
const elsewhere: [string, string][] = [
  ['1990 INSC 113', '1990 INSC 113'],
  ['[1990] 2 S.C.R. 212', '[1990] 2 SCR 212'],
  ['1990 INSC 187', '1990 INSC 187'],
  ['2014INSC463', '2014 INSC 463'],
  ['2024:INSC:12', '2024 INSC 12'],
  ['[1995] SUPP. 3 S.C.R. 450', '[1995] Supp 3 SCR 450'],
  ['(2014) 8 SCC 273 (SC)', '(2014) 8 SCC 273'],
  ['(2014) 3 SCC (Cri) 449', '(2014) 3 SCC (Cri) 449'],
  ['2019 SCC OnLine SC 12', '2019 SCC OnLine SC 12'],
  ['2020 scc online p&h 12', '2020 SCC OnLine P&H 12'],
  ['A.I.R. [1978] S.C. 597', 'AIR 1978 SC 597'],
  ['air 1973\n  sc 1461', 'AIR 1973 SC 1461'],
  ['1978 AIR 597', 'AIR 1978 SC 597'],
  ['1978 SCR (2) 621', '[1978] 2 SCR 621'],
  ['1978 SCC (1) 248', '(1978) 1 SCC 248'],
  ['1992 SCC Supl. (1) 335', '1992 Supp (1) SCC 335'],
  ['AIR 2011 SCW 3456', '2011 AIR SCW 3456'],
  ['AIR 1954 J & K 12', 'AIR 1954 J&K 12'],
  ['1973]4SCC225', '(1973) 4 SCC 225'],
  ['2023:DHC:1234', '2023:DHC:1234'],
  ['2023:DHC:1234-DB', '2023:DHC:1234-DB'],
  ['2022/DHC/001234', '2022:DHC:1234'],
  ['2024:BHC-AS:1234', '2024:BHC-AS:1234'],
  ['2024:bhc-os:12-db', '2024:BHC-OS:12-DB'],
  ['2023:AHC:123', '2023:AHC:123'],
  ['2023:AHC-LKO:12', '2023:AHC-LKO:12'],
  ['2023/KER/1234', '2023:KER:1234'],
  ['2024:MHC:2', '2024:MHC:2'],
  ['2023:PHHC:012345', '2023:PHHC:12345'],
]

describe('a citation', () => {
  it.each([...printed, ...elsewhere])('%j is spelt %s', (text, citation) => {
    expect(canonicalCitation(text)).toBe(citation)
  })

  it('in its one spelling stays as it is', () => {
    for (const [, citation] of [...printed, ...elsewhere]) expect(canonicalCitation(citation)).toBe(citation)
  })

  it.each([
    'the pay-scale of Rs. 650-1040 since 1996',
    'on 4 SCC 225',
    'Section 302 of 1860',
    'Writ Petition No. 117 of 1973',
    'AIR India 1979',
    'FIR 2022/PS/12',
    '(1973) 4 SCC 0',
    'paragraph 12 of 2014',
    '',
  ])('is not seen in %j', text => expect(findCitations(text)).toEqual([]))
})

describe('a text with several citations', () => {
  const text =
    'See Kesavananda, [(1973) 4 SCC 225 : AIR 1973 SC 1461] and [2007 (12) SCALE 96], 2014 INSC 463.'

  it('gives each with the stretch it stands on, without the brackets of the sentence', () => {
    expect(findCitations(text).map(found => [found.citation, text.slice(found.from, found.to)])).toEqual([
      ['(1973) 4 SCC 225', '(1973) 4 SCC 225'],
      ['AIR 1973 SC 1461', 'AIR 1973 SC 1461'],
      ['(2007) 12 SCALE 96', '2007 (12) SCALE 96'],
      ['2014 INSC 463', '2014 INSC 463'],
    ])
  })
})

describe('whatever the text', () => {
  const shard = fc.constantFrom(
    ...[
      '(',
      '[',
      ']',
      ')',
      '2001',
      '1973 ',
      'SCC',
      'S.C.R. ',
      'AIR ',
      'JT ',
      'SC ',
      'Supp',
      ' ',
      '.',
      '1',
      '225 ',
    ],
    ...['(Cri)', 'OnLine ', 'INSC ', ':DHC:', 'Indlaw', 'IV ', '\n', 'ITR ', 'scale ', '&', 'Vol. '],
  )
  const anything = fc.oneof(
    fc.string(),
    fc.array(shard, { maxLength: 30 }).map(parts => parts.join('')),
  )

  it('the search ends, stretches lie in the text and in order, and spellings are final', () => {
    fc.assert(
      fc.property(anything, text => {
        let end = 0
        for (const { citation, from, to } of findCitations(text)) {
          expect(from).toBeGreaterThanOrEqual(end)
          expect(to).toBeGreaterThan(from)
          expect(to).toBeLessThanOrEqual(text.length)
          expect(canonicalCitation(citation)).toBe(citation)
          end = to
        }
      }),
      { numRuns: 3000 },
    )
  })

  it('a long one is searched to its end', () => {
    for (const part of [
      '2001 ',
      '(2001) (',
      'AIR 1999 ',
      '2001 Supp (1) Supp ',
      'A.I.R. 1999 a.',
      '1 ',
      '     ',
    ])
      expect(findCitations(`${part.repeat(20_000)} (1973) 4 SCC 225`).at(-1)?.citation).toBe(
        '(1973) 4 SCC 225',
      )
  })
})
