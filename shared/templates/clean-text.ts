// Characters that a page cannot show: control and format characters (bidirectional overrides, zero-width
// spaces, tags), lone surrogates and noncharacters. The two joiners stay because Devanagari spelling
// needs them.
const unprintable = /(?![\n\u200c\u200d])[\p{Cc}\p{Cf}\p{Cs}\p{Noncharacter_Code_Point}]/gu
const lineBreaks = /\r\n?|[\u0085\u2028\u2029]/g

// Letters that are composed already and need no cleaning: most answers have no others.
const plain = /^[ -~\n\u0900-\u093b\u093d-\u0950\u0960-\u097f]*$/

/** Makes typed text safe for every writer. Answers are cleaned only here. */
export function cleanText(text: string): string {
  if (plain.test(text)) return text
  return text
    .replace(lineBreaks, '\n')
    .replace(/[\t\v\f]/g, ' ')
    .replace(unprintable, '')
    .normalize('NFC')
}

export function hasUnprintable(text: string): boolean {
  return cleanText(text) !== text.normalize('NFC')
}
