/** Words, or words of which some are to be struck out. */
export type Piece = string | { options: string[] }
/** A line as it prints; `variants` are all that it could say while one choice in it is open. */
export type Line = { mark: string; words: string; variants: string[] }

const marks = /^(?:-{3,}|#{2,3} +|\^ *|>> *|> +|- +|\d+\. +|\([a-z]{1,2}\) +|)/
/** What is longer is easier to strike out as a paragraph of its own. */
const longest = 60

export function markOf(line: string): string {
  return marks.exec(line)?.[0] ?? ''
}

/** '... Plaintiff / Petitioner' needs no brackets: the choice is the whole line. */
export function lineOf(mark: string, pieces: readonly Piece[]): Line {
  const choices = pieces.flatMap(piece => (typeof piece === 'string' ? [] : [piece.options]))
  const [options = []] = choices
  const around = pieces.filter(piece => typeof piece === 'string').join('')
  const isAlone = choices.length === 1 && options.length > 1 && !/[\p{L}\p{N}{]/u.test(around)
  return {
    mark,
    words: isAlone ? sayWith(pieces, sayOptions(options)) : sayPieces(pieces),
    variants: choices.length === 1 ? options.map(option => sayWith(pieces, option)) : [sayPieces(pieces)],
  }
}

/** A choice that fills a pair of round brackets has no others. */
export function sayPieces(pieces: readonly Piece[]): string {
  return pieces
    .map((piece, at) => {
      if (typeof piece === 'string') return piece
      const [before, after] = [pieces[at - 1], pieces[at + 1]]
      const isEnclosed =
        piece.options.length > 1 && /\($/.test(String(before ?? '')) && /^\)/.test(String(after ?? ''))
      return isEnclosed ? sayOptions(piece.options) : `[${sayOptions(piece.options)}]`
    })
    .join('')
}

/** Of ', with interest / , with costs' the second comma goes. */
function sayOptions(options: readonly string[]): string {
  const isGoingOn = options.every(option => option.startsWith(', '))
  return options.map((option, at) => (isGoingOn && at > 0 ? option.slice(2) : option)).join(' / ')
}

/** Two options in which only other blanks stand are one in print. */
export function dropSame(options: readonly string[]): string[] {
  const known = new Set<string>()
  return options.filter(option => {
    const text = option.replace(/\{[A-Za-z][A-Za-z0-9]*\}/g, '{}').replaceAll('**', '')
    return !known.has(text) && known.add(text)
  })
}

function sayWith(pieces: readonly Piece[], option: string): string {
  return pieces.map(piece => (typeof piece === 'string' ? piece : option)).join('')
}

export function textOf({ mark, words }: Line): string {
  return mark + words
}

export function hasWords(text: string): boolean {
  return /[\p{L}\p{N}]/u.test(text.replace(/\{[A-Za-z][A-Za-z0-9]*\}/g, ''))
}

const nothing: Line = { mark: '', words: '', variants: [''] }

/** The lines of several branches as they stand in one blank. */
export function joinBranches(
  branches: readonly (readonly Line[])[],
  { isSure, or }: { isSure: boolean; or: string },
): Line[] {
  const [first = [], ...others] = dropAlike(branches.map(trim).filter(lines => lines.length > 0))
  if (others.length === 0) return around(isSure ? first : bracket(first))
  const merged = mergeAlike([first, ...others])
  if (merged) return around(merged)
  const between = [nothing, { mark: '^ ', words: or, variants: [or] }, nothing]
  return around([...first, ...others.flatMap(lines => [...between, ...lines])])
}

function around(lines: readonly Line[]): Line[] {
  return lines.length > 0 ? [nothing, ...lines, nothing] : []
}

function trim(lines: readonly Line[]): Line[] {
  const start = lines.findIndex(line => textOf(line) !== '')
  const end = lines.findLastIndex(line => textOf(line) !== '')
  return start < 0 ? [] : lines.slice(start, end + 1)
}

function dropAlike(branches: readonly Line[][]): Line[][] {
  const byText = new Map(branches.map(lines => [lines.map(({ words }) => words).join('\n'), lines]))
  return [...byText.values()]
}

/** Words that stand only where they apply. What is no sentence (a table, a heading) has no brackets. */
function bracket(lines: readonly Line[]): Line[] {
  if (!lines.some(({ words }) => hasWords(words))) return []
  return lines.map(line => {
    const { mark, words } = line
    const isOther =
      mark.startsWith('#') ||
      mark.startsWith('---') ||
      /^\||\|\||^\{(?:each|end)/.test(words) ||
      isBracketed(words)
    return isOther || words.trim() === '' ? line : { ...line, words: `[${words}]` }
  })
}

function isBracketed(words: string): boolean {
  let depth = 0
  return [...words].every((letter, at) => {
    if (letter === '[') depth++
    if (letter === ']') depth--
    return depth > 0 || at === words.length - 1
  })
}

/** Branches of the same lines, such as two orders of the parties, become these lines once. */
function mergeAlike(branches: readonly (readonly Line[])[]): Line[] | undefined {
  const [first = []] = branches
  const isAlike = branches.every(
    lines => lines.length === first.length && lines.every(({ mark }, at) => mark === first[at]?.mark),
  )
  if (!isAlike) return undefined
  const merged = first.map((line, at) =>
    mergeLine(
      line,
      branches.flatMap(lines => lines[at] ?? []),
    ),
  )
  return merged.some(line => line === undefined) ? undefined : merged.filter(line => line !== undefined)
}

function mergeLine(first: Line, lines: readonly Line[]): Line | undefined {
  if (lines.every(({ words }) => !hasWords(words) && words.trim() !== '')) return first
  const variants = dropSame(lines.flatMap(line => line.variants))
  if (variants.length === 1) return first
  const cut = variants.map(text => text.split(/(?<=\s)/))
  const before = countAlike(cut)
  const after = countAlike(cut.map(words => words.slice(before).reverse()))
  const [whole = []] = cut
  const options = cut.map(words =>
    words
      .slice(before, words.length - after)
      .join('')
      .trim(),
  )
  if (options.some(option => option.length > longest)) return undefined
  const [start, end] = [whole.slice(0, before).join(''), whole.slice(whole.length - after).join('')]
  return lineOf(first.mark, [start, { options: options.filter(Boolean) }, end && ` ${end}`].filter(Boolean))
}

function countAlike(texts: readonly string[][]): number {
  const [first = []] = texts
  const end = first.findIndex((word, at) => texts.some(words => words[at] !== word))
  return end < 0 ? Math.min(...texts.map(words => words.length)) : end
}
