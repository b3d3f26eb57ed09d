import { describe, expect, it } from 'vitest'
import type { Purpose } from '#shared/procedures/purposes.ts'
import { sayIn } from '#web/say.ts'
import { messages } from './card/messages/en.ts'
import { describeCount, filterProcedures, listGuides, listPurposes } from './list-procedures.ts'
import { makeGuide } from './testing/make-guide.ts'

const one = (court: string, purpose: Purpose) => ({ slug: `${court} ${purpose}`, courts: [court], purpose })
const list = [
  one('High Court', 'Appeals'),
  one('High Court', 'Bail Applications'),
  one('District Court', 'Appeals'),
]

describe('the list of guides', () => {
  it('is whole where nothing is chosen', () =>
    expect(filterProcedures(list, { court: 'all', purpose: 'all' })).toEqual(list))

  it('keeps to a court, to a purpose, and to both', () => {
    expect(filterProcedures(list, { court: 'High Court', purpose: 'all' })).toHaveLength(2)
    expect(filterProcedures(list, { court: 'all', purpose: 'Appeals' })).toHaveLength(2)
    expect(filterProcedures(list, { court: 'High Court', purpose: 'Appeals' })).toEqual([list[0]])
    expect(filterProcedures(list, { court: 'ITAT', purpose: 'Appeals' })).toEqual([])
  })

  it('has a guide under each court that its question offers', () => {
    const bail = { ...one('Sessions Court', 'Bail Applications'), courts: ['Sessions Court', 'High Court'] }
    const view = { court: 'High Court', purpose: 'Bail Applications' } as const
    expect(filterProcedures([bail], view)).toEqual([bail])
  })

  it('shows what a search found in its order, within the filters', () => {
    const found = [list[2], list[0]].map(guide => guide?.slug ?? '')
    const all = { court: 'all', purpose: 'all' } as const
    expect(filterProcedures(list, all, [...found, 'gone'])).toEqual([list[2], list[0]])
    expect(filterProcedures(list, { ...all, court: 'High Court' }, found)).toEqual([list[0]])
    expect(filterProcedures(list, all, [])).toEqual([])
  })

  it('offers the purposes there are, in their order, and the chosen one', () => {
    expect(listPurposes(list, 'all')).toEqual(['Bail Applications', 'Appeals'])
    expect(listPurposes(list, 'Other')).toEqual(['Bail Applications', 'Appeals', 'Other'])
  })

  it('shows each guide as far as it is done, and its purpose', () => {
    const card = {
      ...makeGuide(),
      courts: ['Civil Court'],
      documents: ['Letters'],
      documentCount: 3,
      stepCount: 3,
    }
    const [first, second] = listGuides([card, { ...card, slug: 'other' }], { sample: [1, 2] })
    expect(first?.done).toEqual([1, 2])
    expect(second?.done).toEqual([])
    expect(first?.purpose).toBe('Other')
  })

  it('is counted', () => {
    const say = sayIn<typeof messages>(messages, 'en')
    expect(describeCount(30, undefined, say)).toBe('Showing 30 procedure(s)')
    expect(describeCount(2, 'bail', say)).toBe('Showing 2 procedure(s) for "bail"')
  })
})
