import { expect, it } from 'vitest'
import { makeJudgment } from '../library/testing/make-judgment.ts'
import { writeDocument } from './document.ts'
import { prepareDocuments } from './prepared-documents.ts'

it('a document that was made ahead is the one that is made at once, and is not made again', () => {
  let written = 0
  const { prepare, make } = prepareDocuments((...of) => {
    written += 1
    return writeDocument(...of)
  })
  const judgment = makeJudgment('one', { text: 'The bail was refused.' })
  const version = { since: 3, until: 7 }
  prepare([judgment])
  expect(make(judgment, version)).toEqual(writeDocument(judgment, version))
  expect(written).toBe(1)
  expect(make(makeJudgment('two', { text: 'Granted.' }), version)).toMatchObject({ id: 'two', ...version })
  expect(written).toBe(2)
})
