import { expect, it } from 'vitest'
import { makeForm } from '../testing/make-form.ts'
import { findChoices, pickPopular } from './find-choices.ts'

const titles = (en: string, hi: string) => ({ title: en, titles: { en, hi, mr: hi } })
const forms = [
  makeForm({ ...titles('Regular bail', 'नियमित जमानत'), id: 2002, categoryId: 2, tags: ['jamanat', '439'] }),
  makeForm({ ...titles('Anticipatory bail', 'अग्रिम जमानत'), id: 2001, categoryId: 2 }),
  makeForm({ ...titles('Vakalatnama', 'वकालतनामा'), id: 1001, categoryId: 1 }),
]
const find = (typed: string) =>
  findChoices(forms, typed, 'en').map(({ area, forms: found }) => [area, ...found.map(form => form.id)])

it('offers every form by category and title, and narrows to the words typed in any language', () => {
  expect(find('')).toEqual([
    ['civil', 1001],
    ['criminal', 2001, 2002],
  ])
  expect(find('BAIL reg')).toEqual([['criminal', 2002]])
  expect(find('जमानत')).toEqual([['criminal', 2001, 2002]])
  expect(find('439')).toEqual([['criminal', 2002]])
  expect(find('nothing like it')).toEqual([])
})

it('shows up to three popular forms, of different areas first', () => {
  const popular = (id: number, categoryId: number) => makeForm({ id, categoryId, isPopular: true })
  const four = [popular(1, 1), popular(2, 1), popular(3, 2), popular(4, 3), makeForm({ isPopular: false })]
  expect(pickPopular(four).map(form => form.id)).toEqual([1, 3, 4])
  expect(pickPopular(four.slice(0, 2)).map(form => form.id)).toEqual([1, 2])
})
