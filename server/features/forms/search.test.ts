import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { loadLibrary } from '#server/content/library.ts'
import { listKnownWords } from '#server/lib/catalogue-search/words.ts'
import { createFormIndex, findNearForms, searchForms } from './search.ts'

const library = loadLibrary(path.join(import.meta.dirname, '../../../content'))
const index = createFormIndex(library.summaries, () =>
  listKnownWords([library.summaries, library.procedures]),
)

function find(search: string, category?: string) {
  return searchForms(index, library.sectionMap, { search, category })
}

function slugs(search: string): string[] {
  return find(search).map(form => form.slug)
}

const anticipatory = 'anticipatory-bail-sessions'

describe('searching the library', () => {
  it.each([
    'jamanat',
    'zamanat',
    'जमानत',
    'ज़मानत',
    'जामीन',
    '438',
    'crpc 438',
    'anticipatry bail',
    'agrim jamanat',
    'अग्रिम जमानत',
    'BAIL',
  ])("'%s' finds anticipatory bail", search => expect(slugs(search)).toContain(anticipatory))

  it('a bare number finds every reading, each labelled', () => {
    const why = Object.fromEntries(find('482').map(form => [form.slug, form.match?.why]))
    expect(why[anticipatory]).toEqual(['BNSS 482 (formerly CrPC 438)'])
    expect(why['quashing-petition-fir']).toEqual(['CrPC 482 (now BNSS 528)'])
    const both = find('438')
      .slice(0, 2)
      .map(form => [form.slug, form.match?.why])
    expect(Object.fromEntries(both)).toEqual({
      'criminal-revision-sessions': ['BNSS 438 (formerly CrPC 397)'],
      [anticipatory]: ['CrPC 438 (now BNSS 482)'],
    })
  })

  it('an act beside the number keeps one reading', () => {
    expect(slugs('bnss 482')).toEqual([anticipatory, 'anticipatory-bail-high-court'])
    expect(slugs('482 crpc')).toEqual(['quashing-petition-fir'])
  })

  it('puts the form that is about the words first', () => {
    expect(slugs('mutual consent divorce')[0]).toBe('divorce-mutual-consent-hma-first-motion')
    expect(slugs('section 138 notice')[0]).toBe('cheque-bounce-demand-notice')
    expect(slugs('recovery of money')[0]).toBe('plaint-recovery-of-money')
    expect(slugs('injunction')[0]).toBe('application-temporary-injunction')
  })

  it.each([['divorse'], ['talak'], ['तलाक'], ['घटस्फोट']])("'%s' finds the divorce petition", search =>
    expect(slugs(search)).toContain('divorce-mutual-consent-hma-first-motion'),
  )

  it.each([
    ['talaq', 'divorce-mutual-consent-hma-first-motion'],
    ['muslim divorce', 'divorce-mutual-consent-hma-first-motion'],
  ])("'%s' has no form, and its neighbour is not given for one", (search, neighbour) => {
    expect(slugs(search)).toEqual([])
    expect(findNearForms(index, library.sectionMap, search).map(form => form.slug)).toContain(neighbour)
  })

  it.each(['mutation', 'remission', 'pension'])("'%s' is a word, not a slip for another", search => {
    expect(slugs(search)).toEqual([])
    expect(findNearForms(index, library.sectionMap, search)).toEqual([])
  })

  it('a short word is not the beginning of another', () => {
    expect(slugs('FIR')).not.toContain('rti-first-appeal')
    expect(slugs('anticip')).toContain(anticipatory)
    expect(slugs('notices')).toEqual(expect.arrayContaining(slugs('notice').slice(0, 3)))
  })

  it('marks the words found in the title', () => {
    const [form] = find('anticipatry')
    expect(form?.match?.title.map(([start, end]) => form.title.slice(start, end))).toEqual(['Anticipatory'])
  })

  it('says by which word a form was found when its title does not', () => {
    expect(find('vakil patra')[0]?.match?.why).toContain('vakil patra')
  })

  it('keeps to the category, and finds nothing rather than anything', () => {
    expect(find('bail', '1')).toEqual([])
    expect(find('', '2').every(form => form.categoryId === 2)).toBe(true)
    expect(find('xyzzyq')).toEqual([])
    expect(find('4381')).toEqual([])
  })

  it.each(['%', '()[]', '\\', '"', '.*', '\u202e', 'ा', '1'.repeat(200)])('%j breaks nothing', search => {
    expect(() => find(search)).not.toThrow()
  })
})

