import type { CaseNote, Judgment, Paragraph } from '#shared/cases/judgment.ts'
import { countBigrams, packBigrams } from './bigrams.ts'
import { sectionToken } from './section-token.ts'

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
  /** The word pairs of the body (bigrams.ts), which the ranking compares. */
  bigrams: Buffer
}

/** What lists, filters and counts need of every judgment: kept in memory. */
export const metaKeys = [
  'title',
  'court',
  'date',
  'year',
  'bench',
  'citations',
  'category',
  'categoryInferred',
  'importance',
  'sections',
] as const
export type JudgmentMeta = Pick<Judgment, (typeof metaKeys)[number]>

type Rest = Omit<Judgment, 'id' | 'paragraphs' | (typeof metaKeys)[number]> & {
  /** Of each paragraph: id, label, length. The text itself is the end of `body`, from `bodyFrom` on. */
  paragraphs: [string, string, number][]
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
    ...Object.fromEntries(metaKeys.map(key => [key, source[key]])),
    hasFullText: paragraphs.length > 0,
  }
  const rest = {
    ...Object.fromEntries(Object.entries(other).filter(([key]) => !(key in meta))),
    paragraphs: paragraphs.map(({ id, label, text }) => [id, label, text.length]),
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
    bigrams: packBigrams(countBigrams(body)),
    meta: JSON.stringify(meta),
    rest: JSON.stringify(rest),
  }
}

/** A row is what writeRow made of a whole Judgment: it is not checked again at every search. */
export function readRow(row: Pick<Row, 'id' | 'meta' | 'rest' | 'body'>): Judgment {
  const { hasFullText: _known, ...meta } = JSON.parse(row.meta) as JudgmentMeta & { hasFullText: boolean }
  // Rows of an earlier import have no numbers in their own form.
  const { paragraphs, bodyFrom, caseNumbers = [], cnr = null, ...rest } = JSON.parse(row.rest) as Rest
  let from = bodyFrom
  return {
    id: row.id,
    ...meta,
    ...rest,
    caseNumbers,
    cnr,
    paragraphs: paragraphs.map(([id, label, length]) => {
      const text = row.body.slice(from, from + length)
      from += length + between.length
      return { id, label, text }
    }),
  }
}

/** Of a row's `rest`, what the citation graph and the list of case numbers are made of. */
export function readRest(rest: string): Pick<Judgment, 'precedents' | 'caseNumber'> {
  return JSON.parse(rest) as Rest
}

/** Everything of a judgment that can be read and pointed to: our note first, then its own words. */
export function readableParts(source: Judgment): Paragraph[] {
  return [...noteParts(source.note), ...headnoteParts(source.headnotes), ...source.paragraphs]
}

function noteParts(note: CaseNote | null): Paragraph[] {
  if (!note) return []
  return [
    { id: 'facts', label: 'Facts', text: note.facts },
    { id: 'issues', label: 'Issues', text: note.issues.join(' ') },
    { id: 'petitioner', label: 'For the petitioner', text: note.arguments.petitioner },
    { id: 'respondent', label: 'For the respondent', text: note.arguments.respondent },
    { id: 'summary', label: 'Judgment', text: note.summary },
    { id: 'ratio', label: 'Ratio', text: note.ratio },
    ...note.keyFindings.map((text, index) => ({
      id: `finding-${index + 1}`,
      label: `Finding ${index + 1}`,
      text,
    })),
  ].filter(part => part.text.trim() !== '')
}

function headnoteParts(headnotes: string[]): Paragraph[] {
  return headnotes.map((text, index) => ({
    id: `headnote-${index + 1}`,
    label: `Headnote ${index + 1}`,
    text,
  }))
}
