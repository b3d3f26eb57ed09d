import type { CourtProfileName } from '#shared/courts.ts'

export type CourtProfile = {
  name: string
  /** The Latin typefaces; both have the same metrics as the typefaces that the rules name. */
  face: 'times' | 'georgia'
  size: number
  quotationSize: number
  /** Line spacing, as a multiple of single spacing. */
  spacing: number
  /**
   * In centimetres. When mirrored, left is the inner margin and right the outer margin on both sides of
   * the sheet.
   */
  margins: { top: number; right: number; bottom: number; left: number }
  mirrored: boolean
  sides: 'one' | 'both'
  /** We do not know the court's own rules; before a download the user is told to check them. */
  isDefault?: true
}

/** All use A4 (rules that name a paper size name A4, or the standard petition paper that A4 replaced). */
export const courtProfiles: Record<CourtProfileName, CourtProfile> = {
  // Supreme Court of India, circular F.No.01/Judl./2020 of 5 March 2020, in force from 1 April 2020.
  'supreme-court': {
    name: 'Supreme Court of India',
    face: 'times',
    size: 14,
    quotationSize: 12,
    spacing: 1.5,
    margins: { top: 2, right: 4, bottom: 2, left: 4 },
    mirrored: false,
    sides: 'both',
  },
  // Delhi High Court practice directions of 16 March 2021; of 10 October 2022 for both sides, in force
  // from 1 November 2022.
  delhi: {
    name: 'Delhi High Court and district courts',
    face: 'times',
    size: 14,
    quotationSize: 12,
    spacing: 1.5,
    margins: { top: 2, right: 4, bottom: 2, left: 4 },
    mirrored: false,
    sides: 'both',
  },
  // Bombay High Court notification of 6 July 2021 amending the Appellate Side Rules 1960 and the Original
  // Side Rules 1980: Times New Roman or Georgia 14, inner margin 5 cm, outer 3 cm, both sides. It does
  // not give top and bottom margins.
  bombay: {
    name: 'Bombay High Court',
    face: 'times',
    size: 14,
    quotationSize: 12,
    spacing: 2,
    margins: { top: 2, right: 3, bottom: 2, left: 5 },
    mirrored: true,
    sides: 'both',
  },
  // National Company Law Tribunal Rules 2016, rule 20; rule 19 of the NCLAT says the same. They do not
  // give a font size.
  nclt: {
    name: 'NCLT and NCLAT',
    face: 'times',
    size: 14,
    quotationSize: 12,
    spacing: 2,
    margins: { top: 4, right: 2.5, bottom: 2.5, left: 5 },
    mirrored: false,
    sides: 'one',
  },
  // The Supreme Court's circular, used when we do not know a court's own rules.
  general: {
    name: 'Other courts',
    face: 'times',
    size: 14,
    quotationSize: 12,
    spacing: 1.5,
    margins: { top: 2, right: 4, bottom: 2, left: 4 },
    mirrored: false,
    sides: 'one',
    isDefault: true,
  },
  // A vakalatnama or a memo of appearance is a printed form, so the rules on pleadings do not apply.
  memo: {
    name: 'Vakalatnama or memo',
    face: 'times',
    size: 12,
    quotationSize: 11,
    spacing: 1,
    margins: { top: 2, right: 2, bottom: 2, left: 2.5 },
    mirrored: false,
    sides: 'one',
    isDefault: true,
  },
  // No court rule applies to notices, letters and deeds.
  plain: {
    name: 'Letter or deed',
    face: 'times',
    size: 12,
    quotationSize: 11,
    spacing: 1.15,
    margins: { top: 2.54, right: 2.54, bottom: 2.54, left: 2.54 },
    mirrored: false,
    sides: 'one',
  },
}
