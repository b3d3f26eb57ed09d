// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what it looks for
const unprintable = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u200b\u2060\ufeff\ufffe\uffff]/g
/** What a line that begins a paragraph begins with, where the file sets no wider gap: '12.', '(a)', '(iv)'. */
const numbered = /^(?:\d{1,3}[.)]|\([a-z\d]{1,4}\))\s/

/** Text to search with: lines of one paragraph joined, words hyphenated at a line's end joined, single spaces. */
export function normalizeText(text: string): string {
  return text
    .toWellFormed()
    .replace(/\r\n?/g, '\n')
    .replace(unprintable, '')
    .replaceAll('\u00ad', '')
    .split(/\n\s*\n/)
    .map(joinLines)
    .filter(paragraph => paragraph !== '')
    .join('\n\n')
}

function joinLines(paragraph: string): string {
  const lines = paragraph.split('\n').map(line => line.replace(/[^\S\n]+/g, ' ').trim())
  const joined: string[] = []
  for (const line of lines.filter(line => line !== '')) {
    const before = joined.at(-1)
    if (before === undefined) joined.push(line)
    else if (numbered.test(line)) joined.push('\n', line)
    else if (/\p{L}-$/u.test(before.slice(-3)) && /^\p{Ll}/u.test(line))
      joined.push(joined.pop()?.slice(0, -1) ?? '', line)
    else joined.push(' ', line)
  }
  return joined.join('')
}
