import { AlignmentType, Document, Footer, Header, Packer, PageNumber, Paragraph, TextRun } from 'docx'
import type { Language } from '#shared/languages.ts'
import type { CompiledDocument } from '#shared/templates/blocks.ts'
import type { CourtProfile } from '#shared/templates/court-profiles.ts'
import { placeBlocks } from '#shared/templates/keep-together.ts'
import { createBlockWriter } from './docx-blocks.ts'
import { twips, wordNumbering, wordStyles } from './docx-styles.ts'
import { fontsToEmbed, wordFontTable } from './embedded-fonts.ts'
import { tieNumbers } from './tie-numbers.ts'

const a4 = { width: twips(21), height: twips(29.7) }

/** A Word file to go on editing: real styles, numbering and fonts for both scripts. */
export function writeDocx(document: CompiledDocument, profile: CourtProfile): Promise<Buffer> {
  const { top, right, bottom, left } = profile.margins
  const writeBlock = createBlockWriter(a4.width - twips(left) - twips(right))
  const margin = {
    top: twips(top),
    right: twips(right),
    bottom: twips(bottom),
    left: twips(left),
    header: twips(top / 2),
    footer: twips(bottom / 2),
  }
  const fonts = fontsToEmbed(document)
  const file = new Document({
    fonts,
    title: document.title,
    creator: 'Munshi',
    styles: wordStyles(profile, document.language),
    numbering: wordNumbering,
    sections: [
      {
        properties: { page: { size: a4, margin } },
        ...(document.notice && { headers: { default: writeHeader(document.notice) } }),
        footers: { default: writeFooter() },
        children: placeBlocks(document).flatMap(block => writeBlock(tieNumbers(block))),
      },
    ],
  })
  return Packer.toBuffer(file, false, [
    { path: 'word/settings.xml', data: wordSettings(profile, document.language, fonts.length > 0) },
    ...(fonts.length > 0 ? [{ path: 'word/fontTable.xml', data: wordFontTable(file.FontTable.files) }] : []),
  ])
}

function writeHeader(notice: string): Header {
  return new Header({ children: [new Paragraph({ style: 'Notice', children: [new TextRun(notice)] })] })
}

function writeFooter(): Footer {
  const number = new TextRun({ children: [PageNumber.CURRENT] })
  return new Footer({ children: [new Paragraph({ alignment: AlignmentType.CENTER, children: [number] })] })
}

/** The library knows no mirrored margins, so the settings part is our own; the compatibility mode is Word 2013's and later. */
function wordSettings({ mirrored }: CourtProfile, language: Language, carriesFonts: boolean): string {
  const embed = carriesFonts ? '<w:embedTrueTypeFonts/>' : ''
  const mirror = mirrored ? '<w:mirrorMargins/>' : ''
  const bidi = language === 'mr' ? 'mr-IN' : 'hi-IN'
  return `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>
<w:settings xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main">${embed}${mirror}<w:defaultTabStop w:val="720"/><w:characterSpacingControl w:val="doNotCompress"/><w:compat><w:compatSetting w:name="compatibilityMode" w:uri="http://schemas.microsoft.com/office/word" w:val="15"/></w:compat><w:themeFontLang w:val="en-IN" w:bidi="${bidi}"/></w:settings>`
}
