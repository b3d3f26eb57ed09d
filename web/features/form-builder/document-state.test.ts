import { describe, expect, it } from 'vitest'
import type { CompiledBlock } from '#shared/templates/blocks.ts'
import { cutPassages, findNoTemplate } from './document-state.ts'
import { makeForm } from './testing/make-form.ts'
import { builderSay } from './testing/say.ts'

const text = makeForm().multiLangContent.en
const empty = { ...text, header: ' ', parties: '', content: '', footer: '' }

describe('what stands where there is no document', () => {
  it.each([
    ['a form without any text', { en: empty, hi: empty, mr: empty }, 'No template available'],
    [
      'a form without a text in this language',
      { en: text, hi: empty, mr: text },
      'No template available for selected language',
    ],
    ['a form with a text in this language', { en: empty, hi: text, mr: empty }, undefined],
    [
      'a form whose text has only a body',
      { en: empty, hi: { ...empty, body: 'Yes.' }, mr: empty },
      undefined,
    ],
  ])('%s', (_, multiLangContent, words) => {
    const reason = findNoTemplate(makeForm({ multiLangContent }), 'hi')
    expect(reason && builderSay.en(reason)).toBe(words)
  })

  it('a document with nothing in it yet asks for answers', () =>
    expect(builderSay.en('nothingYet')).toBe('Preview will appear here as you fill the form'))
})

it('the passages of a sheet are its blocks in order, a few each', () => {
  const blocks = Array.from({ length: 30 }, (_, at): CompiledBlock => ({ key: `${at}`, kind: 'pageBreak' }))
  const passages = cutPassages(blocks)
  expect(passages.flat()).toEqual(blocks)
  expect(passages.length).toBeGreaterThan(2)
  expect(cutPassages([])).toEqual([])
})
