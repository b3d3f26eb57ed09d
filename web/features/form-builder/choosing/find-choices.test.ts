import { expect, it } from 'vitest'
import { groupChoices, listFound } from './find-choices.ts'

const forms = [
  { id: 2002, titles: { en: 'Regular bail', hi: 'नियमित जमानत', mr: 'नियमित जामीन' }, categoryId: 2 },
  { id: 2001, titles: { en: 'Anticipatory bail', hi: 'अग्रिम जमानत', mr: 'अटकपूर्व जामीन' }, categoryId: 2 },
  { id: 1001, titles: { en: 'Vakalatnama', hi: 'वकालतनामा', mr: 'वकालतनामा' }, categoryId: 1 },
]
const show = (groups: ReturnType<typeof groupChoices>) =>
  groups.map(({ area, forms: own }) => [area, ...own.map(form => form.id)])

it('offers every form by category and by its title in the language of the page', () => {
  expect(show(groupChoices(forms, 'en'))).toEqual([
    ['civil', 1001],
    ['criminal', 2001, 2002],
  ])
  expect(show(groupChoices(forms, 'hi'))).toEqual([
    ['civil', 1001],
    ['criminal', 2001, 2002],
  ])
})

it('shows what was found in the order of the search, without a form that the list does not know yet', () => {
  expect(show(listFound(forms, [{ id: 2002 }, { id: 1001 }, { id: 9 }]))).toEqual([[undefined, 2002, 1001]])
  expect(listFound(forms, [])).toEqual([])
})
