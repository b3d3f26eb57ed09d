import { describe, expect, it } from 'vitest'
import { compile } from './compile.ts'
import { formOf } from './fixtures/every-block.ts'
import { writeText } from './writers/text.ts'

const parts = {
  footer: 'Footer',
  content: 'Content',
  parties: 'Parties',
  title: 'Title',
  formTitle: 'Number',
  header: 'Header',
}
const read = (texts: Parameters<typeof formOf>[0]) =>
  writeText(compile(formOf(texts, []), 'en', {}, { blank: 'placeholder' }))
    .split('\n\n')
    .map(line => line.trim())

describe('the parts of a document', () => {
  it('come in one order, a blank line between them', () =>
    expect(read(parts)).toEqual(['Header', 'Number', 'Title', 'Parties', 'Content', 'Footer']))

  it('have a body only where there is no content', () => {
    expect(read({ ...parts, body: 'Body' })).toEqual(read(parts))
    expect(read({ ...parts, body: 'Body', content: '' })).toEqual([
      ...['Header', 'Number', 'Title', 'Parties', 'Body', 'Footer'],
    ])
  })
})
