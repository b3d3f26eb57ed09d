// Characters that a page cannot show: control and format characters (bidirectional overrides, zero-width
// spaces, tags), lone surrogates and noncharacters. The two joiners stay because Devanagari spelling
// needs them.
const unprintable = /(?![\n\u200c\u200d])[\p{Cc}\p{Cf}\p{Cs}\p{Noncharacter_Code_Point}]/gu
const lineBreaks = /\r\n?|[\u0085\u2028\u2029]/g

/** Makes typed text safe for every writer. Answers are cleaned only here. */
export function cleanText(text: string): string {
  return text
    .replace(lineBreaks, '\n')
    .replace(/[\t\v\f]/g, ' ')
    .replace(unprintable, '')
    .normalize('NFC')
}

export function hasUnprintable(text: string): boolean {
  return cleanText(text) !== text.normalize('NFC')
}
