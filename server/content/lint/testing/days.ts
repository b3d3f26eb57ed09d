const day = (name: string) =>
  `  - { name: ${name}, group: facts, label: { en: A day, hi: एक दिन, mr: एक दिवस }, type: date, required: true }\n`
/** Asks for two days, the first before the later. */
export const asksDays = (first: string, later: string) => (text: string) =>
  text
    .replace('  - { use: place', `${day(first)}${day(later)}  - { use: place`)
    .replace('\nsample:', `\nsample:\n  ${first}: 2026-01-10\n  ${later}: 2026-01-20`)
