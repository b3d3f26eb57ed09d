import { describe, expect, it } from 'vitest'
import { compile } from '#shared/templates/compile.ts'
import { courtProfiles } from '#shared/templates/court-profiles.ts'
import { formOf } from '#shared/templates/fixtures/every-block.ts'
import { placeBlocks } from '#shared/templates/keep-together.ts'
import { closeUp } from './close-up.ts'

const words = (count: number) => 'word '.repeat(count).trim()

/** What is closed up where the prayer has so many words and the verification so many. */
function closed(prayer: number, verified: number, after = ''): string[] {
  const footer = `>> The applicant\n\nThrough counsel:\n\nPlace || Advocate\nDate || Chamber\nAt || Phone\n\n## VERIFICATION\n\n${words(verified)}\n\n>> The applicant${after}`
  const form = formOf({ content: `1. ${words(40)}\n\n## PRAYER\n\n${words(prayer)}`, footer }, [])
  const blocks = closeUp(placeBlocks(compile(form, 'en', {}, { blank: 'rule' })), courtProfiles.general, 'en')
  return blocks.filter(({ close }) => close).map(({ kind }) => kind)
}

describe('the end of a paper in Word', () => {
  it('is set closer, from the first signature on, where it is more than a page', () => {
    expect(closed(75, 140)).toEqual(['right', 'paragraph', 'columns', 'heading', 'paragraph', 'right'])
  })

  it('keeps its space where it fits on a page', () => {
    expect(closed(75, 40)).toEqual([])
  })

  it('keeps its space where the verification ends no paper and cannot be alone', () => {
    expect(closed(75, 140, `\n\n## LIST OF DOCUMENTS\n\n1. ${words(60)}`)).toEqual([])
  })
})
