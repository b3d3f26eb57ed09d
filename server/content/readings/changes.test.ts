import { expect, test } from 'vitest'
import { listChanges } from './changes.ts'

const paper = (title: string, ...lines: string[]) => ({ title, lines })

test('a line that went and one that came are told, those that stayed are not', () => {
  expect(
    listChanges([paper('Petition', 'IN THE COURT', 'old')], [paper('Petition', 'IN THE COURT', 'new')]),
  ).toEqual([{ titles: ['Petition'], state: 'changed', gone: ['old'], come: ['new'] }])
})

test('a paragraph that only has another number is no difference', () => {
  expect(
    listChanges(
      [paper('Petition', '2. That it is so.', '(b) costs')],
      [paper('Petition', '3. That it is so.', '(a) costs')],
    ),
  ).toEqual([])
})

test('a line that is said once more is told', () => {
  expect(listChanges([paper('Petition', 'so')], [paper('Petition', 'so', 'so')])).toMatchObject([
    { gone: [], come: ['so'] },
  ])
})

test('papers in which the same lines differ stand together', () => {
  const before = [paper('Index', 'No. 1'), paper('Affidavit', 'No. 1')]
  const after = [paper('Index', 'No. 2'), paper('Affidavit', 'No. 2')]
  expect(listChanges(before, after).map(({ titles }) => titles)).toEqual([['Index', 'Affidavit']])
})

test('a paper that comes is told with all its lines, one that goes by its name', () => {
  expect(listChanges([paper('Index', 'a')], [paper('Stay', 'b')])).toEqual([
    { titles: ['Stay'], state: 'new', gone: [], come: ['b'] },
    { titles: ['Index'], state: 'gone', gone: [], come: [] },
  ])
})
