import { describe, expect, it } from 'vitest'
import { field } from '../fixtures/every-block.ts'
import { readAsked } from './asked.ts'

const same = (text: string) => ({ en: text, hi: text, mr: text })
const guardian = field('guardian', 'parties', { showIf: 'kind is Minor' })
const form = {
  groups: [
    { id: 'parties', title: same('Parties'), repeat: true },
    { id: 'memo', title: same('Memo'), repeat: false, showIf: 'parties are several' },
  ],
  fields: [field('kind', 'parties'), field('name', 'parties'), guardian, field('memo', 'memo')],
}
const child = { kind: 'Minor', name: 'A' }

describe('what is asked', () => {
  it('is the same object while no answer changes that a condition looks at, though its item does', () => {
    const before = readAsked(form, { parties: [child] })
    expect(readAsked(form, { parties: [{ ...child, name: 'AB' }], memo: 'x' })).toBe(before)
  })

  it('is what it was when an answer goes back to what it was', () => {
    const before = readAsked(form, { parties: [child] })
    readAsked(form, { parties: [{ ...child, kind: 'Major' }] })
    expect(readAsked(form, { parties: [{ ...child }] })).toBe(before)
  })

  it('follows the answer of each item, and how many there are', () => {
    readAsked(form, { parties: [child] })
    const grown = readAsked(form, { parties: [{ ...child, kind: 'Major' }, child] })
    expect([0, 1].map(item => grown.isShown(guardian, item))).toEqual([false, true])
    expect(grown.isGroupShown('memo')).toBe(true)
    const moved = readAsked(form, { parties: [child, { ...child, kind: 'Major' }] })
    expect([0, 1].map(item => moved.isShown(guardian, item))).toEqual([true, false])
    expect(readAsked(form, { parties: [child] }).isGroupShown('memo')).toBe(false)
  })
})
