import { describe, expect, it } from 'vitest'
import { listDocuments, parseDocuments } from './documents.ts'

describe('the documents of a step', () => {
  it.each<[string, unknown, string[] | undefined]>([
    ['a list', ['Copy of the FIR', 'Affidavit'], ['Copy of the FIR', 'Affidavit']],
    ['the JSON of a list', '["Copy of the FIR","Affidavit"]', ['Copy of the FIR', 'Affidavit']],
    ['an empty list', [], []],
    ['the JSON of an empty list', '[]', []],
    ['nothing', undefined, []],
    ['null', null, []],
    ['an empty text', '', []],
    ['blanks around and between', [' Affidavit ', '  '], ['Affidavit']],
    ['broken JSON', '["Copy of the FIR",', undefined],
    ['plain words', 'Copy of the FIR', undefined],
    ['the JSON of something else', '{"first":"Affidavit"}', undefined],
    ['the JSON of a text', '"Affidavit"', undefined],
    ['a list of other things', [1, 2], undefined],
    ['the JSON of a list of other things', '[["Affidavit"]]', undefined],
    ['a number', 7, undefined],
  ])('are read from %s', (_, documents, expected) => expect(parseDocuments(documents)).toEqual(expected))

  it('are listed once for the whole guide, past a list that cannot be read', () => {
    const steps = [{ documents: ['B', 'A'] }, { documents: '[' }, { documents: '["A","C"]' }]
    expect(listDocuments(steps)).toEqual(['B', 'A', 'C'])
  })
})
