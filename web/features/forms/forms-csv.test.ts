import { expect, it } from 'vitest'
import { sayIn } from '#web/say.ts'
import { makeForm } from '#web/testing/make-form.ts'
import { writeFormsCsv } from './forms-csv.ts'
import { messages as english } from './messages/en.ts'
import { messages as marathi } from './messages/mr.ts'

const context = {
  say: sayIn<typeof english>(english, 'en'),
  nameCategory: (id: number) => `Category ${id}`,
  addressOf: (id: number) => `https://munshi.example/form-builder/${id}`,
}

it('exports the list as it is shown, in its order and with its numbers', () => {
  const forms = [
    makeForm({ id: 2002, title: 'Bail, anticipatory' }),
    makeForm({ id: 1001, title: '=Vakalatnama', isPopular: false, categoryId: 1, estimatedTime: '' }),
  ]
  const csv = writeFormsCsv(forms, context)
  expect(csv.split('\r\n')).toHaveLength(4)
  return expect(csv).toMatchFileSnapshot('golden/legal-forms.csv')
})

it('exports the list in the language of the library', () => {
  const say = sayIn<typeof english>(marathi, 'mr')
  const csv = writeFormsCsv([makeForm({ title: 'अटकपूर्व जामीन' })], { ...context, say })
  expect(csv).toContain('क्रमांक,शीर्षक,नेहमीचा,')
  expect(csv).toMatch(/अटकपूर्व जामीन,होय,.*,सत्र न्यायालय,संपूर्ण भारत,20 मिनिटे,/)
})

it('exports an empty list as its headings', () => {
  expect(writeFormsCsv([], context).trim().split('\r\n')).toHaveLength(1)
})
