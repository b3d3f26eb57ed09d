import { describe, expect, it } from 'vitest'
import { annexureMark } from '#shared/templates/annexures/names.ts'
import type { CompiledBlock, CompiledDocument, Run } from '#shared/templates/blocks.ts'
import { listUncited } from './list-uncited.ts'

function makeDocument(...blocks: CompiledBlock[]): CompiledDocument {
  return { title: 'Petition', language: 'en', sections: [{ name: 'content', blocks }] }
}
function paragraph(...runs: Run[]): CompiledBlock {
  return { key: String(runs.length), kind: 'paragraph', lines: [runs] }
}
function table(run: Run): CompiledBlock {
  return { key: 'table', kind: 'table', columns: [], rows: [{ cells: [[[run]]] }] }
}
const marks = ['Annexure P-1', 'Annexure P-2', 'Annexure P-3']
const uncited = (text: string, own = marks) =>
  listUncited([{ document: makeDocument(paragraph({ text })), isMain: true }], own)

describe('annexures that no paper refers to', () => {
  it.each([
    ['A copy is annexed as Annexure P-1, see also P-2 and P3.', []],
    ['The deed (Annexure P-10) and P-2.', ['Annexure P-1', 'Annexure P-3']],
    ['The letters are Annexures P-1 to P-3.', []],
    ['The letters are Annexures P-2 to 3.', ['Annexure P-1']],
    ['Nothing.', marks],
  ])('of %j are %j', (text, expected) => {
    expect(uncited(text)).toEqual(expected)
  })

  it('are told by the whole mark where its letter alone says nothing', () => {
    expect(uncited('A man came. Exhibit B was given to him.', ['Exhibit A', 'Exhibit B'])).toEqual([
      'Exhibit A',
    ])
    expect(uncited('2 men, Document No. 3', ['Document No. 2', 'Document No. 3'])).toEqual(['Document No. 2'])
    expect(uncited('अनुलग्नक P-1 से P-2 तक', ['अनुलग्नक P-1', 'अनुलग्नक P-2', 'अनुलग्नक P-3'])).toEqual(['अनुलग्नक P-3'])
  })

  it('are not cited by a list of annexures, unless the main paper cites all that it annexes in one', () => {
    const listed = { text: 'Annexure P-1', field: annexureMark }
    const list = [{ document: makeDocument(paragraph(listed), table(listed)), isMain: false }]
    expect(listUncited(list, marks)).toEqual(marks)
    expect(listUncited([{ document: makeDocument(table(listed)), isMain: true }], marks)).toEqual(marks)
    expect(listUncited([{ document: makeDocument(paragraph(listed)), isMain: true }], marks)).toEqual(
      marks.slice(1),
    )
    expect(listUncited([{ document: makeDocument(table({ text: 'P-2' })), isMain: false }], marks)).toEqual([
      'Annexure P-1',
      'Annexure P-3',
    ])
  })

  it('are none among those without a mark', () => {
    expect(uncited('Nothing.', [''])).toEqual([])
  })
})
