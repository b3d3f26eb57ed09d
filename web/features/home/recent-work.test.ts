import { describe, expect, it } from 'vitest'
import type { DraftSummary } from '#shared/contract/drafts.ts'
import type { KeptAnswers } from '#web/features/drafts/model/kept-answers.ts'
import { listRecentWork } from './recent-work.ts'

describe('recent work', () => {
  it('is the latest three, the latest first', () => {
    const drafts = [draft(1, 10), draft(2, 40), draft(3, 20), draft(4, 30)]
    expect(listRecentWork(drafts, []).map(work => work.draftId)).toEqual([2, 4, 3])
  })

  it('has what was typed on this device and never saved', () => {
    expect(listRecentWork([draft(1, 10)], [kept({ formId: 2002, keptAt: minute(20) })])).toEqual([
      { formId: 2002, draftId: undefined, title: 'Form 2002', changedAt: minute(20), isOnDevice: true },
      { formId: 1001, draftId: 1, title: 'Draft 1', changedAt: minute(10), isOnDevice: false },
    ])
  })

  it('names a draft once, by its own title, and says that the device is ahead of the server', () => {
    const works = listRecentWork(
      [draft(1, 10), draft(2, 20)],
      [kept({ formId: 1001, draftId: 1, keptAt: minute(30) })],
    )
    expect(works).toMatchObject([
      { draftId: 1, title: 'Draft 1', changedAt: minute(30), isOnDevice: true },
      { draftId: 2, isOnDevice: false },
    ])
  })

  it('is one paper where two tabs typed into the same form', () => {
    const tabs = [kept({ formId: 2002, keptAt: minute(20) }), kept({ formId: 2002, keptAt: minute(5) })]
    expect(listRecentWork([], tabs)).toMatchObject([{ formId: 2002, changedAt: minute(20) }])
  })

  it('can be nothing', () => {
    expect(listRecentWork([], [])).toEqual([])
  })
})

function minute(minutes: number): number {
  return Date.parse('2026-11-20T05:00:00.000Z') + minutes * 60_000
}

function draft(id: number, minutes: number): DraftSummary {
  const updatedAt = new Date(minute(minutes)).toISOString()
  return {
    id,
    formId: 1001,
    title: `Draft ${id}`,
    language: 'en',
    createdAt: updatedAt,
    updatedAt,
    version: 1,
  }
}

function kept(fields: Partial<KeptAnswers> & { formId: number }): KeptAnswers {
  return {
    id: 'tab',
    userId: 1,
    formTitle: `Form ${fields.formId}`,
    key: 'key',
    isWanted: false,
    base: {},
    values: {},
    language: 'en',
    keptAt: 0,
    ...fields,
  }
}
