import { describe, expect, it } from 'vitest'
import type { CourtView } from '#shared/contract/courts.ts'
import type { FormAnnexures } from '#shared/contract/forms.ts'
import { filingLanguages, layoutOfCourt, markOfCourt } from './ways-of-court.ts'

const rules = { source: 'The rules', toCheck: false }
const toCheck = { source: '', toCheck: true }
const same = (text: string) => ({ en: text, hi: text, mr: text })
const court: CourtView = {
  ...{ id: 'a', level: 'High Court', name: same('A'), states: [], seats: [] },
  ...{ courts: [], cases: [], jurisdictions: [] },
  annexures: { mark: 'Annexure P-{n}', ...toCheck },
  languages: { filing: ['en'], authorised: ['hi'], ...rules },
  layout: { profile: 'bombay', ...rules },
}
const annexures = (mark: string): FormAnnexures => ({ mark: same(mark), list: [] })

describe('how a court wants its papers', () => {
  it('is no rule for letters, printed forms and the papers of a tribunal', () => {
    expect(layoutOfCourt({ courtProfile: 'general' }, court)?.profile).toBe('bombay')
    expect(layoutOfCourt({ courtProfile: 'delhi' }, court)?.profile).toBe('bombay')
    for (const courtProfile of ['memo', 'plain', 'nclt'] as const)
      expect(layoutOfCourt({ courtProfile }, court)).toBeUndefined()
  })

  it('keeps the letter of the side that files in the marks of its annexures', () => {
    const mark = (own: string) => markOfCourt({ annexures: annexures(own) }, court, 'en')?.mark
    expect(mark('Annexure R-{n}')).toBe('Annexure R-{n}')
    expect(mark('Document No. {n}')).toBe('Annexure P-{n}')
    expect(markOfCourt({}, court, 'en')).toEqual({ mark: 'Annexure P-{n}', ...toCheck })
    expect(markOfCourt({}, court, 'mr')).toBeUndefined()
  })

  it('decides the languages only where that was looked up', () => {
    const form = { filingLanguages: ['mr'] as const }
    const of = (one?: CourtView) => filingLanguages({ filingLanguages: [...form.filingLanguages] }, one)
    expect(of(court)).toEqual(['en', 'hi'])
    expect(of({ ...court, languages: { filing: ['en'], authorised: [], ...toCheck } })).toEqual(['mr'])
    expect(of()).toEqual(['mr'])
  })
})
