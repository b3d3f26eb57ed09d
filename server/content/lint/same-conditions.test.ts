import { describe, expect, it } from 'vitest'
import { paragraphsDependOnTheSame, paragraphsPrintTheSame } from './same-conditions.ts'
import { added, asks, draftOf, withLastDay } from './testing/drafts.ts'

const found = (en: string, mr: string) =>
  paragraphsDependOnTheSame(draftOf({ yaml: asks(), en: added(en), hi: added(en), mr: added(mr) }))

describe('the conditions of a paragraph in the three languages', () => {
  it.each([
    [
      'stands in the other branch',
      '{if reply is Yes}\n1. A.\n{else}\n(a) B.\n{end}',
      '{if reply is Yes}\n(a) B.\n{else}\n1. A.\n{end}',
    ],
    ['goes under a condition in one of them', '1. {if reply is Yes}A.{end}', '1. A.'],
    ['goes under another condition', '1. {if reply is Yes}A.{end}', '1. {if reply is No}A.{end}'],
    ['is missing in one of them', '1. A.\n\n1. B.', '1. A.'],
    ['is one more in one of them', '1. A.', '1. A.\n\n{if reply is Yes}\n1. B.\n{end}'],
  ])('tell a paragraph that %s', (_, en, mr) => {
    expect(found(en, mr)).toHaveLength(1)
  })

  it.each([
    [
      'words chosen in one language only',
      '1. For {replyText} {if reply is Yes}days{else}day{end}.',
      '1. {replyText} साठी.',
    ],
    [
      'a paragraph of two branches, of which one always prints',
      '1. {if reply is Yes}A.{else}B.{end}',
      '1. A {if reply is Yes}C{else}D{end}.',
    ],
    ['a title and a plain paragraph more', '1. A.', '### तथ्य\n\nनिवेदन:\n\n1. A.'],
  ])('leave alone %s', (_, en, mr) => {
    expect(found(en, mr)).toEqual([])
  })
})

describe('the answers of a paragraph in the three languages', () => {
  const missing = (en: string, mr: string) =>
    paragraphsPrintTheSame(draftOf({ yaml: asks(), en: added(en), hi: added(en), mr: added(mr) })).map(
      ({ file, message }) => `${file.split('/').at(-1)} ${message.split(' ')[0]}`,
    )

  it('are missed in the text that does not print them', () => {
    expect(missing('1. At {place} on {date}.', '1. {place} येथे.')).toEqual(['mr.md {date}'])
    expect(missing('1. At {place}.\n\n1. On {date}.', '1. {place}, {date}.\n\n1. {date}')).toEqual([
      'en.md {date}',
    ])
  })

  it('are missed where they are reckoned, a day or a sum', () => {
    const yaml = (text: string) => withLastDay(asks()(text))
    const en = added('1. {lastDay} {replyText}.')
    const found = paragraphsPrintTheSame(draftOf({ yaml, en, hi: en, mr: added('1. {replyText}.') }))
    expect(found.map(({ message }) => message.split(' ')[0])).toEqual(['{lastDay}'])
  })

  it('are not compared where the paragraphs are others, nor an option that may be put in words', () => {
    expect(missing('1. At {place}.\n\n(a) On {date}.', '(a) {date}\n\n1. {place}')).toEqual([])
    expect(missing('1. {place}: {reply}.', '1. {place}: {if reply is Yes}होय{else}नाही{end}.')).toEqual([])
  })
})
