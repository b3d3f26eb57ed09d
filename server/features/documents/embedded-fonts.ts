import { readFileSync } from 'node:fs'
import type { CompiledDocument } from '#shared/templates/blocks.ts'
import { listRuns } from '#shared/templates/blocks.ts'
import { devanagariFont, fontFiles } from './fonts.ts'

type EmbeddedFont = { name: string; data: Buffer; bold: Buffer }

let faces: EmbeddedFont | undefined

/**
 * Word on a Mac, LibreOffice and phones have no common Devanagari typeface, and with other typefaces
 * signs are misplaced. So a file with Devanagari text embeds its own, which the OFL allows; other files
 * stay small.
 */
export function fontsToEmbed(documents: readonly CompiledDocument[]): EmbeddedFont[] {
  const texts = documents.flatMap(({ notice = '' }) => notice)
  const isNeeded = [...texts, ...documents.flatMap(listRuns).map(run => run.text)].some(hasDevanagari)
  if (!isNeeded) return []
  const [regular, bold] = fontFiles[devanagariFont]
  faces ??= { name: devanagariFont, data: readFileSync(regular), bold: readFileSync(bold) }
  return [faces]
}

function hasDevanagari(text: string): boolean {
  return /\p{Script=Devanagari}/u.test(text)
}

/**
 * For programs that ignore embedded typefaces (some phones): typefaces that the device may have, by the
 * names that Word uses.
 */
const alternatives = 'Nirmala UI,Mangal,Kohinoor Devanagari'
/** Values from the typeface's OS/2 table: the Unicode ranges (bit 15 is Devanagari) and code pages. */
const signature =
  'w:usb0="80008023" w:usb1="00002046" w:usb2="00000000" w:usb3="00000000" w:csb0="00000013" w:csb1="00000000"'

/** Written here because the library's font table has neither alternatives nor the script of the typeface. */
export function wordFontTable(files: readonly { fontKey: string }[]): string {
  const [regular, bold] = files
  return `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>
<w:fonts xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main" xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"><w:font w:name="${devanagariFont}"><w:altName w:val="${alternatives}"/><w:charset w:val="00"/><w:family w:val="swiss"/><w:pitch w:val="variable"/><w:sig ${signature}/><w:embedRegular r:id="rId1" w:fontKey="{${regular?.fontKey.toUpperCase()}}"/><w:embedBold r:id="rId2" w:fontKey="{${bold?.fontKey.toUpperCase()}}"/></w:font></w:fonts>`
}
