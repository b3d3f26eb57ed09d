import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { findSections } from './find-sections.ts'

const read = (text: string, year?: number) => [
  ...new Set(findSections(text, year).map(each => `${each.act} ${each.section}`)),
]

/** As judgments print them. */
const judged: [string, string[]][] = [
  [
    'the conviction under Sections 302, 120B, 148 and 302 read with Ss. 149 and 109, of the Indian Penal Code (IPC)',
    ['IPC 302', 'IPC 120B', 'IPC 148', 'IPC 149', 'IPC 109'],
  ],
  ['convicted u/s. 302 of the Indian Penal Code (IPC) while', ['IPC 302']],
  ['onus under s-9 of the Foreigners Act, 1946', ['Foreigners Act, 1946 9']],
  ['under Section 147/323/427 IPC at the same police station', ['IPC 147', 'IPC 323', 'IPC 427']],
  ['application under s. 151 of the Code of Civil Procedure was', ['CPC 151']],
  ['challenged u/art. 226 or 227 of the Constitution of India', ['Constitution 226', 'Constitution 227']],
  ['defined in Art. 12. It is significant', ['Constitution 12']],
  ['breach of Arts. 14 and 16 of the Constitution in respect', ['Constitution 14', 'Constitution 16']],
  [
    'guarantee under Art. 16(1) and (2) and was not saved by cl. (4)',
    ['Constitution 16(1)', 'Constitution 16(2)'],
  ],
  ['under Section 313, Cr.P.C. the appellant was not', ['CrPC 313']],
  ['therefore, s. 34, I.P.C. was applicable', ['IPC 34']],
  ['and Section 452 IPC and sentence of life', ['IPC 452']],
  ['him under Section 304 Part II IPC and sentence', ['IPC 304']],
  ['case under Sections 107/117 of the Criminal Procedure Code. Kali', ['CrPC 107', 'CrPC 117']],
  ['S. 2(4) of the U.P. Children Act, 1951. The appeal', ['U.P. Children Act, 1951 2(4)']],
  ['under Section 304B IPC that the demand for dowry', ['IPC 304B']],
  ['S. 302 read with S. 149 or S. 34 of the Indian Penal Code, because', ['IPC 302', 'IPC 149', 'IPC 34']],
  ['scope of S. 100 C.P.C.. In Deity', ['CPC 100']],
  ['under Section 302/34 of the Indian Penal Code and', ['IPC 302', 'IPC 34']],
  [
    'violative of Article 19(1) (f) and Article 31 of the Constitution',
    ['Constitution 19(1)(f)', 'Constitution 31'],
  ],
  [
    'offence u/s. 5(1) (d) read with S. 5(2) of the Prevention of Corruption Act, 1947',
    ['Prevention of Corruption Act, 1947 5(1)(d)', 'Prevention of Corruption Act, 1947 5(2)'],
  ],
  ['statement u/s. 313 of the Cr.PC is to put', ['CrPC 313']],
  [
    'under Sections 406, 420, 467, 471 and 34 of Indian Penal Code (IPC). Th',
    ['IPC 406', 'IPC 420', 'IPC 467', 'IPC 471', 'IPC 34'],
  ],
  ['public servant u/s. 19 of the P.C. Act must be', ['PC Act 19']],
  ['under Section 302/149, IPC, into one under Section 304 Part-I, read', ['IPC 302', 'IPC 149']],
  [
    'sanctioned by S. 4 read with s. 17 of the Land Acquisition Act, 1894, as',
    ['Land Acquisition Act 1894 4', 'Land Acquisition Act 1894 17'],
  ],
  ['under section 304-B IPC when all', ['IPC 304B']],
  ['under S. 302, Indian Penal Code, for murdering', ['IPC 302']],
  ['recorded u/s. 164 of the Criminal Procedure Code (for short the Cr.P.C', ['CrPC 164']],
  ['with the Section 357(c) of the Cr. P.C. which', ['CrPC 357(c)']],
  [
    'charged under Section 3 of the Explosive Substances Act, 1908 (in short',
    ['Explosive Substances Act, 1908 3'],
  ],
  ['under Sections 302 IPC and 27 of the Arms Act', ['IPC 302', 'Arms Act, 1959 27']],
]

