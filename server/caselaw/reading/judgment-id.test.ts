import { describe, expect, it } from 'vitest'
import { judgmentId } from './judgment-id.ts'

const paper = {
  citations: [],
  title: 'X v Y',
  court: 'Delhi High Court',
  date: null,
  paragraphs: [{ text: 'Some words.' }],
}

describe('the id of a judgment', () => {
  it('is its CNR in small letters', () => {
    expect(judgmentId({ ...paper, cnr: 'ESCR010012342014', citations: ['2014 INSC 463'] })).toBe(
      'escr010012342014',
    )
  })

  it('is its first citation in the usual order, however they are listed', () => {
    expect(judgmentId({ ...paper, citations: ['AIR 2014 SC 2756', '(2014) 8 SCC 273'] })).toBe(
      '2014-8-scc-273',
    )
    expect(judgmentId({ ...paper, citations: ['1992 SCC (L&S) 455'] })).toBe('1992-scc-l-and-s-455')
  })

  it('is otherwise of its words, whatever the spaces between them', () => {
    const id = judgmentId(paper)
    expect(id).toMatch(/^text-[0-9a-f]{20}$/)
    expect(judgmentId({ ...paper, paragraphs: [{ text: 'Some \n words.' }] })).toBe(id)
    expect(judgmentId({ ...paper, title: 'X v Z' })).not.toBe(id)
  })
})
