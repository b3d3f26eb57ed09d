import { describe, expect, it } from 'vitest'
import type { CourtView } from '#shared/contract/courts.ts'
import { hasProposals, proposeAnswers, proposeByPlace } from './propose.ts'

const known = { source: 'The rules', toCheck: false }
const same = (text: string) => ({ en: text, hi: text, mr: text })
const none = { states: [], seats: [], courts: [], cases: [], jurisdictions: [] }
const bombay: CourtView = {
  ...none,
  id: 'bombay',
  level: 'High Court',
  name: { en: 'High Court of Judicature at Bombay', hi: 'बंबई उच्च न्यायालय', mr: 'मुंबई उच्च न्यायालय' },
  seats: [
    { place: same('Bombay'), ...known },
    { place: same('Nagpur'), bench: { en: 'Nagpur Bench', hi: 'नागपुर पीठ', mr: 'नागपूर खंडपीठ' }, ...known },
  ],
  cases: [{ title: 'WRIT PETITION', for: 'writ', ...known }],
  jurisdictions: [{ line: 'CIVIL APPELLATE JURISDICTION', ...known }],
}
const patna: CourtView = {
  ...none,
  id: 'patna',
  level: 'High Court',
  name: same('High Court of Judicature at Patna'),
  cases: [{ title: 'C.W.J.C.', for: 'writ', ...known }],
}
const district: CourtView = {
  ...none,
  id: 'district-courts',
  level: 'District Court',
  name: same('District courts'),
  courts: [{ name: same('Sessions Judge'), ...known }],
}

function propose(name: string, court: string, courtType = 'High Court', language: 'en' | 'mr' = 'en') {
  return proposeAnswers({
    courts: [bombay, patna, district],
    form: { courtType },
    name,
    language,
    court,
  })
}

describe('what is proposed of courts', () => {
  it('are the High Courts and their benches in a form for the High Court, in the language of the document', () => {
    expect(propose('courtName', '')).toEqual([
      'High Court of Judicature at Bombay',
      'High Court of Judicature at Bombay, Nagpur Bench',
      'High Court of Judicature at Patna',
    ])
    expect(propose('courtName', '', 'High Court', 'mr')).toContain('मुंबई उच्च न्यायालय, नागपूर खंडपीठ')
  })

  it('are the courts below in a form for one of these', () => {
    expect(propose('courtName', '', 'Sessions Court')).toEqual(['Sessions Judge'])
  })

  it('are found by the seat of a district: the judge whom every district has, and the place beside', () => {
    const pune = {
      ...none,
      id: 'district-maharashtra',
      level: 'District Court' as const,
      name: same('Maharashtra'),
    }
    const courts = [district, { ...pune, seats: [{ place: { en: 'Pune', hi: 'पुणे', mr: 'पुणे' }, ...known }] }]
    const asking = { courts, language: 'en', court: '' } as const
    const by = (courtType: string) => proposeByPlace({ ...asking, form: { courtType }, name: 'courtName' })
    expect(by('Sessions Court')).toEqual([{ answer: 'Sessions Judge', place: 'Pune' }])
    expect(by('Family Court')).toEqual([])
    expect(by('High Court')).toEqual([])
    const places = { ...asking, form: { courtType: 'Family Court' }, name: 'courtPlace' }
    expect(proposeAnswers(places)).toEqual(['Pune'])
  })

  it('are the places, kinds of case and lines of jurisdiction of the court that was named, bench or not', () => {
    const bench = 'High Court of Judicature at Bombay, Nagpur Bench'
    expect(propose('courtPlace', bench)).toEqual(['Bombay', 'Nagpur'])
    expect(propose('nomenclature', 'High Court of Judicature at Patna')).toEqual(['C.W.J.C.'])
    expect(propose('jurisdictionSide', bench)).toEqual(['CIVIL APPELLATE JURISDICTION'])
  })

  it('are nothing where the court is not known, and nothing outside of courts', () => {
    expect(propose('nomenclature', 'High Court of Nowhere')).toEqual([])
    expect(propose('courtName', '', 'Police Station')).toEqual([])
    expect(hasProposals('advocateName')).toBe(false)
  })
})
