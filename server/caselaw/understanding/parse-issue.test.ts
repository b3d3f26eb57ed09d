import { describe, expect, it } from 'vitest'
import { law, print, understand } from './testing/test-law.ts'
import { understandQuery } from './understand.ts'

const sectionsOf = (query: string) =>
  understand(query).understood.sections.map(({ act, section, also }) =>
    [`${act} ${section}`, ...also.map(other => `${other.act} ${other.section}`)].join(' > '),
  )
const conceptsOf = (query: string) => understand(query).understood.concepts.map(({ term }) => term)

describe('sections in a question', () => {
  it.each([
    ['IPC 420', 'IPC 420 > BNS 318(4) > BNS 318'],
    ['section 302 IPC', 'IPC 302 > BNS 103(1) > BNS 103'],
    ['bail u/s 439 CrPC', 'CrPC 439 > BNSS 483'],
    ['BNSS 482', 'BNSS 482 > CrPC 438'],
    ['Section 63 BSA', 'BSA 63 > IEA 65B'],
    ['धारा 498A भादंसं', 'IPC 498A > BNS 85 > BNS 86'],
    ['कलम ४३८ सीआरपीसी', 'CrPC 438 > BNSS 482'],
    ['धारा ४९८क भादंसं के तहत गिरफ्तारी', 'IPC 498A > BNS 85 > BNS 86'],
    ['s.138 NI Act', 'NI Act 138'],
    ['Article 21', 'Constitution 21'],
    ['sedition under section 124A IPC', 'IPC 124A'],
    ['jamin kalam 439', 'CrPC 439 > BNSS 483'],
    ['138 cheque bounce', 'NI Act 138'],
    ['section 438 anticipatory bail', 'CrPC 438 > BNSS 482'],
  ])('%s is searched as %s', (query, expected) => {
    expect(sectionsOf(query)).toEqual([expected])
  })

  it('are not guessed where nothing says whose they are', () => {
    expect(sectionsOf('section 17 adverse possession')).toEqual([])
  })

  it('are asked of the index once, old and new', () => {
    expect(print(understand('IPC 420').node)).toBe('[IPC 420 = BNS 318(4)]')
  })
})

