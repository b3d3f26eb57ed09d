const opening = /[“„‟«]/
const closing = /[”»]/
const straight = /["″＂]/

/** The text between quotation marks. A quotation that is not closed goes on to the end. */
export function findQuotations(text: string): string[] {
  return [...findDouble(text), ...findSingle(text)].filter(quoted => /[\p{L}\p{N}]/u.test(quoted))
}

function findDouble(text: string): string[] {
  const found: string[] = []
  const open: string[] = []
  let from = 0
  for (let at = 0; at < text.length; at += 1) {
    const mark = text[at] ?? ''
    if (!opening.test(mark) && !closing.test(mark) && !straight.test(mark)) continue
    const closes = open.length > 0 && (closing.test(mark) || (straight.test(mark) && open.at(-1) === mark))
    if (closes) open.pop()
    else if (open.push(mark) === 1) from = at + 1
    if (closes && open.length === 0) found.push(text.slice(from, at))
  }
  return open.length > 0 ? [...found, text.slice(from)] : found
}

const singleMark = /['‘’‚‛]/g
const partOfWord = /[\p{L}\p{M}\p{N}]/u

/**
 * Single marks are also apostrophes. One before a word opens a quotation; the last one behind a word before
 * the next opening closes it, so that a possessive plural does not cut the quotation short.
 */
function findSingle(text: string): string[] {
  const found: string[] = []
  let from: number | null = null
  let to: number | null = null
  const finish = () => {
    if (from !== null && to !== null) found.push(text.slice(from, to))
    to = null
  }
  for (const { index } of text.matchAll(singleMark)) {
    const before = text[index - 1] ?? ' '
    const after = text[index + 1] ?? ' '
    if (!partOfWord.test(before) && partOfWord.test(after)) {
      finish()
      from = index + 1
    } else if (from !== null && !partOfWord.test(after)) to = index
  }
  finish()
  return found
}
