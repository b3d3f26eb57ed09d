import { describe, expect, it } from 'vitest'
import type { FormAnnexures, FormValues } from '#shared/contract/forms.ts'
import { field, formOf } from '../fixtures/every-block.ts'
import { createWarningFinder } from './find-warnings.ts'

const same = (text: string) => ({ en: text, hi: text, mr: text })
const groups = [
  { id: 'plaintiffs', title: same('Plaintiffs'), repeat: true },
  { id: 'papers', title: same('Documents'), repeat: true },
]
const fields = [field('plaintiffAttorneyName', 'plaintiffs'), field('documentName', 'papers')]
const documents = { group: 'papers', name: 'documentName' }
const counted = {
  name: 'acting',
  fn: 'count',
  group: 'plaintiffs',
  where: 'plaintiffAttorneyName is answered',
} as const
const mark = same('Document No. {n}')

function find(values: FormValues, annexures?: FormAnnexures) {
  const form = { ...formOf({}, fields, { groups, derived: [counted] }), ...(annexures && { annexures }) }
  return createWarningFinder(form, { language: 'en' })(values).map(({ place, text }) => ({ place, text }))
}
const acting = { plaintiffs: [{ plaintiffAttorneyName: '' }, { plaintiffAttorneyName: 'Vivek Kalpanikar' }] }

describe('whoever acts through an attorney', () => {
  it('is told, at that party, to add the power of attorney to the documents', () => {
    expect(find(acting, { mark, list: [], documents })).toEqual([
      {
        place: { name: 'plaintiffAttorneyName', group: 'plaintiffs', index: 1 },
        text: expect.stringContaining('Add a copy of the power of attorney to the list of documents'),
      },
    ])
  })

  it('is told to list it once where the form annexes it itself', () => {
    const once = [
      {
        place: { name: 'plaintiffAttorneyName', group: 'plaintiffs', index: 1 },
        text: expect.stringContaining('where the list of documents has it too, take it out there'),
      },
    ]
    const power = { name: 'power', titles: same('Copy of the power of attorney') }
    expect(find(acting, { mark, list: [power], documents })).toEqual(once)
    const authority = {
      name: 'authority',
      titles: same('Authority'),
      showIf: 'plaintiffAttorneyName is answered',
    }
    expect(find(acting, { mark, list: [authority], documents })).toEqual(once)
    expect(
      find(acting, { mark, list: [{ ...authority, showIf: 'acting is more than 0' }], documents }),
    ).toEqual(once)
  })

  it('is told to add it where what the form annexes has nothing to do with the attorney', () => {
    const map = { name: 'map', titles: same('Map'), showIf: 'documentName is answered' }
    expect(find(acting, { mark, list: [map], documents })).toEqual([
      expect.objectContaining({ text: expect.stringContaining('Add a copy of the power of attorney') }),
    ])
  })

  it('is told nothing where the form has no list of documents', () => {
    expect(find(acting, { mark, list: [] })).toEqual([])
    expect(find(acting)).toEqual([])
  })

  it('is told nothing where nobody does', () => {
    expect(find({ plaintiffs: [{ plaintiffAttorneyName: '' }] }, { mark, list: [], documents })).toEqual([])
  })
})
