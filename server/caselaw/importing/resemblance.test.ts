import { describe, expect, it } from 'vitest'
import { areAlike, areEditions, signText } from './resemblance.ts'

const words = Array.from({ length: 400 }, (_, at) => `word${(at * 7919) % 1009}`)
const sign = (text: string, caseNumbers: string[] = []) =>
  signText({
    paragraphs: text.split('\n').map((line, at) => ({ id: `p${at}`, label: '', text: line })),
    headnotes: [],
    caseNumbers,
  })
const order = (name: string, police: string) =>
  sign(
    `Heard learned counsel for the petitioner ${name} and the State. The petitioner apprehends arrest in Testpur P.S. Case No. ${police}. Considering the facts and circumstances the prayer is rejected and the application is dismissed as not pressed.`,
  )

describe('two texts', () => {
  it('are alike however their lines and letters are set, and with a word that was read wrongly', () => {
    const text = words.join(' ')
    expect(areAlike(sign(text), sign(words.join('\n')))).toBe(true)
    expect(areAlike(sign(text), sign(text.toUpperCase().replace('WORD4 ', 'W0RD4 ')))).toBe(true)
  })

  it('are not when a tenth of one is another', () => {
    const other = words.map((word, at) => (at % 50 < 10 ? `other${at}` : word)).join(' ')
    expect(areAlike(sign(words.join(' ')), sign(other))).toBe(false)
    expect(areEditions(sign(words.join(' ')), sign(other))).toBe(true)
  })

  it('are not when they are orders of one form about two police cases, or on two persons', () => {
    expect(areAlike(order('Ram', '26 of 2022'), order('Ram', '26 of 2022'))).toBe(true)
    expect(areAlike(order('Ram', '26 of 2022'), order('Ram', '27 of 2022'))).toBe(false)
    expect(areAlike(order('Ram', '26 of 2022'), order('Hari Mohan Lal', '26 of 2022'))).toBe(false)
  })

  it('are not when the same words decide two cases', () => {
    expect(areAlike(sign('Common order.', ['CRM 1/2020']), sign('Common order.', ['CRM 2/2020']))).toBe(false)
  })

  it('may have no words, and share nothing with another then', () => {
    expect(areAlike(sign(''), sign(''))).toBe(true)
    expect(areEditions(sign(''), sign(words.join(' ')))).toBe(false)
  })
})
