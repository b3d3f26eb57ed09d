import { AlignmentType, type INumberingOptions, type IStylesOptions, LevelFormat, LineRuleType } from 'docx'
import type { Language } from '#shared/languages.ts'
import type { CompiledBlock } from '#shared/templates/blocks.ts'
import type { CourtProfile } from '#shared/templates/court-profiles.ts'
import { devanagariFont } from './fonts.ts'

export function twips(centimetres: number): number {
  return Math.round((centimetres / 2.54) * 1440)
}

/** The indent for a number, as in the PDF. */
export const labelWidth = twips(1.1)

/**
 * The typefaces in Word: a Latin one that every Word has, and the Devanagari one that is embedded in the
 * file (embedded-fonts.ts).
 */
export function wordFonts({ face }: CourtProfile) {
  const latin = face === 'georgia' ? 'Georgia' : 'Times New Roman'
  return { ascii: latin, hAnsi: latin, eastAsia: latin, cs: devanagariFont }
}

/**
 * The Devanagari typeface has lines a fifth taller than the Latin one. This factor brings the lines of a
 * page closer to the number that courts expect.
 */
const devanagariLine = 0.9

const bold = { bold: true, boldComplexScript: true }

export function wordStyles(profile: CourtProfile, language: Language): IStylesOptions {
  const font = wordFonts(profile)
  const size = profile.size * 2
  const lines = profile.spacing * (language === 'en' ? 1 : devanagariLine)
  const spacing = { line: Math.round(lines * 240), lineRule: LineRuleType.AUTO, after: 120 }
  const heading = { basedOn: 'Normal', next: 'Normal', quickFormat: true }
  const own = (id: string, name: string, paragraph: object, run: object = {}) => ({
    id,
    name,
    basedOn: 'Normal',
    quickFormat: true,
    paragraph,
    run,
  })
  const quotationSize = profile.quotationSize * 2
  // In a justified line LibreOffice also adds space between a Devanagari letter and its sign, so these
  // lines are left-aligned.
  const alignment = language === 'en' ? AlignmentType.BOTH : AlignmentType.LEFT
  return {
    default: {
      document: {
        run: {
          font,
          size,
          sizeComplexScript: size,
          language: { value: 'en-IN', bidirectional: language === 'mr' ? 'mr-IN' : 'hi-IN' },
        },
        paragraph: { spacing, alignment },
      },
      title: {
        ...heading,
        run: { ...bold, font, size },
        paragraph: { alignment: AlignmentType.CENTER, spacing },
      },
      heading1: {
        ...heading,
        run: { ...bold, font, size },
        paragraph: { alignment: AlignmentType.CENTER, keepNext: true, spacing: { ...spacing, before: 120 } },
      },
      heading2: {
        ...heading,
        run: { ...bold, font, size },
        paragraph: { alignment: AlignmentType.LEFT, keepNext: true, spacing: { ...spacing, before: 120 } },
      },
    },
    paragraphStyles: [
      own('Centred', 'Centred', { alignment: AlignmentType.CENTER }),
      own('Role', 'Role', { alignment: AlignmentType.RIGHT }),
      own('Party', 'Party', {}),
      own('NumberedParagraph', 'Numbered Paragraph', {}),
      own(
        'Quotation',
        'Quotation',
        { indent: { left: twips(1.5) }, spacing: { line: 240, lineRule: LineRuleType.AUTO, after: 120 } },
        { size: quotationSize, sizeComplexScript: quotationSize },
      ),
      own('Signature', 'Signature Block', {
        alignment: AlignmentType.LEFT,
        spacing: { line: 288, lineRule: LineRuleType.AUTO, after: 0 },
      }),
      own('TableCell', 'Table Cell', {
        alignment: AlignmentType.LEFT,
        spacing: { line: 264, lineRule: LineRuleType.AUTO, after: 0 },
      }),
      own(
        'TableHeading',
        'Table Heading',
        { alignment: AlignmentType.LEFT, spacing: { line: 264, lineRule: LineRuleType.AUTO, after: 0 } },
        bold,
      ),
      own('Notice', 'Notice', { alignment: AlignmentType.CENTER }, { size: 18, sizeComplexScript: 18 }),
    ],
  }
}

type Counted = Extract<CompiledBlock, { label: string }>['kind']

const levels: Record<
  Counted,
  { format: (typeof LevelFormat)[keyof typeof LevelFormat]; text: string; depth: number }
> = {
  party: { format: LevelFormat.DECIMAL, text: '%1.', depth: 1 },
  numbered: { format: LevelFormat.DECIMAL, text: '%1.', depth: 1 },
  lettered: { format: LevelFormat.LOWER_LETTER, text: '(%1)', depth: 2 },
  roman: { format: LevelFormat.LOWER_ROMAN, text: '(%1)', depth: 3 },
  dash: { format: LevelFormat.BULLET, text: '–', depth: 2 },
}

/** Real numbering, so that a paragraph added in Word is numbered too. */
export const wordNumbering: INumberingOptions = {
  config: Object.entries(levels).map(([reference, { format, text, depth }]) => ({
    reference,
    levels: [
      {
        level: 0,
        format,
        text,
        alignment: AlignmentType.LEFT,
        style: { paragraph: { indent: { left: depth * labelWidth, hanging: labelWidth } } },
      },
    ],
  })),
}
