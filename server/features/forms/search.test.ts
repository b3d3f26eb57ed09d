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

  it.each([
    ['mediclaim reject kar diya', 'consumer-complaint-deficiency-insurance'],
    ['bank ne ghar ki possession le li', 'sarfaesi-section-17'],
    ['cheque bounce ho gaya', 'cheque-bounce-complaint'],
    ['naukri se nikal diya', 'statement-of-claim-dismissal'],
    ['my husband left me', 'restitution-conjugal-rights-hma'],
    ['police took my brother', 'writ-habeas-corpus-hc'],
  ])("'%s', as a client says it, finds %s", (search, form) => expect(slugs(search)[0]).toBe(form))

  it.each([
    ['company not paying my bill', 'plaint-summary-suit'],
    ['zamin par kabza', 'plaint-possession-on-title'],
    ['gadi ka accident ho gaya', 'mact-claim-injury'],
    ['son not looking after old parents', 'senior-citizen-maintenance'],
    ['police took my brother and not showing him in court', 'writ-habeas-corpus-hc'],
  ])("'%s' comes near %s", (search, form) => {
    const near = findNearForms(index, library.sectionMap, { search, language: 'en' })
    expect(near.slice(0, 3).map(({ slug }) => slug)).toContain(form)
  })

  it('a word that is the whole of an everyday name finds that form first', () => {
    expect(slugs('bail')[0]).toBe('bail-application-sessions')
  })

  it('a bare number finds every reading, each labelled', () => {
    const why = Object.fromEntries(find('482').map(form => [form.slug, form.match?.why]))
    expect(why[anticipatory]).toEqual(['BNSS 482 (formerly CrPC 438)'])
    expect(why['quashing-petition-fir']).toEqual(['CrPC 482 (now BNSS 528)'])
    const both = find('438')
      .slice(0, 3)
      .map(form => [form.slug, form.match?.why])
    expect(Object.fromEntries(both)).toEqual({
      'criminal-revision-high-court': ['BNSS 438 (formerly CrPC 397)'],
      'criminal-revision-sessions': ['BNSS 438 (formerly CrPC 397)'],
      [anticipatory]: ['CrPC 438 (now BNSS 482)'],
    })
  })

  it('an act beside the number keeps one reading', () => {
    expect(slugs('bnss 482')).toEqual([anticipatory, 'anticipatory-bail-high-court'])
    expect(slugs('482 crpc')).toEqual(['quashing-petition-fir'])
  })

  it('a subsection beside its act does not hide the section', () => {
    expect(slugs('crpc 439(2)')).toEqual(slugs('crpc 439'))
    expect(slugs('BNSS 187(3)')).toContain('default-bail-application')
  })

  it('an order and rule are read as one provision', () => {
    expect(slugs('order 41 rule 5').slice(0, 3)).toContain('application-stay-of-execution')
    expect(slugs('order 38 rule 5')[0]).toBe('application-attachment-before-judgment')
  })

  it.each([
    ['चेक बाउंस', 'चेक बाउन्स'],
    ['caveat', 'caveat dakhil karna'],
    ['court commissioner', 'court ko commissioner'],
  ])("'%s' and '%s' ask for the same", (plain, said) => expect(slugs(said)).toEqual(slugs(plain)))

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
    ['customary divorce', 'divorce-mutual-consent-hma-first-motion'],
    ['foreign divorce', 'divorce-mutual-consent-hma-first-motion'],
  ])("'%s' has no form, and its neighbour is not given for one", (search, neighbour) => {
    expect(slugs(search)).toEqual([])
    expect(
      findNearForms(index, library.sectionMap, { search, language: 'en' }).map(form => form.slug),
    ).toContain(neighbour)
  })

  it.each(['rotation', 'remission', 'pension'])("'%s' is a word, not a slip for another", search => {
    expect(slugs(search)).toEqual([])
    expect(findNearForms(index, library.sectionMap, { search, language: 'en' })).toEqual([])
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

  it('gives titles in the language that is asked for, with what was matched in them', () => {
    const [form] = searchForms(index, library.sectionMap, { search: 'अग्रिम जमानत', language: 'hi' })
    expect(form?.title).toBe(library.summaries.find(({ slug }) => slug === anticipatory)?.titles.hi)
    expect(form?.match?.title.map(([start, end]) => form.title.slice(start, end))).toEqual(['अग्रिम', 'जमानत'])
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
