import path from 'node:path'
import { expect, test } from 'vitest'
import { checkContent } from '#server/content/check-content.ts'
import { loadSources } from '#server/content/sources.ts'
import { onlyForms } from '#server/content/sources-in-hand.ts'
import { loadNumberWords } from '#shared/templates/number-words.ts'
import { readEachAnswer } from './each-answer.ts'
import { writeReading } from './write-reading.ts'

const sources = loadSources(path.join(import.meta.dirname, '../../../content'))

async function read(slug: string) {
  const [form] = checkContent(onlyForms(sources, [slug]), 'start').forms
  if (!form?.draft) throw new Error(`No form ${slug}.`)
  return readEachAnswer(form.draft, 'en', await loadNumberWords('en'))
}

test('each other option is read with the lines that it changes, what it asks and what it says', async () => {
  const readings = await read('mact-no-fault-claim')
  const hurt = readings.find(({ answer }) => answer === 'Grievous hurt')

  expect(hurt).toMatchObject({ asks: ['The hurt, and why it is grievous'], given: [] })
  expect(hurt?.asksNoMore).toContain('Date of death')
  expect(hurt?.papers.flatMap(({ gone }) => gone).join()).toContain('died on')
  expect(hurt?.papers.flatMap(({ come }) => come).join()).toContain('Grievous hurt'.toLowerCase())
  expect(readings.find(({ answer }) => answer === 'After six months')?.says.join()).toMatch(/six months/)
})

test('a question that is asked only after another answer is read under that answer', async () => {
  const later = (await read('review-petition-sc')).filter(({ given }) => given.length > 0)

  expect(later.length).toBeGreaterThan(0)
  expect(writeReading(later)).toContain('(given ')
})

test('the state of a parent is read, which of the States a government is not', async () => {
  const questions = (await read('guardianship-petition-minor')).map(({ question }) => question).join()

  expect(questions).toContain('(fatherState)')
  expect(questions).not.toContain('(respondentState)')
})
