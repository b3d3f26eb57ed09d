import { describe, expect, it } from 'vitest'
import type { FormCheck, FormField, FormValues } from '#shared/contract/forms.ts'
import { field, formOf } from '../fixtures/every-block.ts'
import { createWarningFinder } from './find-warnings.ts'

const same = (text: string) => ({ en: text, hi: text, mr: text })
const groups = [
  { id: 'plaintiffs', title: same('Plaintiffs'), repeat: true },
  { id: 'signing', title: same('Signing'), repeat: false },
]
const own = 'to my own knowledge'
const told = 'to the record and to what the party for whom I speak has told me, which I believe'
const attorney = field('plaintiffAttorneyName', 'plaintiffs')
const basis: FormField = {
  ...field('deponentBasis', 'signing', { type: 'select' as const, options: [own, told] }),
  labels: same('The facts are true'),
}
const find = (values: FormValues, checks: FormCheck[] = [], fields = [attorney, basis]) =>
  createWarningFinder({ ...formOf({}, fields, { groups }), checks }, { language: 'en' })(values)
const acting = [{ plaintiffAttorneyName: '' }, { plaintiffAttorneyName: 'Vivek Kalpanikar' }]

describe('an attorney who swears', () => {
  it('is told, at the party, of what alone it is own knowledge', () => {
    expect(find({ plaintiffs: acting, deponentBasis: own })).toEqual([
      {
        name: 'plaintiffAttorneyName swears of own knowledge',
        severity: 'note',
        place: { name: 'plaintiffAttorneyName', group: 'plaintiffs', index: 1 },
        text: '“The facts are true”: where the attorney swears, own knowledge is only what the attorney did or saw. Otherwise choose the record and what the party has told.',
        looksAt: ['plaintiffs', 'deponentBasis'],
      },
    ])
  })

  it('is told nothing who swears by what the party has told, or where nobody acts through an attorney', () => {
    expect(find({ plaintiffs: acting, deponentBasis: told })).toEqual([])
    expect(find({ plaintiffs: [{ plaintiffAttorneyName: '' }], deponentBasis: own })).toEqual([])
  })

  it('is left to a form that has a check of both answers, or does not ask the basis', () => {
    const check: FormCheck = {
      name: 'basisOfAttorney',
      if: `plaintiffAttorneyName is answered and deponentBasis is "${told}"`,
      severity: 'note',
      at: 'plaintiffAttorneyName',
      say: same('Own.'),
    }
    expect(find({ plaintiffs: acting, deponentBasis: own }, [check])).toEqual([])
    expect(find({ plaintiffs: acting }, [], [attorney])).toEqual([])
  })
})
