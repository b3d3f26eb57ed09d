/** Asks for the court fee, before the place of signing. */
export const asksFee = (kind: string) => (text: string) =>
  text
    .replace(
      '\n  - { use: place',
      `\n  - { name: fee, group: facts, label: { en: Court fee, hi: न्यायशुल्क, mr: न्यायशुल्क }, ${kind} }\n  - { use: place`,
    )
    .replace('  date: 2026', '  fee: by stamps\n  date: 2026')

export const feeOrNone =
  'type: select, required: true, options: [{ en: none is due, hi: देय नहीं, mr: देय नाही }, { en: by stamps, hi: टिकटों से, mr: मुद्रांकांनी }]'