describe('what advocates say in criminal courts finds the form', () => {
  const said: Record<string, string[]> = {
    'criminal-appeal-sessions': [
      'criminal appeal',
      'appeal against conviction',
      'crpc 374',
      'saza ke khilaf appeal',
      'दोषसिद्धि के विरुद्ध अपील',
      'शिक्षेविरुद्ध अपील',
    ],
    'application-suspension-of-sentence': [
      'suspension of sentence',
      'bail pending appeal',
      'crpc 389',
      'saza sthagit',
      'सजा निलंबन',
      'शिक्षा स्थगित',
    ],
    'criminal-revision-sessions': [
      'criminal revision',
      'revision against magistrate order',
      'crpc 397',
      'nigrani',
      'निगरानी',
      'फौजदारी पुनरीक्षण',
    ],
    'application-cancellation-of-bail': [
      'cancellation of bail',
      'cancel bail',
      'breach of bail condition',
      'bail radd',
      'जमानत रद्द',
      'जामीन रद्द',
    ],
    'application-return-of-property': [
      'return of property',
      'supurdnama',
      'crpc 451',
      'vehicle release',
      'सुपुर्दगी',
      'मुद्देमाल',
      'gadi chhudana',
    ],
    'discharge-application-sessions': [
      'discharge application',
      'discharge of accused',
      'crpc 227',
      'unmochan',
      'उन्मोचन',
      'आरोपमुक्ती',
    ],
    'application-direct-investigation': [
      '156(3)',
      '175(3)',
      'police not registering FIR',
      'FIR darj karwana',
      'गुन्हा नोंदवत नाहीत',
      'अनुसंधान का आदेश',
    ],
    'bail-application-ndps': [
      'NDPS bail',
      'ganja bail',
      'commercial quantity bail',
      'section 37 NDPS',
      'एनडीपीएस जमानत',
      'अंमली पदार्थ जामीन',
    ],
    'application-recall-witness-criminal': [
      'recall witness',
      'crpc 311',
      'summon witness',
      'साक्षी को पुनः बुलाना',
      'साक्षीदार पुन्हा बोलाविणे',
      'gawah recall',
    ],
    'application-compounding': ['compounding', 'crpc 320', 'rajinama', 'समझौता', 'तडजोड', '147 NI Act'],
    'cheque-bounce-interim-compensation': [
      'interim compensation',
      '143A',
      'cheque bounce 20 percent',
      'antarim muavza',
      'चेक बाउंस अंतरिम प्रतिकर',
      'धनादेश अंतरिम भरपाई',
    ],
    'cheque-bounce-condonation': [
      'delay in filing 138 complaint',
      'cheque bounce delay',
      'NI Act 142',
      'चेक बाउंस विलंब क्षमा',
      'धनादेश विलंब माफी',
    ],
    'consumer-execution': [
      'consumer order not obeyed',
      'consumer execution',
      'Consumer Protection Act 72',
      'upbhokta nishpadan',
      'उपभोक्ता निष्पादन',
      'ग्राहक दरखास्त',
    ],
    'consumer-condonation': [
      'late consumer complaint',
      'consumer condonation of delay',
      'Consumer Protection Act 69',
      'उपभोक्ता विलंब क्षमा',
      'ग्राहक तक्रार विलंब माफी',
    ],
    'consumer-interim-application': [
      'consumer interim order',
      'stay in consumer court',
      'Consumer Protection Act 38',
      'उपभोक्ता अंतरिम आदेश',
      'ग्राहक आयोग स्थगिती',
    ],
    'contempt-petition-civil': [
      'contempt petition',
      'court order not followed',
      'Article 215',
      'avamanana yachika',
      'अवमान याचिका',
      'न्यायालयाचा अवमान',
    ],
    'sarfaesi-section-17': [
      'section 17 SARFAESI',
      'bank took possession of house',
      'bank nilami rok',
      'सरफेसी आवेदन',
      'बँक लिलाव स्थगिती',
    ],
    'cheque-bounce-compounding': [
      'cheque bounce settlement',
      'NI Act 147',
      'cheque bounce rajinama',
      'चेक बाउंस समझौता',
      'धनादेश तडजोड',
    ],
    'application-victim-compensation': [
      'victim compensation',
      'crpc 357A',
      'DLSA compensation',
      'peedit pratikar',
      'पीड़ित प्रतिकर',
      'पीडित भरपाई',
      'manodhairya',
    ],
    'anticipatory-bail-high-court': [
      'anticipatory bail High Court',
      'anticipatory bail after sessions rejection',
      'high court agrim jamanat',
      'उच्च न्यायालय अग्रिम जमानत',
      'उच्च न्यायालय अटकपूर्व जामीन',
    ],
  }

  it.each(Object.entries(said).flatMap(([slug, words]) => words.map(word => [word, slug])))(
    "'%s' finds %s among the first three",
    (word, slug) => expect(slugs(word).slice(0, 3)).toContain(slug),
  )
})
