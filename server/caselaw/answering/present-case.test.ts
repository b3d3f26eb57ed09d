import { expect, it } from 'vitest'
import { createSectionMap } from '#server/law/sections/section-map.ts'
import { makeJudgment } from '../library/testing/make-judgment.ts'
import { presentCase } from './present-case.ts'

it('an address that an earlier import stored is shown only as a link to the web', () => {
  const stored = {
    ...makeJudgment('a'),
    citedByCount: 0,
    officialUrl: 'javascript:alert(1)',
    pdfUrl: 'https://a.example/b.pdf',
  }
  expect(presentCase(stored, createSectionMap([]))).toMatchObject({
    officialUrl: null,
    pdfUrl: 'https://a.example/b.pdf',
  })
})
