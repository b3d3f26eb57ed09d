import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { FormValues } from '#shared/contract/forms.ts'
import { cleanText } from './clean-text.ts'
import { compile, createCompiler } from './compile.ts'
import { courtProfiles } from './court-profiles.ts'
import { anyAnswers, anyText } from './fixtures/any-text.ts'
import { everyAnswer, everyBlock } from './fixtures/every-block.ts'
import { loadNumberWords } from './number-words.ts'
import { writeHtml } from './writers/html.ts'
import { writeText } from './writers/text.ts'

const numberWords = await loadNumberWords('en')
const options = { blank: 'rule', numberWords } as const
const squeeze = (text: string) => text.replace(/\s+/g, '')

describe('whatever is typed', () => {
  it('comes out of the text as it went in, but for what no page can show', () => {
    fc.assert(
      fc.property(anyText, text => {
        const printed = writeText(compile(everyBlock, 'en', { ...everyAnswer, court: text }, options))
        // In a sentence the lines are joined with commas, a last one is dropped, and a pasted list loses its own numbers.
        for (const line of cleanText(text).split('\n'))
          expect(squeeze(printed)).toContain(
            squeeze(line.trim().replace(/^(\d+[.)]|\(\w+\)|[-•*])\s|[\s,]+$/g, '')),
          )
      }),
      { numRuns: 500 },
    )
  })

  it('is text in the page, never an element of it', () => {
    fc.assert(
      fc.property(anyAnswers, values => {
        const document = compile(everyBlock, 'en', values as FormValues, options)
        const body = /<body>([\s\S]*)<\/body>/.exec(writeHtml(document, courtProfiles.general))?.[1] ?? ''
        expect(squeeze(readBody(body))).toBe(squeeze(writeText(document)))
      }),
      { numRuns: 300 },
    )
  })

  it('never stops the compiler, and an edit compiles to the same as from nothing', () => {
    fc.assert(
      fc.property(fc.array(anyAnswers, { minLength: 1, maxLength: 5 }), edits => {
        const next = createCompiler(everyBlock, 'hi', options)
        for (const values of edits)
          expect(next(values as FormValues)).toEqual(compile(everyBlock, 'hi', values as FormValues, options))
      }),
      { numRuns: 200 },
    )
  })
})

const ours = /<\/?(?:p|h2|h3|b|br|span|table|tr|td)(?: [a-z]+="[a-z -]*")*>/g

/** Removes only our own elements. Any other angle bracket stays and makes the comparison fail. */
function readBody(html: string): string {
  const text = html.replace(ours, '')
  expect(text).not.toMatch(/[<>]/)
  const entities: Record<string, string> = {
    '&lt;': '<',
    '&gt;': '>',
    '&quot;': '"',
    '&#39;': "'",
    '&amp;': '&',
  }
  return text.replace(/&(?:lt|gt|quot|#39|amp);/g, entity => entities[entity] ?? '')
}
