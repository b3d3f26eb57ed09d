import { readFileSync } from 'node:fs'
import path from 'node:path'
import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler'
import type { Language } from '#shared/languages.ts'
import type { CourtProfile } from '#shared/templates/court-profiles.ts'
import { fixPdfText } from './fix-pdf-text.ts'
import { fontFiles, fontsFor } from './fonts.ts'

/** A sheet as large as the page on which it is laid, in points. */
export type Stamp = { mark?: string; number: number; width: number; height: number }

const template = readFileSync(path.join(import.meta.dirname, 'stamps.typ'), 'utf8')

export type StampJob = {
  format: 'stamps'
  stamps: readonly Stamp[]
  language: Language
  profile: CourtProfile
  now: Date
}

/** Writes the marks and page numbers of annexures in the set's typeface. */
export function createStampWriter() {
  const fontBlobs = Object.values(fontFiles).flatMap(files => files.map(file => readFileSync(file)))
  const compiler = NodeCompiler.create({ workspace: import.meta.dirname, fontArgs: [{ fontBlobs }] })
  return ({ stamps, language, profile, now }: StampJob): Buffer => {
    const sheets = stamps.map(stamp => ({ ...stamp, mark: stamp.mark ?? null }))
    const inputs = { stamps: JSON.stringify({ language, fonts: fontsFor(profile, language), sheets }) }
    try {
      const { result } = compiler.compile({ mainFileContent: template, inputs })
      if (!result) throw new Error('Typst laid no stamps')
      return fixPdfText(compiler.pdf(result, { creationTimestamp: Math.floor(now.getTime() / 1000) }))
    } finally {
      compiler.evictCache(0)
    }
  }
}
