export const mostLetters = 100_000

/** Removes control characters and unpaired surrogates from pasted text, which the call refuses. */
export function cleanText(text: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what it looks for
  return text.toWellFormed().replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/g, ' ')
}

/** Cuts a text to the limit of a search, never within a surrogate pair. */
export function cutText(text: string): { text: string; isCut: boolean } {
  const clean = cleanText(text)
  if (clean.length <= mostLetters) return { text: clean, isCut: false }
  return { text: clean.slice(0, mostLetters).replace(/[\uD800-\uDBFF]$/, ''), isCut: true }
}

const briefFrom = 600

/** Longer texts find more as a brief than as a question. */
export function looksLikeBrief(text: string): boolean {
  return text.length > briefFrom
}
