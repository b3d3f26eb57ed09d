import type { SectionName } from '#shared/form-parts.ts'
import type { Language } from '#shared/languages.ts'
import { oneMore } from '#shared/templates/derived/names.ts'
import type { FormText, TextLine } from './draft.ts'
import type { FormFile } from './form-schema.ts'

type Derived = FormFile['derived']

/**
 * The short cause title of an affidavit or an application, made from the form's own header: the court,
 * the case number, and the first party of each side with its role. An affidavit without a cause title is
 * returned.
 */
export function writeCauseTitle(above: readonly TextLine[], derived: Derived, language: Language): string[] {
  const of = (section: SectionName) => splitBlocks(above.filter(line => line.section === section))
  const court = of('header').flat()
  const [number = []] = of('formTitle')
  const blocks = [
    court.map(embolden),
    number.map(embolden),
    ...writeParties(of('parties'), derived, language),
  ]
  return blocks.filter(lines => lines.length > 0).flatMap(lines => [...lines.map(line => `^ ${line}`), ''])
}

/**
 * The causeName fields that a text uses but the form did not declare, for the groups whose partyBlock is
 * in the header.
 */
export function nameCauses(derived: Derived, texts: readonly FormText[]): Derived {
  const all = texts.flatMap(text => text.lines.map(line => line.text)).join('\n')
  const wanted = Object.entries(derived).flatMap(([name, { fn, group }]) => {
    const cause = fn === 'partyBlock' ? causeOf(name, derived) : undefined
    return cause && !(cause in derived) && all.includes(`{${cause}}`)
      ? [[cause, { fn: 'causeName', group }] as const]
      : []
  })
  return { ...derived, ...Object.fromEntries(wanted) }
}

function causeOf(block: string, derived: Derived): string | undefined {
  const group = derived[block]?.fn === 'partyBlock' ? derived[block].group : undefined
  if (group === undefined) return undefined
  const own = Object.entries(derived).find(([, entry]) => entry.fn === 'causeName' && entry.group === group)
  return own?.[0] ?? `${block.replace(/Block$/, '')}Cause`
}

function writeParties(blocks: readonly string[][], derived: Derived, language: Language): string[][] {
  const written: string[][] = []
  let side: string[] = []
  let also: string[][] = []
  for (const [line = ''] of blocks) {
    if (line.startsWith('>>')) {
      const [first = '', second] = side
      const name = second === undefined ? first : first + oneMore[language]
      written.push([`${name} ${line.replace(/^>>\s*/, '')}`], ...also)
      side = []
      also = []
    } else if (line.startsWith('^')) {
      written.push([plain(line)])
      side = []
    } else if (line.startsWith('- ')) also.push([line.slice(2)])
    else side.push(shorten(line, derived))
  }
  return written
}

/**
 * '{applicantsBlock}' -> '{applicantsCause}'; '1. The State of {state}, through ...' -> 'The State of
 * {state}'
 */
function shorten(line: string, derived: Derived): string {
  const name = /^\{(\w+)\}$/.exec(line)?.[1]
  const cause = name === undefined ? undefined : causeOf(name, derived)
  if (cause !== undefined) return `{${cause}}`
  const [first = ''] = line.replace(/^\d+\.\s*/, '').split(',')
  return first
}

function splitBlocks(lines: readonly TextLine[]): string[][] {
  const blocks: string[][] = [[]]
  for (const { text } of lines) {
    if (text.trim() === '') blocks.push([])
    else blocks.at(-1)?.push(text.trim())
  }
  return blocks.filter(block => block.length > 0)
}

function embolden(line: string): string {
  return `**${plain(line)}**`
}

function plain(line: string): string {
  return line.replace(/^\^\s*/, '').replaceAll('**', '')
}
