import { readFileSync } from 'node:fs'
import path from 'node:path'
import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler'
import type { CompiledBlock, CompiledDocument } from '#shared/templates/blocks.ts'
import type { CourtProfile } from '#shared/templates/court-profiles.ts'
import { fontFiles, fontsFor } from './fonts.ts'
import { mendPdfText } from './mend-pdf-text.ts'

const template = readFileSync(path.join(import.meta.dirname, 'petition.typ'), 'utf8')

/** Level A of PDF/A-2: archivable, tagged, every character mapped to its text. */
const pdfStandard = 'a-2a'

export type PdfWriter = (document: CompiledDocument, profile: CourtProfile, now: Date) => Buffer

/** Typst with our fonts only; the words go in as data, so nothing typed can be markup. */
export function createPdfWriter(): PdfWriter {
  const fontBlobs = Object.values(fontFiles).flatMap(files => files.map(file => readFileSync(file)))
  const compiler = NodeCompiler.create({ workspace: import.meta.dirname, fontArgs: [{ fontBlobs }] })
  return (document, profile, now) => {
    const inputs = { document: JSON.stringify(toPage(document, profile)) }
    try {
      const options = { pdfStandard, creationTimestamp: Math.floor(now.getTime() / 1000) }
      return mendPdfText(compiler.pdf({ mainFileContent: template, inputs }, options))
    } finally {
      // Keeps layouts of the fonts warm, and what was typed for no longer than two documents more.
      compiler.evictCache(2)
    }
  }
}

function toPage(document: CompiledDocument, profile: CourtProfile) {
  const blocks = document.sections.flatMap(({ name, blocks: own }) =>
    own.map((block, index) => ({
      ...block,
      // The number of the case is the first bookmark; a role in the footer needs room to sign above it.
      named: name === 'formTitle' && index === 0,
      signed: name === 'footer',
    })),
  )
  return {
    title: document.title,
    language: document.language,
    keywords: ['Munshi'],
    notice: document.notice ?? null,
    fonts: fontsFor(profile, document.language),
    page: profile,
    blocks: blocks.map((block, index) => ({ ...block, sticky: staysWithNext(block, blocks[index + 1]) })),
  }
}

/** A paragraph stays on the page of the signature or the role that ends it, 'VERSUS' on that of the next party. */
function staysWithNext(block: CompiledBlock, next: CompiledBlock | undefined): boolean {
  if (!next || block.kind === 'pageBreak') return false
  return (
    next.kind === 'right' || next.kind === 'columns' || (block.kind === 'centre' && next.kind !== 'pageBreak')
  )
}
