import type { Line, Run, TemplateLine } from './blocks.ts'
import { isEmpty, type Resolved } from './resolved.ts'

type Lookup = (name: string) => Resolved

/** Fills a template line. When the line is only a placeholder, the answer keeps its own line breaks. */
export function fillLine(line: TemplateLine, lookUp: Lookup): Line[] {
  const alone = onlyField(line)
  const value = alone === undefined ? undefined : lookUp(alone)
  if (value && value.lines.length > 1) return spreadLines(line, value)
  return [stopOnce(line.flatMap((segment): Line => fillSegment(segment, lookUp)))]
}

/** Whose stop is its own: '5 p.m.', 'I.P.C.', 'Pvt. Ltd.'. */
const abbreviation = /(?:\.\p{L}{1,3}|(?<!\p{L})(?:Ltd|Co|Bros|etc|लि))\.\s*$/u

/**
 * An answer typed as a sentence brings its own full stop. The one that the template has after it would be
 * a second. An abbreviation ('Pvt. Ltd.') ends a sentence with one stop too, but not before a danda.
 */
function stopOnce(line: Line): Line {
  return line.flatMap((run, index) => {
    const before = line[index - 1]
    if (!before?.field || run.field || !stopsTwice(before.text, run.text)) return run
    const text = run.text.slice(1)
    return text ? { ...run, text } : []
  })
}

function stopsTwice(answer: string, text: string): boolean {
  if (/^\.(?!\.)/.test(text)) return /[.।?!]\s*$/.test(answer)
  if (text.startsWith(';')) return /[;.।?!]\s*$/.test(answer) && !abbreviation.test(answer)
  return text.startsWith('।') && /[।?!]\s*$/.test(answer)
}

/** The only placeholder of a line that otherwise has nothing but punctuation. */
export function onlyField(line: TemplateLine): string | undefined {
  const fields = line.flatMap(segment => ('field' in segment ? [segment.field] : []))
  const words =
    line.some(segment => 'text' in segment && /[^\s\p{P}]/u.test(segment.text)) ||
    line.some(segment => 'reference' in segment)
  return fields.length === 1 && !words ? fields[0] : undefined
}

const goingOn = /^;( ?(?:and|or|तथा|एवं|और|या|आणि|व|किंवा))?$/u

/** Whether an item of a list goes on to the next by its ';', and the word after it that joins the two: ' and'. */
export function readGoingOn(line: TemplateLine): { line: TemplateLine; goesOn: boolean; joins: string } {
  const end = line.findLastIndex(segment => !('text' in segment)) + 1
  const text = line
    .slice(end)
    .map(segment => ('text' in segment ? segment.text : ''))
    .join('')
  const [found, joins = ''] = goingOn.exec(text) ?? []
  if (found === undefined) return { line, goesOn: false, joins }
  return { line: [...line.slice(0, end), { bold: false, text: ';' }], goesOn: true, joins }
}

/** An answer that was typed as a sentence, to go on in a list. */
export function withoutStop(line: Line): Line {
  const last = line.at(-1)
  if (!last || abbreviation.test(last.text)) return line
  return [...line.slice(0, -1), { ...last, text: last.text.replace(/[;,.।]\s*$/u, '') }]
}

function fillSegment(segment: TemplateLine[number], lookUp: Lookup): Line {
  if ('text' in segment) return [segment.bold ? { text: segment.text, bold: true } : { text: segment.text }]
  const value = lookUp('field' in segment ? segment.field : segment.reference)
  return embolden(joinLines(value), segment.bold)
}

function spreadLines(line: TemplateLine, value: Resolved): Line[] {
  const place = line.findIndex(segment => 'field' in segment)
  const bold = line[place]?.bold ?? false
  const around = (part: TemplateLine): Run[] => part.flatMap(segment => fillSegment(segment, () => value))
  return value.lines.map((own, index) =>
    stopOnce([
      ...(index === 0 ? around(line.slice(0, place)) : []),
      ...embolden(own, bold),
      ...(index === value.lines.length - 1 ? around(line.slice(place + 1)) : []),
    ]),
  )
}

/**
 * In running text, an answer with several lines becomes one line: addresses are joined with commas, lists
 * with semicolons.
 */
export function joinLines(value: Resolved, separator = value.layout ? '; ' : ', '): Line {
  return value.lines.flatMap((line, index) => {
    const before = value.lines[index - 1]
    if (!before) return line
    return [{ text: /[,;:.।!?]$/.test(before.at(-1)?.text ?? '') ? ' ' : separator }, ...line]
  })
}

export function embolden(line: Line, bold: boolean): Line {
  return bold ? line.map(run => ({ ...run, bold: true })) : line
}

/** A paragraph is left out when it has placeholders and all their answers are optional and missing. */
export function dropsOut(fields: readonly string[], lookUp: Lookup): boolean {
  if (fields.length === 0) return false
  return fields.every(name => {
    const value = lookUp(name)
    return value.optional && isEmpty(value)
  })
}
