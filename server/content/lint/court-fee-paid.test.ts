import { describe, expect, it } from 'vitest'
import type { Language } from '#shared/languages.ts'
import { courtFeesArePaid } from './court-fee-paid.ts'
import { added, draftOf } from './testing/drafts.ts'
import { asksFee, feeOrNone } from './testing/fees.ts'

const sum = (required: boolean, help: string) =>
  `type: text, input: amount, required: ${required}, help: { en: ${help}, hi: न हो तो 0, mr: नसल्यास 0 }`
const found = (asked: string, language: Language, text: string) =>
  courtFeesArePaid(draftOf({ yaml: asksFee(asked), [language]: added(text) })).length

describe('a court fee that is said to be paid', () => {
  it.each<[Language, string]>([
    ['en', '1. The court fee due on this petition is paid.'],
    ['en', '1. The court fee paid is Rs 500.'],
    ['hi', '1. देय न्यायशुल्क दे दिया गया है।'],
    ['hi', '1. न्यायशुल्क {fee} रुपये अदा किया गया है।'],
    ['mr', '1. देय न्यायशुल्क भरले आहे.'],
  ])('is told in %s where none may be due: %s', (language, text) => {
    expect(found(feeOrNone, language, text)).toBe(1)
    expect(found(sum(true, '0 where none is due'), language, text)).toBe(1)
    expect(found(sum(true, 'By the schedule'), language, text)).toBe(0)
  })

  it.each<[Language, string]>([
    ['en', '1. The court fee is to be refunded. The process fee is paid.'],
    ['en', '1. {if fee is "by stamps"}The court fee is paid.{end}'],
    ['hi', '1. न्यायशुल्क वापस करने का निदेश दिया जाए।'],
    ['mr', '1. न्यायशुल्क भरण्यास वेळ द्यावा.'],
  ])('is left alone in %s where it is not said, or in a branch: %s', (language, text) => {
    expect(found(feeOrNone, language, text)).toBe(0)
  })

  it('goes with the sum that was left blank', () => {
    const asked = sum(false, 'Blank where none is due')
    expect(found(asked, 'en', '1. Court fee of Rs {fee} is paid.')).toBe(0)
    expect(found(asked, 'en', '1. The court fee is paid.')).toBe(1)
  })
})
