import { expect, it } from 'vitest'
import { makeJudgment } from '../library/testing/make-judgment.ts'
import { createLandmarkJoiner } from './join-landmark.ts'

const landmark = makeJudgment('virsa-singh-v-state-of-punjab', {
  title: 'Virsa Singh v State of Punjab',
  date: '1958-03-11',
  importance: 'landmark',
  citations: ['AIR 1958 SC 465'],
  headnotes: ['Four elements.'],
  note: {
    facts: 'f',
    issues: [],
    arguments: { petitioner: '', respondent: '' },
    summary: '',
    ratio: 'r',
    keyFindings: [],
    laterHistory: '',
    laterEvents: [],
    laterCheckedOn: null,
  },
})
const { join } = createLandmarkJoiner([landmark])

it('a text of its name and day becomes the text of the landmark, whose own words stay', () => {
  const joined = join(
    makeJudgment('text-1', {
      title: 'Virsa Singh. v The State Of Punjab',
      date: '1958-03-11',
      citations: ['[1958] 1 SCR 1495'],
      headnotes: ['Another headnote.'],
      text: '1. The appellant',
    }),
  )
  expect(joined).toMatchObject({
    id: landmark.id,
    title: landmark.title,
    note: landmark.note,
    headnotes: ['Four elements.'],
    importance: 'landmark',
    citations: ['AIR 1958 SC 465', '[1958] 1 SCR 1495'],
    paragraphs: [{ text: '1. The appellant' }],
  })
})

it('a text with its citation and about its name joins it, however the citation is spelt', () => {
  const title = 'VIRSA SINGH versus THE STATE OF PUNJAB'
  expect(join(makeJudgment('a', { title, citations: ['A.I.R. 1958 S.C. 465'] }))?.id).toBe(landmark.id)
})

it('a judgment that only cites it on its first page does not', () => {
  const other = { title: 'Ram Lal v Union of India', date: '1990-01-01', citations: ['AIR 1958 SC 465'] }
  expect(join(makeJudgment('a', other))).toBeNull()
})

it('another judgment of that day does not, nor one of that name of another day', () => {
  expect(join(makeJudgment('a', { title: 'Hari v State of Punjab', date: '1958-03-11' }))).toBeNull()
  expect(join(makeJudgment('a', { title: landmark.title, date: '1960-01-01' }))).toBeNull()
})
