import {
  AlignmentType,
  Document,
  Footer,
  Header,
  Packer,
  PageNumber,
  Paragraph,
  SectionType,
  TextRun,
} from 'docx'
import type { Language } from '#shared/languages.ts'
import type { CompiledDocument } from '#shared/templates/blocks.ts'
import type { CourtProfile } from '#shared/templates/court-profiles.ts'
import { placeBlocks } from '#shared/templates/keep-together.ts'
import { closeUp } from './close-up.ts'
import { createBlockWriter, nameOfPaper } from './docx-blocks.ts'
import { twips, wordNumbering, wordStyles } from './docx-styles.ts'
import { fontsToEmbed, wordFontTable } from './embedded-fonts.ts'
import { type PrintedSet, tellPages } from './printed-set.ts'
import { tieNumbers } from './tie-numbers.ts'

const a4 = { width: twips(21), height: twips(29.7) }

export function writeDocx(document: CompiledDocument, profile: CourtProfile): Promise<Buffer> {
  const papers = [{ id: 'main', title: document.title, document }]
  return writeSetDocx({ title: document.title, papers, index: [] }, profile)
}

/**
 * A Word file for further editing: real styles and numbering, fonts for both scripts, and a section for
 * each paper.
 */
export function writeSetDocx({ title, papers, index }: PrintedSet, profile: CourtProfile): Promise<Buffer> {
  const { top, right, bottom, left } = profile.margins
  const blocks = createBlockWriter(a4.width - twips(left) - twips(right))
  const margin = {
    top: twips(top),
    right: twips(right),
    bottom: twips(bottom),
    left: twips(left),
    header: twips(top / 2),
    footer: twips(bottom / 2),
  }
  const language = papers[0]?.document.language ?? 'en'
  const fonts = fontsToEmbed(papers.map(({ document }) => document))
  const file = new Document({
    fonts,
    title,
    creator: 'Munshi',
    styles: wordStyles(profile, language),
    numbering: wordNumbering,
    sections: papers.map(({ document }, number) => {
      if (index.length > 0) blocks.begin(nameOfPaper(number))
      return {
        properties: {
          page: { size: a4, margin },
          ...(number > 0 && { type: SectionType.NEXT_PAGE }),
        },
        ...(document.notice && { headers: { default: writeHeader(document.notice) } }),
        footers: { default: writeFooter() },
        children: closeUp(placeBlocks(document), profile, document.language).flatMap(block =>
          blocks.write(tellPages(tieNumbers(block), index)),
        ),
      }
    }),
  })
  const settings = { carriesFonts: fonts.length > 0, hasFields: index.some(target => target !== null) }
  return Packer.toBuffer(file, false, [
    { path: 'word/settings.xml', data: wordSettings(profile, language, settings) },
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

/**
 * The library does not support mirrored margins, so we write the settings part ourselves, in the
 * compatibility mode of Word 2013 and later.
 */
function wordSettings(
  { mirrored }: CourtProfile,
  language: Language,
  { carriesFonts, hasFields }: { carriesFonts: boolean; hasFields: boolean },
): string {
  const embed = carriesFonts ? '<w:embedTrueTypeFonts/>' : ''
  // Word counts the pages of the index when the file is opened.
  const fields = hasFields ? '<w:updateFields w:val="true"/>' : ''
  const mirror = mirrored ? '<w:mirrorMargins/>' : ''
  const bidi = language === 'mr' ? 'mr-IN' : 'hi-IN'
  return `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>
<w:settings xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main">${embed}${mirror}<w:defaultTabStop w:val="720"/><w:characterSpacingControl w:val="doNotCompress"/>${fields}<w:compat><w:compatSetting w:name="compatibilityMode" w:uri="http://schemas.microsoft.com/office/word" w:val="15"/></w:compat><w:themeFontLang w:val="en-IN" w:bidi="${bidi}"/></w:settings>`
}
