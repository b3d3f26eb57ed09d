import type { Judgment, Treated } from '#shared/cases/judgment.ts'
import type { TextPart } from '#shared/cases/text-parts.ts'
import { metaKeys } from '../library/entry.ts'
import { noteParts } from '../text/readable-parts.ts'
import { sectionToken } from '../text/section-token.ts'

/** A judgment as a row of the table. */
export type Row = {
  id: string
  title: string
  citation: string
  headnotes: string
  sections: string
  body: string
  meta: string
  rest: string
}

/** What is read of every row when an edition is opened. */
const rowKeys = [...metaKeys, 'treated'] as const
type Meta = Pick<Judgment, (typeof metaKeys)[number]> & { treated?: Treated[]; hasFullText: boolean }

type Rest = Omit<Judgment, 'id' | 'paragraphs' | (typeof rowKeys)[number]> & {
  /** Id, label, text length and part of each paragraph. The texts are in `body`, starting at `bodyFrom`. */
  paragraphs: [string, string, number, TextPart?][]
  bodyFrom: number
}

const between = '\n'

export function writeRow(source: Judgment): Row {
  const { id, paragraphs, ...other } = source
  const head = [
    source.title,
    ...source.citations,
    ...source.headnotes,
    ...source.keywords,
    ...noteParts(source.note).map(part => part.text),
  ].join(between)
  const body = [head, ...paragraphs.map(paragraph => paragraph.text)].join(between)
  const meta = {
    ...Object.fromEntries(rowKeys.map(key => [key, source[key]])),
    hasFullText: paragraphs.length > 0,
  }
  const rest = {
    ...Object.fromEntries(Object.entries(other).filter(([key]) => !(key in meta))),
    paragraphs: paragraphs.map(({ id, label, text, part }) => [
      id,
      label,
      text.length,
      ...(part ? [part] : []),
    ]),
    bodyFrom: head.length + between.length,
  }
  return {
    id,
    title: source.title,
    citation: source.citations.join(between),
    headnotes: [...source.headnotes, ...source.keywords].join(between),
    sections: source.sections
      .flatMap(({ act, section }) => [sectionToken(act, ''), sectionToken(act, section)])
      .join(' '),
    body,
    meta: JSON.stringify(meta),
    rest: JSON.stringify(rest),
  }
}

/** writeRow made it from a Judgment. Rows of an earlier import may not have `treated`. */
export function parseMeta(meta: string): Meta {
  return JSON.parse(meta) as Meta
}

/** writeRow made the row from a valid Judgment, so it is not checked again at every search. */
export function parseRow(row: Pick<Row, 'id' | 'meta' | 'rest' | 'body'>): Judgment {
  const { hasFullText: _known, treated = [], ...meta } = parseMeta(row.meta)
  // Rows of an earlier import may not have `caseNumbers` and `cnr`.
  const { paragraphs, bodyFrom, caseNumbers = [], cnr = null, ...rest } = JSON.parse(row.rest) as Rest
  let from = bodyFrom
  return {
    id: row.id,
    ...meta,
    treated,
    ...rest,
    caseNumbers,
    cnr,
    paragraphs: paragraphs.map(([id, label, length, part]) => {
      const text = row.body.slice(from, from + length)
      from += length + between.length
      return { id, label, text, ...(part ? { part } : {}) }
    }),
  }
}

/** The fields of `rest` that the citation graph and the list of case numbers need. */
export function parseRest(rest: string): Pick<Judgment, 'precedents' | 'caseNumber'> {
  return JSON.parse(rest) as Rest
}
