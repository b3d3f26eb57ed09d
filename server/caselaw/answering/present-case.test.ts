import { expect, it } from 'vitest'
import { createSectionMap } from '#server/law/sections/section-map.ts'
import { makeJudgment } from '../library/testing/make-judgment.ts'
import { presentCase } from './present-case.ts'

const needs = {
  graph: { cites: () => [], citedBy: () => [], mostCited: 0, resolve: () => null },
  law: createSectionMap([]),
}

it('an address that an earlier import stored is shown only as a link to the web', () => {
  const stored = {
    ...makeJudgment('a'),
    officialUrl: 'javascript:alert(1)',
    pdfUrl: 'https://a.example/b.pdf',
  }
  expect(presentCase(stored, needs)).toMatchObject({ officialUrl: null, pdfUrl: 'https://a.example/b.pdf' })
})
