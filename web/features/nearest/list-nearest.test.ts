import { expect, it } from 'vitest'
import { listNearest } from './list-nearest.ts'

const answer = {
  forms: [{ id: 1001, slug: 'a', title: 'A form' }],
  guides: [{ slug: 'b', title: 'A guide' }],
  judgments: [{ id: 'c', title: 'X v. Y', year: 2014 }],
}

it('leads to each thing, the kind that was looked for first', () => {
  expect(listNearest(answer, 'Form').map(({ title, to }) => [title, to])).toEqual([
    ['A form', { to: '/form-builder/{-$id}', params: { id: '1001' } }],
    ['A guide', { to: '/procedures/$slug', params: { slug: 'b' } }],
    ['X v. Y (2014)', { to: '/case-law/$id', params: { id: 'c' } }],
  ])
  expect(listNearest(answer, 'Guide')[0]?.title).toBe('A guide')
  expect(
    listNearest({ ...answer, judgments: [{ id: 'c', title: 'X v. Y', year: null }] }, 'Judgment')[0]?.title,
  ).toBe('X v. Y')
})
