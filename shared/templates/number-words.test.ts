import { describe, expect, it } from 'vitest'
import { loadNumberWords } from './number-words.ts'

describe('a number in words, as courts write it', () => {
  it.each([
    ['en', 12_50_075, 'Twelve Lakh Fifty Thousand Seventy Five'],
    ['en', 1_00_00_00_000, 'One Hundred Crore'],
    ['hi', 51, 'इक्यावन'],
    ['hi', 51_51_151, 'इक्यावन लाख इक्यावन हजार एक सौ इक्यावन'],
    ['hi', 1_00_091, 'एक लाख इक्यानवे'],
    ['hi', 1_100, 'एक हजार एक सौ'],
    ['mr', 61_33_000, 'एकसष्ट लाख तेहतीस हजार'],
    ['mr', 1_25_00_750, 'एक कोटी पंचवीस लाख सातशे पन्नास'],
  ] as const)('%s: %i is %s', async (language, number, words) => {
    expect((await loadNumberWords(language))(number)).toBe(words)
  })
})
