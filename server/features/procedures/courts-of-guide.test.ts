import { expect, it } from 'vitest'
import { listCourtsOf } from './courts-of-guide.ts'

const ask = (...answers: string[]) => ({
  ask: { en: 'Which court?', hi: '', mr: '' },
  options: answers.map(en => ({ id: en, label: { en, hi: '', mr: '' } })),
})

it('a guide goes to its own court and to those that its question offers', () => {
  const question = ask(
    'Magistrate (section 480)',
    'Court of Session (section 483)',
    'High Court (section 483)',
  )
  expect(listCourtsOf({ courtType: 'Sessions Court', question })).toEqual([
    'Sessions Court',
    'Magistrate Court',
    'High Court',
  ])
})

it('a court that an answer only mentions is none of its courts', () => {
  expect(
    listCourtsOf({ courtType: 'Sessions Court', question: ask('Court of Session, from a Magistrate') }),
  ).toEqual(['Sessions Court'])
  expect(listCourtsOf({ courtType: 'Civil Court', question: undefined })).toEqual(['Civil Court'])
})
