import { expect, it } from 'vitest'
import { pickPopular } from './catalogue.ts'

it('offers up to three popular forms, of different areas first', () => {
  const popular = (id: number, categoryId: number) => ({ id, categoryId, isPopular: true })
  const four = [popular(1, 1), popular(2, 1), popular(3, 2), popular(4, 3)]
  const others = [{ id: 5, categoryId: 5, isPopular: false }]
  expect(pickPopular([...four, ...others]).map(form => form.id)).toEqual([1, 3, 4])
  expect(pickPopular(four.slice(0, 2)).map(form => form.id)).toEqual([1, 2])
})
