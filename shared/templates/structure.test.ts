import { describe, expect, it } from 'vitest'
import type { Language } from '#shared/languages.ts'
import { compile } from './compile.ts'
import { courtProfiles } from './court-profiles.ts'
import { field, formOf } from './fixtures/every-block.ts'
import { writeHtml } from './writers/html.ts'
import { writeText } from './writers/text.ts'

const facts = field('facts', 'facts', { type: 'textarea', structure: true })
const compiled = (content: string, answer: string, language: Language = 'en') =>
  compile(formOf({ content }, [facts]), language, { facts: answer }, { blank: 'placeholder' })
const print = (content: string, answer: string) => writeText(compiled(content, answer))

describe('an answer with structure', () => {
  const answer = `The parties agreed on these terms:
(a) the price;
(b) the day, which was
(i) fixed,
(ii) then moved.
> Time is of the essence.
> It shall not be extended.
(c) the place.

The defendant broke them.
(a) twice`

  it('becomes paragraphs, sub-paragraphs and quotations, counted by the document', () => {
    expect(print('1. {facts}\n\n1. End.', answer)).toBe(`1. The parties agreed on these terms:

    (a) the price;

    (b) the day, which was

        (i) fixed,

        (ii) then moved.

    Time is of the essence.
    It shall not be extended.

    (c) the place.

2. The defendant broke them.

    (a) twice

3. End.`)
  })

  it('stands as paragraphs where its block has no number, and twice from the beginning', () => {
    expect(print('{facts}\n\n{facts}', 'One.\n(c) two')).toBe('One.\n\n    (a) two\n\nOne.\n\n    (a) two')
  })

  it('loses its own numbers, and reads on inside a sentence', () => {
    expect(print('1. {facts}', '1. One.\n2. Two.')).toBe('1. One.\n\n2. Two.')
    expect(print('He says {facts}.', 'so\n> And so')).toBe('He says so, “And so”.')
  })

  it('is a blank while it is missing', () => expect(print('1. {facts}', '')).toBe('1. {facts}'))

  it('keeps the language of a quotation', () => {
    const quotation = (answer: string, language: Language) =>
      compiled('1. {facts}', answer, language).sections[4]?.blocks.at(-1)
    expect(quotation('तथ्य\n> Time is of the essence.', 'hi')).toMatchObject({ kind: 'quote', lang: 'en' })
    expect(quotation('तथ्य\n> समय सार है।', 'hi')).not.toHaveProperty('lang')
    expect(quotation('Facts\n> समय सार है।', 'en')).toMatchObject({ lang: 'hi' })
    const page = writeHtml(compiled('1. {facts}', 'तथ्य\n> Time.', 'hi'), courtProfiles.general)
    expect(page).toContain('<p class="quote" lang="en">Time.</p>')
  })
})
