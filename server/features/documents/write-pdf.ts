import { readFileSync } from 'node:fs'
import path from 'node:path'
import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler'
import type { CompiledDocument } from '#shared/templates/blocks.ts'
import type { CourtProfile } from '#shared/templates/court-profiles.ts'
import { placeBlocks } from '#shared/templates/keep-together.ts'
import { shareColumns, shareWidth } from '#shared/templates/writers/column-widths.ts'
import { fixPdfText } from './fix-pdf-text.ts'
import { fontFiles, fontsFor } from './fonts.ts'
import { type PrintedSet, tellPageCount, tellPages } from './printed-set.ts'
import { type Places, type SettledBlock, settlePages } from './settle-pages.ts'
import { tieNumbers } from './tie-numbers.ts'

const template = readFileSync(path.join(import.meta.dirname, 'petition.typ'), 'utf8')

/** PDF/A-2 level A: archivable, tagged, every character mapped to its text. */
const pdfStandard = 'a-2a'

export type PdfWriter = (document: CompiledDocument, profile: CourtProfile, now: Date) => Buffer
export type SetPdfWriter = (set: PrintedSet, profile: CourtProfile, now: Date) => DrawnSet
/** The file, and the number of pages of each paper. */
export type DrawnSet = { bytes: Buffer; pages: number[] }

type Options = { mend?: boolean }

/** Uses Typst with our fonts only. Text is passed as data, so typed text cannot act as markup. */
export function createPdfWriter(options: Options = {}): PdfWriter {
  const write = createSetPdfWriter(options)
  return (document, profile, now) => {
    const papers = [{ id: 'main', title: document.title, document }]
    return write({ title: document.title, papers, index: [] }, profile, now).bytes
  }
}

/**
 * One paper, or the papers of a set in one file. Each paper starts on a new page, its bookmark is above
 * those of its headings, and the index shows the page numbers.
 */
export function createSetPdfWriter({ mend = true }: Options = {}): SetPdfWriter {
  const fontBlobs = Object.values(fontFiles).flatMap(files => files.map(file => readFileSync(file)))
  const compiler = NodeCompiler.create({ workspace: import.meta.dirname, fontArgs: [{ fontBlobs }] })

  return (set, profile, now) => {
    const [first] = set.papers
    if (!first) throw new Error('a set without a paper')
    const head = { ...describeHead(first.document, profile), title: set.title, isSet: set.papers.length > 1 }
    const settled = set.papers.map(({ document }) => settlePages(placeBlocks(document), profile, lay))
    try {
      const [only] = settled
      const { result, pages } =
        only && settled.length === 1
          ? { result: only.result, pages: [only.result.numOfPages] }
          : layTogether(settled.map(({ blocks }) => blocks))
      const options = { pdfStandard, creationTimestamp: Math.floor(now.getTime() / 1000) }
      const pdf = compiler.pdf(result, options)
      return { bytes: mend ? fixPdfText(pdf) : pdf, pages }
    } finally {
      // Keeps font layouts in the cache, but typed text only for two more documents.
      compiler.evictCache(2)
    }

    function lay(blocks: readonly (SettledBlock | PaperMark)[]) {
      const data = {
        ...head,
        blocks: blocks.map((block, index) =>
          describeBlock(block, index, { profile, lines: set.index, main: set.main }),
        ),
      }
      const inputs = { document: JSON.stringify(data) }
      const { result } = compiler.compile({ mainFileContent: template, inputs })
      if (!result) throw new Error('Typst laid no page')
      const [places] = compiler.query(result, { selector: '<places>', field: 'value' }) as [Places] // in the format that petition.typ writes
      return { result, places }
    }

    /**
     * The page breaks of a paper do not depend on earlier papers, so each paper has been settled
     * separately.
     */
    function layTogether(papers: readonly (readonly SettledBlock[])[]) {
      const { result, places } = lay(
        papers.flatMap((blocks, number) => [
          { kind: 'paperBegins' as const, number, title: set.papers[number]?.title ?? '' },
          ...blocks,
          { kind: 'paperEnds' as const, number },
        ]),
      )
      const ends = places.papers.map(([, page]) => page)
      return { result, pages: ends.map((end, number) => end - (ends[number - 1] ?? 0)) }
    }
  }
}

type PaperMark =
  | { kind: 'paperBegins'; number: number; title: string }
  | { kind: 'paperEnds'; number: number }

type Around = { profile: CourtProfile; lines: PrintedSet['index']; main: number | undefined }

function describeBlock(block: SettledBlock | PaperMark, index: number, { profile, lines, main }: Around) {
  if (block.kind === 'paperBegins' || block.kind === 'paperEnds') return block
  const told = tellPageCount(tellPages(tieNumbers(block), lines), main)
  const lang = 'lang' in told ? told.lang : undefined
  return {
    ...told,
    index,
    ...(told.kind === 'table' && { widths: shareWidth(told) }),
    ...(told.kind === 'columns' && { widths: shareColumns(told.rows) }),
    ...(lang && { fonts: fontsFor(profile, lang) }),
  }
}

function describeHead(document: CompiledDocument, profile: CourtProfile) {
  return {
    title: document.title,
    language: document.language,
    notice: document.notice ?? null,
    fonts: fontsFor(profile, document.language),
    page: profile,
  }
}
