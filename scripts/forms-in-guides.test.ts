import path from 'node:path'
import { expect, it } from 'vitest'
import { loadLibrary } from '#server/content/library.ts'

const { summaries, procedures } = loadLibrary(path.join(import.meta.dirname, '../content'))

/** What people sign, and what a company keeps or files for the record, begins no proceeding that a guide could lead through. */
const withoutProceeding = ['Private document', 'ROC']

it('every form that is filed stands in the step of a guide', () => {
  const links = procedures.flatMap(({ steps }) => steps.flatMap(({ forms }) => forms))
  const linked = new Set(links.map(({ slug }) => slug))
  const filed = summaries.filter(({ courtType }) => !withoutProceeding.includes(courtType))
  expect(filed.length).toBeGreaterThan(100)
  expect(filed.filter(({ slug }) => !linked.has(slug)).map(({ slug }) => slug)).toEqual([])
})
