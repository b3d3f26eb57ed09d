import { describe, expect, it } from 'vitest'
import { describeAct, listHistoryChanges } from './update-history.ts'

describe('the history of an update', () => {
  it('says who did what', () => {
    expect(describeAct({ actor: 'chief', action: 'deactivate' })).toBe('chief deactivated it')
    expect(describeAct({ actor: 'chief', action: 'imported it' })).toBe('chief imported it')
  })

  it('says what was written, before and after, in words', () => {
    const before = { title: 'A rule', type: 'rules_and_schemes', happenedOn: '2026-11-02' }
    const after = { title: 'A new rule', type: 'notification', happenedOn: '2026-11-05' }
    expect(listHistoryChanges({ before, after })).toEqual([
      { label: 'Title', before: 'A rule', after: 'A new rule' },
      { label: 'Type', before: 'rules and schemes', after: 'notification' },
      { label: 'Date of the development', before: '2 November 2026', after: '5 November 2026' },
    ])
  })

  it('names the places between which it was moved, and says nothing twice', () => {
    expect(listHistoryChanges({ before: { place: 1 }, after: { place: 3 } })).toEqual([
      { label: 'Place', before: '1', after: '3' },
    ])
    expect(listHistoryChanges({ before: { active: true }, after: { active: false } })).toEqual([])
  })
})
