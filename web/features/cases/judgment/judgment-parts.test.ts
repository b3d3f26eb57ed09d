import { describe, expect, it } from 'vitest'
import { listNoteParts } from '#shared/cases/note-parts.ts'
import type { CaseView } from '#shared/contract/cases.ts'
import { sayJudgment, words } from '../testing/words.ts'
import { findParagraph, listContents, listPieces } from './judgment-parts.ts'

const paragraphs = [
  { id: 'p1', label: '', text: 'Leave granted.' },
  { id: 'p2', label: '1.', text: 'The facts.' },
  { id: 'p3', label: '(2)', text: 'The law.' },
]
const judgment: CaseView = {
  id: 'a-v-b',
  caseTitle: 'A v B',
  citation: null,
  citations: [],
  court: 'Supreme Court of India',
  courtLevel: 'supreme',
  year: 2014,
  date: null,
  category: null,
  categoryInferred: false,
  importance: 'other',
  citedByCount: 0,
  caseStatus: null,
  parties: { petitioner: null, respondent: null },
  caseDuration: null,
  judges: [],
  keyLegalPrinciples: [],
  facts: 'A was arrested.',
  legalIssues: [],
  arguments: { petitioner: null, respondent: 'It was lawful.' },
  judgment: { summary: null, ratio: null, keyFindings: ['One.', 'Two.'] },
  lawyers: { petitioner: [], respondent: [] },
  precedentsCited: [],
  officialUrl: null,
  pdfUrl: null,
  headnotes: [],
  laterEvents: [],
  sections: [],
  hasFullText: true,
  citesCount: 0,
  paragraphs,
  note: {
    facts: 'A was arrested.',
    issues: [],
    arguments: { petitioner: '', respondent: 'It was lawful.' },
    summary: '',
    ratio: '',
    keyFindings: ['One.', 'Two.'],
    laterHistory: 'Read with the amendment of 2026.',
    laterEvents: [
      { kind: 'overruled in part', by: 'C v D', citation: '2020 INSC 1', caseId: 'c-v-d', part: 'on bail' },
    ],
    laterCheckedOn: '2026-11-22',
  },
  cites: [],
  source: '',
  fullText: null,
}

describe('the parts of a judgment', () => {
  it('are those of which something is known, by the names that addresses use', () => {
    const parts = listNoteParts(judgment)
    expect(parts.map(part => part.pieces.map(({ id }) => id))).toEqual([
      ['facts'],
      ['respondent'],
      ['finding-1', 'finding-2'],
    ])
    expect(
      listContents(judgment, parts, { say: sayJudgment, word: words.word }).map(({ title }) => title),
    ).toEqual(['Facts', 'Arguments', 'Key findings', 'Judgments like this one', 'Text of the judgment'])
  })

  it('name where each part of the text begins, as far as that is known', () => {
    const read = {
      ...judgment,
      hasFullText: true,
      paragraphs: [
        { id: 'p1', label: '1.', text: 'The facts.', part: 'facts' as const },
        { id: 'p2', label: '2.', text: 'More of them.', part: 'facts' as const },
        { id: 'p3', label: '3.', text: 'A thing said.' },
        { id: 'p4', label: '4.', text: 'Dismissed.', part: 'outcome' as const },
      ],
    }
    const contents = listContents(read, [], { say: sayJudgment, word: words.word })
    expect(contents.filter(({ isInText }) => isInText)).toEqual([
      { id: 'p1', title: 'Facts (inferred)', isInText: true },
      { id: 'p4', title: 'Outcome (inferred)', isInText: true },
    ])
  })

  it('are looked through from the later history to the last paragraph', () => {
    const pieces = listPieces(judgment, listNoteParts(judgment))
    expect(pieces[0]).toEqual({ id: 'later-1', text: 'Overruled in part by C v D, 2020 INSC 1: on bail.' })
    expect(pieces[1]).toMatchObject({ id: 'later-history', text: 'Read with the amendment of 2026.' })
    expect(pieces.at(-1)?.id).toBe('p3')
  })

  it('finds a paragraph by the number printed before it, whatever stands around that', () => {
    expect(findParagraph(judgment, ' 1 ')).toBe('p2')
    expect(findParagraph(judgment, '2.')).toBe('p3')
    expect(findParagraph(judgment, '3')).toBe('p3')
    expect(findParagraph(judgment, '4')).toBeUndefined()
    expect(findParagraph(judgment, '.')).toBeUndefined()
  })
})
