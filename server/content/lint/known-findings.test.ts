import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { checkContent } from '../check-content.ts'
import { skeletonForm, swap, withForms } from '../fixtures/skeleton-sources.ts'
import { formatProblem } from '../problem.ts'
import { loadSources } from '../sources.ts'

/** On 22 November 2026. The number is lowered when findings are mended and never raised. */
const atMost = 0

const broken = skeletonForm({ en: swap('## PRAYER', '## Prayer') })
const finding = "en.md: 'Prayer' is a heading of a court paper: write it in capitals."
const listing = (...lines: string[]) => ({
  path: `${broken.folder}/known-findings.txt`,
  text: `${lines.join('\n')}\n`,
})
const problemsWith = (...lines: string[]) =>
  checkContent(withForms({ ...broken, known: listing(...lines) })).problems.map(formatProblem)

describe('what is known and not mended yet', () => {
  it('is not told again', () => {
    expect(problemsWith(finding)).toEqual([])
  })

  it('hides no other finding', () => {
    expect(problemsWith()).toHaveLength(1)
  })

  it('leaves the list when it is mended', () => {
    expect(
      problemsWith(finding, "en.md: 'Facts' is a heading of a court paper: write it in capitals."),
    ).toEqual([
      'content/forms/civil/sample-form/known-findings.txt:2: This is mended, or its words have changed: remove the line.',
    ])
  })

  it('grows no more', () => {
    const { forms } = loadSources(path.join(import.meta.dirname, '..', '..', '..', 'content'))
    const listed = forms.flatMap(({ known }) => known?.text.split('\n').filter(Boolean) ?? [])
    expect(listed.length).toBeLessThanOrEqual(atMost)
  })
})
