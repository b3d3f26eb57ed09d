// Everything a page cannot show: control and format characters (bidirectional overrides, zero-width spaces, tags), lone
// surrogates and noncharacters. The two joiners stay, since Devanagari spelling needs them.
const unprintable = /(?![\n\u200c\u200d])[\p{Cc}\p{Cf}\p{Cs}\p{Noncharacter_Code_Point}]/gu
const lineBreaks = /\r\n?|[\u0085\u2028\u2029]/g

/** What a person typed, as text that every writer can print: the one place where answers are made harmless. */
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
