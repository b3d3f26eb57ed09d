import { describe, expect, it } from 'vitest'
import { compile } from '../compile.ts'
import { courtProfiles } from '../court-profiles.ts'
import { everyAnswer, everyBlock } from '../fixtures/every-block.ts'
import { loadNumberWords } from '../number-words.ts'
import { writeHtml } from './html.ts'
import { textFileName, writeText } from './text.ts'

const numberWords = await loadNumberWords('en')
const filled = compile(everyBlock, 'en', everyAnswer, { blank: 'rule', numberWords })
const empty = compile(everyBlock, 'hi', {}, { blank: 'placeholder' })

describe('the golden files', () => {
  it('text of a filled form', () => expect(writeText(filled)).toMatchFileSnapshot('golden/filled.txt'))
  it('text of an empty form', () => expect(writeText(empty)).toMatchFileSnapshot('golden/empty.txt'))
  it('page of a filled form', () =>
    expect(writeHtml(filled, courtProfiles.bombay)).toMatchFileSnapshot('golden/filled.html'))
  it('page of an empty form, for reference', () =>
    expect(writeHtml(empty, courtProfiles.general)).toMatchFileSnapshot('golden/empty.html'))
})

describe('names of downloads', () => {
  it('the text is named from its title, or legal-document', () => {
    expect(textFileName('जमानत आवेदन: धारा 482/483')).toBe('जमानत आवेदन धारा 482 483.txt')
    expect(textFileName(undefined)).toBe('legal-document.txt')
    expect(textFileName(' ')).toBe('legal-document.txt')
  })
})