/** As lawyers type them and other judgments print them. */
const typed: [string, string[]][] = [
  ['s. 302 IPC', ['IPC 302']],
  ['Section 103 BNS', ['BNS 103']],
  ['CrPC 438', ['CrPC 438']],
  ['anticipatory bail 438 crpc', ['CrPC 438']],
  ['bns 103(1)', ['BNS 103(1)']],
  ['BNSS 482', ['BNSS 482']],
  ['u/s 138 N.I. Act', ['NI Act 138']],
  ['302/34 IPC', ['IPC 302', 'IPC 34']],
  ['302IPC', ['IPC 302']],
  ['Sections 302, 304B and 498-A IPC', ['IPC 302', 'IPC 304B', 'IPC 498A']],
  ['S. 302, I.P.C.', ['IPC 302']],
  ['Order 39 Rules 1 and 2', ['CPC Order 39 Rule 1', 'CPC Order 39 Rule 2']],
  ['O. 39 R. 1', ['CPC Order 39 Rule 1']],
  ['Order VII Rule 11(d) of the Code of Civil Procedure, 1908', ['CPC Order 7 Rule 11(d)']],
  ['Rule 4 of Order XXXIX CPC', ['CPC Order 39 Rule 4']],
  ['Article 14, 19 and 21', ['Constitution 14', 'Constitution 19', 'Constitution 21']],
  ['Article 19(1)(a) and (g), 21', ['Constitution 19(1)(a)', 'Constitution 19(1)(g)', 'Constitution 21']],
  ['Article 136 of the Limitation Act', ['Limitation Act Article 136']],
  ['s. 13(1)(ia) of the Hindu Marriage Act, 1955', ['HMA 13(1)(ia)']],
  ['section 66A IT Act', ['IT Act 2000 66A']],
  ['section 20 of the Societies Registration Act, 1860', ['Societies Registration Act, 1860 20']],
  ['section 147 of the I.T. Act', ['Income-tax Act 1961 147']],
  ['section 362 of the Income-tax Act, 2025', ['Income-tax Act 2025 362']],
  ['धारा 362 आयकर अधिनियम, 2025', ['Income-tax Act 2025 362']],
  ['section 34 A & C Act', ['Arbitration Act 34']],
  ['section 35 consumer protection act', ['Consumer Protection Act 2019 35']],
  ['section 12 of the Consumer Protection Act, 1986', ['Consumer Protection Act 1986 12']],
  ['section 482 of the Code of Criminal Procedure, 1898', ['CrPC 1898 482']],
  ['धारा 302 भा.द.वि.', ['IPC 302']],
  ['कलम 438 सीआरपीसी', ['CrPC 438']],
  ['धारा ४९८क भादंसं', ['IPC 498A']],
  ['कलम ३०७ भादंवि', ['IPC 307']],
  ['भारतीय दंड संहिता की धारा 302 और 34', ['IPC 302', 'IPC 34']],
  ['दंड प्रक्रिया संहिता, 1973 की धारा 438 में', ['CrPC 438']],
  ['भारतीय न्याय संहितेच्या कलम 103 अन्वये', ['BNS 103']],
  ['हिंदू विवाह कायदा कलम 13', ['HMA 13']],
  ['संविधान के अनुच्छेद 226', ['Constitution 226']],
  ['आदेश 39 नियम 1 सीपीसी', ['CPC Order 39 Rule 1']],
]

describe('a section', () => {
  it.each([...judged, ...typed])('is read from %j', (text, expected) => expect(read(text)).toEqual(expected))

  it.each([
    'section 138',
    'sub-section (2) shall apply',
    'Article 8 of the European Convention on Human Rights',
    'clause 5 of the Articles of Association',
    'Order 22 Rule 3 of the Supreme Court Rules',
    'in order 2 be heard',
    'section 7 of the Rules',
    'under Section 3 of the Act',
    'Constitution of a bench of 5',
    'Regulation 12 of 1973',
    'section 3 of the Ranbir Penal Code',
  ])('is not made up from %j', text => expect(read(text)).toEqual([]))

  /** As nameSection writes them: users copy such facets into the search box. */
  it.each([
    ['Arbitration Act 34(3)', 'Arbitration Act 34(3)'],
    ['NDPS Act 36', 'NDPS Act 36'],
    ['CPC Order 2', 'CPC Order 2'],
    ['IPC Article 302', 'IPC Article 302'],
    ['Limitation Act, 1908, Article 182', 'Limitation Act, 1908 Article 182'],
    ['302 IPC, Article 21', 'IPC 302'],
  ])('is read from %j after the act that a short text begins with', (text, expected) =>
    expect(read(text)).toContain(expected),
  )

  it('is not read from a number that counts other things behind an act', () => {
    expect(read('NDPS Act 20 kilograms of ganja')).toEqual([])
    expect(read('302 IPC, Article 21')).toContain('Constitution 21')
  })

  it('stands where its mention stands', () => {
    const text = 'charged under Section 302 read with Section 34 IPC.'
    expect(findSections(text).map(({ from, to }) => text.slice(from, to))[0]).toBe(
      'Section 302 read with Section 34 IPC',
    )
  })
})