describe('concepts in a question', () => {
  it.each([
    ['pre-arrest bail', ['anticipatory bail']],
    ['cancellation of bail granted by mistake', ['cancellation of bail']],
    ['quash FIR', ['quashing of proceedings']],
    ['injunctions', ['injunction']],
    ['अग्रिम जमानत कब मिल सकती है?', ['anticipatory bail']],
    ['अटकपूर्व जामिनासाठी अर्ज', ['anticipatory bail']],
    ['ज़मानत', ['bail']],
    ['घटस्फोटानंतर पोटगी मिळते का?', ['divorce', 'maintenance']],
    ['मालमत्तेच्या ताब्यासाठी', ['possession']],
    ['कब्जे का वाद', ['possession', 'suit']],
    ['हुंड्यासाठी छळ', ['cruelty by husband or relatives']],
    ['kya talaq ke baad gujara bhatta milega', ['divorce', 'maintenance']],
    ['zamanat', ['bail']],
    ['muavza bhumi adhigrahan', ['compensation', 'land acquisition']],
    ['चेक बाउंस', ['dishonour of cheque']],
    ['उपभोक्ता शिकायत में सेवा में कमी', ['consumer complaint', 'deficiency in service']],
    ['प्रदूषण', ['environmental pollution']],
    ['कामगार कपात', ['retrenchment']],
    ['आयकर पुनर्निर्धारण', ['income tax', 'reassessment']],
    ['माहितीचा अधिकार', ['right to information']],
    ['समन्स काढण्याचा आदेश', ['issue of process']],
    ['दिवाळखोरी', ['insolvency']],
    ['वेतन नहीं मिला', ['wages']],
    ['तस्करी में जमानत', ['smuggling', 'bail']],
    ['बाल श्रम', ['child labour']],
    ['भ्रष्टाचार', ['corruption']],
    ['regularisation of daily wage employees', ['regularisation of service', 'daily wager']],
    [
      'kirayedar ko khali karne ke liye malik ki zarurat',
      ['eviction of tenant', 'bona fide requirement of landlord'],
    ],
    ['quashing of proceedings after a settlement', ['quashing of proceedings', 'settlement']],
    ['revisional jurisdiction of the civil court', []],
    ['ayakar punarnirdharan ke khilaf appeal', ['income tax', 'reassessment']],
    ['pradooshan ke liye kya hoga', ['environmental pollution']],
    ['mahiticha adhikar kasa milel', ['right to information']],
    ['kya company ke director ko court mein jana hoga', ['director']],
  ])('%s is about %s', (query, terms) => {
    expect(conceptsOf(query)).toEqual(terms)
  })

  it('are searched under their other names too, told to the reader', () => {
    const { understood } = understand('anticipatory bail in a dowry case')
    expect(understood.concepts[0]).toEqual({
      term: 'anticipatory bail',
      alsoSearched: ['pre-arrest bail', 'bail before arrest', 'apprehension of arrest'],
    })
  })

  it('count less than the words of the query', () => {
    const { node } = understand('adverse possession')
    const boosts = node?.kind === 'or' ? node.nodes.map(each => ('boost' in each ? each.boost : 0)) : []
    expect(boosts).toEqual([2, 0.4, 0.8])
  })

  it.each(['अग्रिम जमानत कब मिल सकती है?', 'घटस्फोटानंतर पोटगी मिळते का?', 'खून प्रकरणात जामीन'])(
    'give %s English words to search with',
    query => {
      const { understood, rankWords } = understand(query)
      expect(understood.words.filter(word => /^[a-z]+$/.test(word)).length).toBeGreaterThan(0)
      expect(rankWords.some(word => /^(?:bail|divorce|maintenance|murder)$/.test(word))).toBe(true)
    },
  )
})

describe('courts and years in a question', () => {
  const only = (year: number) => ({ yearFrom: year, yearTo: year })
  it.each([
    ['adverse possession Bombay High Court 2015', { courts: ['Bombay High Court'], ...only(2015) }],
    ['Bombay High Court 2015 adverse possession', { courts: ['Bombay High Court'], ...only(2015) }],
    ['bail SC', { courts: ['Supreme Court of India'] }],
    ['cheque bounce judgments of Delhi High Court', { courts: ['Delhi High Court'] }],
    ['Supreme Court on right to privacy', { courts: ['Supreme Court of India'] }],
    ['eviction cases from Allahabad HC', { courts: ['High Court of Judicature at Allahabad'] }],
    ['maintenance, High Court of Punjab and Haryana', { courts: ['High Court of Punjab & Haryana'] }],
    ['NCLAT judgments on moratorium', { courts: ['National Company Law Appellate Tribunal'] }],
    ['bail after 2010', { yearFrom: 2011 }],
    ['bail since 2010', { yearFrom: 2010 }],
    ['bail before 2000', { yearTo: 1999 }],
    ['bail up to 2000', { yearTo: 2000 }],
    ['bail between 2001 and 2005', { yearFrom: 2001, yearTo: 2005 }],
    ['bail 2005-2001', { yearFrom: 2001, yearTo: 2005 }],
    ['bail judgments in 2015', only(2015)],
    ['if the father died before 2005: judgments after 2018', { yearFrom: 2019 }],
    ['adverse possession after 2010', { yearFrom: 2011 }],
    ['मृत्यु दंड 2015 के बाद', { yearFrom: 2016 }],
    ['cases on a will decided after 2010', { yearFrom: 2011 }],
    ['जमानत 2010 के बाद', { yearFrom: 2011 }],
    ['पोटगी २००१ ते २००५', { yearFrom: 2001, yearTo: 2005 }],
    ['जामीन 2015 नंतर', { yearFrom: 2016 }],
    ['चेक बाउंस पर सर्वोच्च न्यायालय के फैसले 2015 से पहले', { courts: ['Supreme Court of India'], yearTo: 2014 }],
    ['पोटगी मुंबई उच्च न्यायालय', { courts: ['Bombay High Court'] }],
  ])('%s narrows the search', (query, filters) => {
    expect(understand(query).filters).toEqual(filters)
  })

  it.each([
    'can the Supreme Court grant divorce under article 142',
    'powers of the High Court',
    'appeal to the Supreme Court',
    'land acquisition compensation 2013 Act',
    'after the 2013 amendment',
    'can a daughter claim a share in ancestral property if her father died before 2005',
    'suit on an agreement of sale signed in 2010',
    'who inherits when a Hindu woman dies without a will after 2005',
    'dismissed from service in 2012',
    'यदि पिता 2005 से पहले मर गए तो बेटी का हिस्सा',
    'वडिलांचा मृत्यू 2005 पूर्वी झाला',
    'SC/ST Act anticipatory bail',
    'caste certificate SC',
    'bail Sikkim High Court',
    'AIR 1978 SC 597',
    '2014 INSC 463',
  ])('%s does not', query => {
    expect(understand(query).filters).toEqual({})
  })

  it('are taken out of the words', () => {
    expect(understand('adverse possession Bombay High Court 2015').understood.words).toEqual([
      'adverse',
      'possession',
    ])
  })

  it('leave the words alone when the library has no such court', () => {
    expect(understand('bail Sikkim High Court').understood.words).toContain('Sikkim')
  })
})

