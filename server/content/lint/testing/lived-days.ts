import { several } from './other-side.ts'

/** Asks since when husband and wife live apart, and whether that day is exact, before the place of signing. */
export const asksApart =
  (label = 'Living apart since') =>
  (text: string) =>
    several(text)
      .replace(
        '\n  - { use: place',
        `\n  - { name: apartSince, group: facts, label: { en: ${label}, hi: कब से पृथक, mr: केव्हापासून वेगळे }, type: date, required: true }\n  - { take: day-is-about, group: facts }\n  - { use: place`,
      )
      .replace('  date: 2026', '  apartSince: 2025-01-31\n  date: 2026')