describe('an act that is not named beside the section', () => {
  it('is the one the text calls the Act', () => {
    const text = `S. 2(j) of the Industrial Disputes Act, 1947 (hereinafter 'the Act') and s. 2 of the Factories Act, 1948. ${'x '.repeat(200)} Section 25F of the Act`
    expect(read(text)).toContain('ID Act 25F')
  })

  it('is the only act so far', () => {
    expect(
      read(`The Customs Act, 1962 is in question. ${'x '.repeat(300)} Section 110 of the Act says`),
    ).toEqual(['Customs Act, 1962 110'])
  })

  it('stays open between two acts far away', () => {
    expect(
      read(`The Customs Act, 1962 and the Arms Act, 1959. ${'x '.repeat(300)} Section 25 of the Act`),
    ).toEqual([])
  })

  it('is the one act whose title ends with the name given', () => {
    const one = 'The Mysore Produce Market Act, 1966 asks for a licence.'
    const another = 'So does the Bombay Produce Market Act, 1939.'
    const short = 'Section 8 of the Market Act says so.'
    expect(read(`${one} ${short}`)).toEqual(['Mysore Produce Market Act, 1966 8'])
    expect(read(`${one} ${another} ${short}`)).toEqual([])
  })

  it('is the act with which the same section was cited before', () => {
    expect(read('charged under Section 302 IPC. On Section 302 he said')).toEqual(['IPC 302'])
    expect(findSections('charged under Section 302 IPC. On Section 302 he said')).toHaveLength(2)
  })

  it('stays open when the number was cited with two acts', () => {
    expect(findSections('Section 34 IPC. Section 34 of the Arbitration Act. On Section 34 too')).toHaveLength(
      2,
    )
  })
})

describe('the year of the judgment', () => {
  it('tells which act of a name was meant', () => {
    expect(read('s. 162 Cr.P.C.', 1965)).toEqual(['CrPC 1898 162'])
    expect(read('s. 162 Cr.P.C.', 1980)).toEqual(['CrPC 162'])
    expect(read('section 433 of the Companies Act', 1990)).toEqual(['Companies Act 1956 433'])
    expect(read('section 5 of the Prevention of Corruption Act', 1970)).toEqual([
      'Prevention of Corruption Act, 1947 5',
    ])
  })

  it('matters less than the year the text gives', () => {
    expect(read('section 482 of the Code of Criminal Procedure, 1973', 1973)).toEqual(['CrPC 482'])
  })
})

describe('whatever the text', () => {
  const shard = fc.constantFrom(
    ...[
      'Section ',
      '302',
      ' IPC',
      's. ',
      'Art. 14',
      ', ',
      ' and ',
      '(1)',
      '(a)',
      'Order ',
      'XX ',
      'Rule 1',
      ' of the ',
      'Act',
      'Foo ',
    ],
    ...['1959', 'धारा ', '४९८क', ' की ', 'भादंवि', '/', '-', 'Code', '(the Act)', '\n', 'CrPC '],
  )

  it('the search ends and its stretches lie in the text', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.array(shard, { maxLength: 40 }).map(parts => parts.join('')),
        ),
        text => {
          for (const { act, section, from, to } of findSections(text)) {
            expect(act && section).toBeTruthy()
            expect(from).toBeLessThan(to)
            expect(to).toBeLessThanOrEqual(text.length)
          }
        },
      ),
      { numRuns: 1500 },
    )
  })

  it('a long one is searched to its end', () => {
    for (const part of [
      'Section 302, ',
      'Order I ',
      'IPC 302 ',
      'The Big Act ',
      'Section 3 of the Act ',
      '(a)(b)',
      '     ',
    ])
      expect(read(`${part.repeat(5000)}. u/s 138 NI Act`)).toContain('NI Act 138')
  })
})
