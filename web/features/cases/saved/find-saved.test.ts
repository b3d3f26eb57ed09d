import { describe, expect, it } from 'vitest'
import type { SavedCase } from '#shared/contract/saved-cases.ts'
import { findSaved } from './find-saved.ts'

const arnesh: SavedCase = {
  case: {
    id: 'arnesh-kumar',
    caseTitle: 'Arnesh Kumar v State of Bihar',
    citation: '(2014) 8 SCC 273',
    citations: ['2014 INSC 463', '(2014) 8 SCC 273'],
    court: 'Supreme Court of India',
    courtLevel: 'supreme',
    year: 2014,
    date: '2014-07-02',
    category: 'Criminal',
    categoryInferred: false,
    importance: 'landmark',
    citedByCount: 1,
  },
  note: 'Reasons for arrest; गिरफ़्तारी',
  savedAt: '2026-11-05T00:00:00.000Z',
  version: 1,
}

describe('looking through the saved judgments', () => {
  it('finds every word wherever it stands', () => {
    for (const search of ['', 'BIHAR', 'arnesh reasons', '(2014) 8 SCC', 'criminal supreme', 'गिरफ़्तारी'])
      expect(findSaved([arnesh], search), search).toHaveLength(1)
    expect(findSaved([arnesh], 'arnesh patna')).toEqual([])
  })
})
