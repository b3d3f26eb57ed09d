import path from 'node:path'
import { expect, test } from 'vitest'
import { checkContent } from '#server/content/check-content.ts'
import type { FormText } from '#server/content/draft.ts'
import { loadSources } from '#server/content/sources.ts'
import { onlyForms } from '#server/content/sources-in-hand.ts'
import { readEveryCase } from './every-case.ts'

const sources = loadSources(path.join(import.meta.dirname, '../../../content'))
const [form] = checkContent(onlyForms(sources, ['first-appeal']), 'start').forms
if (!form?.draft) throw new Error('No form first-appeal.')
const draft = form.draft

function readLines(...texts: string[]): string[] {
  const en: FormText = {
    ...draft.texts.en,
    file: 'en.md',
    lines: texts.map((text, at) => ({ text, file: 'en.md', line: at + 1, section: 'content' })),
  }
  const read = readEveryCase({ ...draft, texts: { ...draft.texts, en }, papers: [] }, 'en')
  return read.split('\n').slice(1).filter(Boolean)
}

test('what every client signs is listed sentence by sentence, what stands in a branch is not', () => {
  const lines = readLines(
    '# Facts',
    'The plaintiff paid {amount} by cheque. The defendant did not reply{if late}, and it was late{end}.',
    '{if notice}',
    'The plaintiff gave a notice of two months.',
    '{end}',
    'The goods were {goods: accepted. Then sold | sold} on {date}.',
  )

  expect(lines).toEqual([
    '  2  The plaintiff paid {amount} by cheque.',
    '  2  The defendant did not reply … .',
    '  6  The goods were {goods: accepted. Then sold | sold} on {date}.',
  ])
})

test('a sentence in Devanagari is a sentence too', () => {
  expect(readLines('वादी ने दावा किया।', 'वादीने दावा केला.', 'दावा केला.')).toEqual([
    '  1  वादी ने दावा किया।',
    '  2  वादीने दावा केला.',
  ])
})

test('titles, signatures and tables swear nothing', () => {
  expect(
    readLines(
      '^ IN THE COURT OF THE JUDGE',
      '| Mark | Document of the case |',
      'Place: here || Advocate for the plaintiff',
    ),
  ).toEqual([])
})

test('a text that several papers share is read once, in each language', () => {
  for (const language of ['en', 'hi', 'mr'] as const) {
    const read = readEveryCase(draft, language)
    const places = read.match(/content\/partials\/\S+:\d+ {2}.*/gu) ?? []

    expect(places.length).toBeGreaterThan(3)
    expect(new Set(places).size).toBe(places.length)
  }
})
