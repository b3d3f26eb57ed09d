import { readFileSync } from 'node:fs'
import path from 'node:path'
import { newCodes } from '#server/law/acts/acts.ts'
import { listSections } from '#server/law/sections/listed-sections.ts'
import { type Chapter, classifications, type Offence, triableBy } from '#shared/contract/sections.ts'
import { type Localized, languages } from '#shared/languages.ts'
import { wholeNumber } from '#shared/law/section.ts'
import { ContentError, type Problem } from './problem.ts'

/**
 * What our own words say of the sections of the new codes: content/law/codes/*.tsv in three languages, their
 * chapters, and the First Schedule of the BNSS.
 */
export type PlainLaw = {
  says: (act: string, section: string) => Localized | undefined
  chapters: (act: string) => readonly Chapter[]
  /** The lines of the First Schedule on a section and its parts. */
  offences: (act: string, section: string) => readonly Offence[]
  isExplained: (act: string) => boolean
}

type Row = { line: number; cells: string[] }
type Table = { file: string; rows: Row[]; problems: Problem[] }

/** A mistake in a table stops the start with file, line and reason. */
export function loadPlainLaw(contentFolder: string): PlainLaw {
  const { value, problems } = checkPlainLaw(contentFolder)
  if (problems.length > 0) throw new ContentError(problems)
  return value
}

export function checkPlainLaw(contentFolder: string): { value: PlainLaw; problems: Problem[] } {
  const read = (name: string, columns: number) => readTable(contentFolder, name, columns)
  const codes = newCodes.map(act => ({ act, table: read(`codes/${act.toLowerCase()}.tsv`, 4) }))
  const chapterTable = read('chapters.tsv', 6)
  const offenceTable = read('offences.tsv', 6)
  const words = new Map(codes.map(({ act, table }) => [act as string, toWords(table.rows)]))
  const chapters = Map.groupBy(chapterTable.rows, ({ cells }) => cells[0] ?? '')
  const offences = Map.groupBy(offenceTable.rows.map(toOffence), ({ section }) => wholeNumber(section))
  return {
    value: {
      says: (act, section) => words.get(act)?.get(section),
      chapters: act => (chapters.get(act) ?? []).map(toChapter),
      offences: (act, section) => (act === 'BNS' ? (offences.get(section) ?? []) : []),
      isExplained: act => (words.get(act)?.size ?? 0) > 0,
    },
    problems: [
      ...codes.flatMap(({ act, table }) => [...table.problems, ...findWrongWords(act, table)]),
      ...chapterTable.problems,
      ...findWrongChapters(chapterTable),
      ...offenceTable.problems,
      ...findWrongOffences(offenceTable),
    ],
  }
}

function readTable(contentFolder: string, name: string, columns: number): Table {
  const file = path.posix.join('content', 'law', name)
  const lines = readFileSync(path.join(contentFolder, 'law', name), 'utf8')
    .replaceAll('\r', '')
    .trimEnd()
  const rows = lines
    .split('\n')
    .slice(1)
    .map((line, at) => ({ line: at + 2, cells: line.split('\t') }))
  const problems = rows
    .filter(({ cells }) => cells.length !== columns)
    .map(({ line, cells }) => ({
      file,
      line,
      message: `The line has ${cells.length} columns; write ${columns}.`,
    }))
  return { file, rows, problems }
}

function toWords(rows: readonly Row[]): Map<string, Localized> {
  return new Map(
    rows.map(({ cells: [section = '', en = '', hi = '', mr = ''] }) => [section, { en, hi, mr }]),
  )
}

function findWrongWords(act: string, { file, rows }: Table): Problem[] {
  const sections = listSections(act).map(({ section }) => section)
  let last = -1
  return rows.flatMap(({ line, cells: [section = '', ...words] }) => {
    const place = sections.indexOf(section)
    const isInOrder = place > last
    last = Math.max(last, place)
    const missing = languages.filter((_, at) => !words[at]?.trim())
    return [
      ...(place < 0 ? [`There is no section ${section} in the ${act}.`] : []),
      ...(place >= 0 && !isInOrder ? [`Section ${section} stands twice, or out of its order.`] : []),
      ...(missing.length > 0 ? [`Section ${section} says nothing in ${missing.join(', ')}.`] : []),
    ].map(message => ({ file, line, message }))
  })
}

function toChapter({ cells: [, number = '', from = '', en = '', hi = '', mr = ''] }: Row): Chapter {
  return { number, from, title: { en, hi, mr } }
}

function findWrongChapters({ file, rows }: Table): Problem[] {
  return rows.flatMap(({ line, cells: [act = '', number, from = '', ...titles] }) => {
    const isKnown = listSections(act).some(({ section }) => section === from)
    return [
      ...(isKnown ? [] : [`Chapter ${number} begins with a section that ${act} does not have: ${from}.`]),
      ...(titles.every(title => title.trim()) ? [] : [`Chapter ${number} has no title in a language.`]),
    ].map(message => ({ file, line, message }))
  })
}

function toOffence({ cells }: Row): Offence {
  const [section = '', of = '', punishment = '', cognizable, bailable, court] = cells
  return {
    section,
    case: of,
    punishment,
    cognizable: classifications.find(one => one === cognizable) ?? 'follows',
    bailable: classifications.find(one => one === bailable) ?? 'follows',
    court: triableBy.find(one => one === court) ?? 'follows',
  }
}

function findWrongOffences({ file, rows }: Table): Problem[] {
  const sections = new Set(listSections('BNS').map(({ section }) => section))
  return rows.flatMap(
    ({ line, cells: [section = '', , punishment = '', cognizable = '', bailable = '', court = ''] }) =>
      [
        ...(sections.has(wholeNumber(section)) ? [] : [`There is no section ${section} in the BNS.`]),
        ...(punishment.trim() ? [] : [`Section ${section} has no punishment.`]),
        ...([cognizable, bailable].every(one => isOneOf(classifications, one))
          ? []
          : [
              `Say of section ${section} whether it is cognizable and bailable: ${classifications.join(', ')}.`,
            ]),
        ...(isOneOf(triableBy, court)
          ? []
          : [`Name the court of section ${section}: ${triableBy.join(', ')}.`]),
      ].map(message => ({ file, line, message })),
  )
}

function isOneOf(values: readonly string[], value: string): boolean {
  return values.includes(value)
}
