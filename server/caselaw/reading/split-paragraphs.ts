import type { Paragraph } from '#shared/cases/judgment.ts'
import type { RepairedLines } from './repair-lines.ts'

/** A line that begins '12.', '[12]' or '(12)'. */
const numbered = /^\s{0,40}[[(]?(?<number>\d{1,3})\s?(?<close>[\].)])(?!\d)\s{0,12}(?=\S|$)/
/** The name of a judge, alone on a line. A separate opinion after it may number from 1 again. */
const newOpinion =
  /(?:^|[\s,(])(?:C\.?\s?)?JJ?\.?\s?\)?\s?[:.–—-]{0,3}\s?(?:\((?:dissenting|concurring)[^)]*\))?\s{0,3}$/i
const longest = 4000
const comfortable = 1600

type Part = { label: string; opinion: number; lines: string[] }

/** Paragraphs by the numbers of the judgment; without numbers, by its line breaks. */
export function splitParagraphs({ lines, wrapped }: RepairedLines): Paragraph[] {
  const parts = splitInStyle(lines)
  if (countLabels(parts) < 3) return labelPlain(joinLines(lines, wrapped))
  return parts.flatMap(part => labelPart(part, wrapped))
}

/** In a text with '1)', '2)', a '3.' is of a list or a quotation. Some texts change their style midway. */
function splitInStyle(lines: string[]): Part[] {
  const mixed = splitAtNumbers(lines, '.)]')
  const strict = ['.', ')', ']'].map(style => splitAtNumbers(lines, style))
  const best = strict.reduce((one, other) => (countLabels(other) > countLabels(one) ? other : one))
  const beginsAlike = best[0]?.lines.length === mixed[0]?.lines.length
  return beginsAlike && countLabels(best) >= countLabels(mixed) * 0.8 ? best : mixed
}

function countLabels(parts: readonly Part[]): number {
  return parts.filter(part => part.label).length
}

function splitAtNumbers(lines: string[], styles: string): Part[] {
  const parts: Part[] = [{ label: '', opinion: 1, lines: [] }]
  let [last, opinion, previous] = [0, 1, '']
  for (const line of lines) {
    const { number: printed, close = '' } = numbered.exec(line)?.groups ?? {}
    const number = styles.includes(close) ? Number(printed ?? Number.NaN) : Number.NaN
    const anew = number === 1 && last >= 3 && newOpinion.test(previous)
    if (anew || continues(number, last)) {
      if (anew) opinion++
      last = number
      parts.push({ label: String(number), opinion, lines: [line.replace(numbered, '')] })
    } else parts.at(-1)?.lines.push(line)
    if (line.trim()) previous = line
  }
  return parts
}

/** A list inside a paragraph starts again at one. A judgment may skip a number, seldom more than two. */
function continues(number: number, last: number): boolean {
  return number > last && number <= last + (last === 0 ? 2 : 3)
}

function labelPart({ label, opinion, lines }: Part, wrapped: boolean): Paragraph[] {
  const texts = joinLines(lines, wrapped)
  if (!label)
    return texts
      .filter(text => text.length > 60 || !newOpinion.test(text))
      .map((text, at) => ({ id: `start-${at + 1}`, label: '', text }))
  const id = opinion === 1 ? `p${label}` : `p${label}-${opinion}`
  const text = texts.join('\n')
  return text ? [{ id, label, text }] : []
}

function labelPlain(texts: string[]): Paragraph[] {
  return texts.flatMap(splitLong).map((text, at) => ({ id: `p${at + 1}`, label: '', text }))
}

/** Joins the lines of each paragraph into one. */
export function joinLines(lines: string[], wrapped: boolean): string[] {
  if (!wrapped) return lines.map(tidy).filter(Boolean)
  const paragraphs: string[] = []
  const spaced = isDoubleSpaced(lines)
  const width = fullWidth(lines)
  let open = false
  for (const [at, line] of lines.entries()) {
    const text = tidy(line)
    if (!text) {
      // Some files have an empty line after every line. There it does not end a paragraph.
      open = open && spaced && !endsSentence(paragraphs.at(-1) ?? '')
      continue
    }
    const starts = !open || startsAnew(line, lines[at - 1] ?? '', width)
    const last = paragraphs.length - 1
    if (starts) paragraphs.push(text)
    else paragraphs[last] = joinTwo(paragraphs[last] ?? '', text)
    open = true
  }
  return paragraphs
}

function startsAnew(line: string, previous: string, width: number): boolean {
  const indented = /^ {3,}/.test(line) && !/^ {2,}/.test(previous)
  const ended = endsSentence(previous) && previous.trim().length < width * 0.75
  return (indented && endsSentence(previous)) || ended
}

function endsSentence(text: string): boolean {
  return /[.:;?!"'”’)\]]\s*$/.test(text)
}

function joinTwo(first: string, second: string): string {
  if (/[A-Za-z]-$/.test(first) && /^[a-z]/.test(second)) return first.slice(0, -1) + second
  return `${first} ${second}`
}

function isDoubleSpaced(lines: string[]): boolean {
  const filled = lines.filter(line => line.trim()).length
  return lines.length - filled > filled * 0.8
}

function fullWidth(lines: string[]): number {
  const lengths = lines.map(line => line.trim().length).sort((a, b) => a - b)
  return lengths[Math.floor(lengths.length * 0.95)] ?? 80
}

function tidy(line: string): string {
  return line.replace(/\s+/g, ' ').trim()
}

/** A long text without breaks is cut at sentences, so that a passage can be shown. */
function splitLong(text: string): string[] {
  if (text.length <= longest) return [text]
  const pieces: string[] = []
  let from = 0
  while (text.length - from > longest) {
    const end = findSentenceEnd(text, from + comfortable, from + longest)
    pieces.push(text.slice(from, end).trim())
    from = end
  }
  pieces.push(text.slice(from).trim())
  return pieces.filter(Boolean)
}

function findSentenceEnd(text: string, from: number, until: number): number {
  const sentence = /[a-z\d)]{2}[.?!]['"”]?\s+(?=[A-Z"'“])/g
  sentence.lastIndex = from
  const match = sentence.exec(text.slice(0, until + 1))
  if (match) return match.index + match[0].length
  const space = text.lastIndexOf(' ', until)
  return space > from ? space + 1 : until
}
