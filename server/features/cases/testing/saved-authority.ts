import type { CaseReference } from '#shared/contract/cases.ts'
import type { SavedAuthority } from '../saved.ts'

type Fields = Partial<CaseReference & Pick<SavedAuthority, 'note' | 'sections'>>

/** For tests: a saved case of which only what is given is known. */
export function savedAuthority({ note = '', sections = [], ...reference }: Fields): SavedAuthority {
  return {
    case: {
      id: 'a-v-b',
      caseTitle: 'A v B',
      citation: null,
      citations: [],
      court: 'Supreme Court of India',
      courtLevel: 'supreme',
      year: null,
      date: null,
      category: null,
      categoryInferred: false,
      importance: 'other',
      citedByCount: 0,
      ...reference,
    },
    note,
    sections,
    savedAt: '2026-01-01T00:00:00.000Z',
    version: 1,
  }
}
