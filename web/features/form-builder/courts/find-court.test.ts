import { describe, expect, it } from 'vitest'
import type { CourtView } from '#shared/contract/courts.ts'
import { findCourt } from './find-court.ts'

const known = { source: 'The rules', toCheck: false }
const same = (text: string) => ({ en: text, hi: text, mr: text })
const none = { states: [], seats: [], courts: [], cases: [], jurisdictions: [] }
const high = (id: string, rest: Partial<CourtView>): CourtView => ({
  ...none,
  id,
  level: 'High Court',
  name: same(id),
  ...rest,
})
const courts: CourtView[] = [
  high('bombay', {
    name: { en: 'High Court of Judicature at Bombay', hi: 'बंबई उच्च न्यायालय', mr: 'मुंबई उच्च न्यायालय' },
    states: ['Maharashtra', 'Goa'],
    seats: [{ place: same('Nagpur'), ...known }],
  }),
  high('madras', {
    name: same('High Court of Judicature at Madras'),
    states: ['Tamil Nadu'],
    seats: [{ place: { en: 'Madras', hi: 'मद्रास', mr: 'मद्रास' }, ...known }],
  }),
  { ...none, id: 'everywhere', level: 'District Court', name: same('District courts') },
  {
    ...none,
    id: 'district-delhi',
    level: 'District Court',
    name: { en: 'District courts of Delhi', hi: 'दिल्ली के जिला न्यायालय', mr: 'दिल्ली: जिल्हा न्यायालये' },
    states: ['Delhi'],
  },
  {
    ...none,
    id: 'district-tamil-nadu',
    level: 'District Court',
    name: same('District courts of Tamil Nadu'),
    states: ['Tamil Nadu'],
    seats: [{ place: same('Vellore'), ...known }],
  },
]
const find = (values: Record<string, string>, courtType = 'High Court') =>
  findCourt(courts, { courtType }, values)?.id

describe('the court that the answers name', () => {
  it('is a High Court, with or without a bench, in any language and in capitals', () => {
    expect(find({ courtName: 'High Court of Judicature at Bombay, Nagpur Bench' })).toBe('bombay')
    expect(find({ courtName: 'IN THE HIGH COURT OF JUDICATURE AT MADRAS' })).toBe('madras')
    expect(find({ highCourt: 'मुंबई उच्च न्यायालय' })).toBe('bombay')
    expect(find({ courtName: 'High Court of Judicature at Bombay' }, 'Civil Court')).toBe('bombay')
  })

  it('is a court of a district where State, place or name tell of which State', () => {
    const judge = { courtName: 'District Judge' }
    expect(find({ ...judge, state: 'Delhi' }, 'Civil Court')).toBe('district-delhi')
    expect(find({ ...judge, courtPlace: 'Saket, New Delhi' }, 'Civil Court')).toBe('district-delhi')
    expect(find({ ...judge, courtPlace: 'साकेत, नई दिल्ली' }, 'Civil Court')).toBe('district-delhi')
    expect(find({ courtName: 'District Judge, Delhi' }, 'Civil Court')).toBe('district-delhi')
    expect(find({ ...judge, courtPlace: 'Madras' }, 'MACT')).toBe('district-tamil-nadu')
  })

  it('is a court of the district whose seat is the place, or stands in the name', () => {
    const judge = { courtName: 'District Judge' }
    expect(find({ ...judge, courtPlace: 'Vellore' }, 'Civil Court')).toBe('district-tamil-nadu')
    expect(find({ ...judge, courtPlace: 'Sathuvachari, Vellore' }, 'Civil Court')).toBe('district-tamil-nadu')
    expect(find({ courtName: 'District Judge, Vellore' }, 'Civil Court')).toBe('district-tamil-nadu')
    expect(find({ ...judge, courtPlace: 'Vellore Road' }, 'Civil Court')).toBeUndefined()
  })

  it('is not guessed', () => {
    expect(find({ courtPlace: 'Delhi' }, 'Civil Court')).toBeUndefined()
    expect(find({ courtName: 'District Judge', courtPlace: 'Nagpur' }, 'Civil Court')).toBeUndefined()
    expect(find({ courtName: 'District Commission, Delhi' }, 'Consumer Forum')).toBeUndefined()
    expect(find({ courtName: 'High Court of Nowhere' })).toBeUndefined()
  })
})