describe('what a question is', () => {
  it.each([
    ['AIR 1978 SC 597', 'citation'],
    ['(2014) 8 SCC 273', 'citation'],
    ['2014 INSC 463', 'citation'],
    ['Maneka Gandhi v. Union of India', 'name'],
    ['maneka gandhi vs union of india', 'name'],
    ['Kesavananda', 'words'],
    ['IPC 420', 'section'],
    ['anticipatory bail', 'concept'],
    ['is a foreign cat allowed to swim across the lake at night', 'words'],
    ['"rarest of rare" death penalty', 'words'],
  ])('%s is a matter of %s', (query, intent) => {
    expect(understand(query).intent).toBe(intent)
  })

  it('has to match what stands in quotation marks, and may match the rest', () => {
    expect(print(understand('"rarest of rare" hanging').node)).toBe(
      '("rarest of rare" & (rarest|of|rare | hanging))',
    )
  })

  it('loses the words it is asked with', () => {
    expect(understand('What is the latest judgment on a stolen cow?').understood.words).toEqual([
      'stolen',
      'cow',
    ])
    expect(understand('गाय कोणाची आहे?').understood.words).toEqual(['गाय', 'कोणाची'])
  })

  it('keeps them when there are no others', () => {
    expect(understand('what is the law').understood.words).toEqual(['what', 'is', 'the', 'law'])
  })

  it('finds a citation in whatever spelling', () => {
    const { understood } = understand('arrest guidelines 2014 (8) SCC 273 followed')
    expect(understood.citations).toEqual([{ citation: '(2014) 8 SCC 273', caseId: null }])
  })

  it('is asked of a library without courts as well', () => {
    expect(understandQuery('bail SC', 'legal_issue', { ...law, knownCourts: [] }).filters).toEqual({})
  })
})

describe("the word 'judgment'", () => {
  it.each([
    ['judgment on admission', ['judgment', 'admission']],
    ['arrest of judgment debtor', ['arrest', 'judgment', 'debtor']],
    ['latest judgments on anticipatory bail', ['anticipatory', 'bail']],
    ['supreme court judgment on maintenance', ['maintenance']],
    ['adverse possession judgments', ['adverse', 'possession']],
  ])(
    'is searched where it is what is asked about, and not where judgments are asked for: %s',
    (text, words) => {
      expect(understand(text).understood.words).toEqual(words)
    },
  )
})
