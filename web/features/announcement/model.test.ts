import { expect, it } from 'vitest'
import { chooseText } from './model.ts'

const texts = { en: 'Closed on Friday', hi: '', mr: 'शुक्रवारी बंद' }

it('is read in the language of the reader, or in the first it was written in', () => {
  expect(chooseText(texts, 'mr')).toEqual({ text: 'शुक्रवारी बंद', language: 'mr' })
  expect(chooseText(texts, 'hi')).toEqual({ text: 'Closed on Friday', language: 'en' })
  expect(chooseText({ en: '', hi: '', mr: 'शुक्रवारी बंद' }, 'en')?.language).toBe('mr')
  expect(chooseText({ en: '', hi: '', mr: '' }, 'en')).toBeUndefined()
})
