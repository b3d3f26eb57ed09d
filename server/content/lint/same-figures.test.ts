import { describe, expect, it } from 'vitest'
import { figuresAreEqual } from './same-figures.ts'
import { added, draftOf } from './testing/drafts.ts'

const found = (en: string, mr: string) =>
  figuresAreEqual(draftOf({ en: added(en), hi: added(en), mr: added(mr) })).map(({ file, message }) =>
    [file.split('/').at(-1), message.replace(/at \S+\d/, 'in English')].join(': '),
  )

describe('the figures of a paragraph in the three languages', () => {
  it.each([
    ['a section', '1. Under section 34.', '1. कलम लागू.', '34 stands in English and is missing here.'],
    ['a clause', '1. Section 12(2).', '1. कलम 12.', '2 stands in English and is missing here.'],
    ['days', '(a) Soon.', '(a) 15 दिवसांत.', '15 stands here and not in English.'],
    ['a sum', 'Rs 1,50,000 is due.', 'रु. 1,05,000 देय.', '105000 stands here and not in English.'],
    ['an order', '1. Order XXI.', '1. आदेश 22.', '22 stands here and not in English.'],
    ['the year', '1. Act, 1996.', '1. अधिनियम, 1940.', '1940 stands here and not in English.'],
    ['a rule', '| No. |\n| Rule 3 |', '| क्र. |\n| नियम |', '3 stands in English and is missing here.'],
    [
      'words in a branch',
      '1. {if date is answered}Rule 5.{end}',
      '1. नियम.',
      '5 stands in English and is missing here.',
    ],
  ])('are told where %s differs', (_, en, mr, said) => {
    expect(found(en, mr)).toContain(`mr.md: ${said}`)
  })

  it.each([
    ['the same figures in another order', '1. Rule 5 of Order 9.', '1. आदेश 9 नियम 5.'],
    ['an order in Roman numerals', '1. Order XXXIX Rule 2A, Chapter IIIA.', '1. आदेश 39 नियम 2A, प्रकरण 3अ.'],
    ['an ordinal', '1. The second petitioner.', '1. अर्जदार क्रमांक 2.'],
    ['the short name of an Act', '1. The Companies Act, 2013.', '1. अधिनियम.'],
    ['what only a condition names', '1. {if date is before 2024-07-01}Old.{else}New.{end}', '1. कायदा.'],
    ['paragraphs of which one text has more', 'On 5 May.', 'निवेदन.\n\nया दिवशी.'],
  ])('may have %s', (_, en, mr) => {
    expect(found(en, mr)).toEqual([])
  })
})
