import { readFileSync } from 'node:fs'
import path from 'node:path'
import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler'
import type { CompiledDocument } from '#shared/templates/blocks.ts'
import type { CourtProfile } from '#shared/templates/court-profiles.ts'
import { placeBlocks } from '#shared/templates/keep-together.ts'
import { shareWidth } from '#shared/templates/writers/column-widths.ts'
import { fixPdfText } from './fix-pdf-text.ts'
import { fontFiles, fontsFor } from './fonts.ts'
import { type Places, type SettledBlock, settlePages } from './settle-pages.ts'
import { tieNumbers } from './tie-numbers.ts'

const template = readFileSync(path.join(import.meta.dirname, 'petition.typ'), 'utf8')

/** Level A of PDF/A-2: archivable, tagged, every character mapped to its text. */
const pdfStandard = 'a-2a'

export type PdfWriter = (document: CompiledDocument, profile: CourtProfile, now: Date) => Buffer

/** Typst with our fonts only; the words go in as data, so nothing typed can be markup. */
export function createPdfWriter({ mend = true } = {}): PdfWriter {
  const fontBlobs = Object.values(fontFiles).flatMap(files => files.map(file => readFileSync(file)))
  const compiler = NodeCompiler.create({ workspace: import.meta.dirname, fontArgs: [{ fontBlobs }] })
  return (document, profile, now) => {
    const options = { pdfStandard, creationTimestamp: Math.floor(now.getTime() / 1000) }
    const head = describeHead(document, profile)
    const lay = (blocks: readonly SettledBlock[]) => {
      const data = { ...head, blocks: blocks.map((block, index) => describeBlock(block, index, profile)) }
      const inputs = { document: JSON.stringify(data) }
      const { result } = compiler.compile({ mainFileContent: template, inputs })
      if (!result) throw new Error('Typst laid no page')
      const [places] = compiler.query(result, { selector: '<places>', field: 'value' }) as [Places] // as petition.typ writes it
      return { result, places }
    }
    try {
      const pdf = compiler.pdf(settlePages(placeBlocks(document), profile, lay), options)
      return mend ? fixPdfText(pdf) : pdf
    } finally {
      // Keeps layouts of the fonts warm, and what was typed for no longer than two documents more.
      compiler.evictCache(2)
    }
  }
}

function describeBlock(block: SettledBlock, index: number, profile: CourtProfile) {
  const lang = 'lang' in block ? block.lang : undefined
  return {
    ...tieNumbers(block),
    index,
    ...(block.kind === 'table' && { widths: shareWidth(block) }),
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
